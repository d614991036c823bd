import { get } from '../link/datum.ts';
import { kindNamed } from '../lower/symbols.ts';
import { type Effect, emit, expr } from './context.ts';
import { operation } from './operation.ts';
import { said } from './prose.ts';

/** `add-segment: { tile, kind, sides, over?, by? }`: a new segment on a tile that lies. */
export const addSegment: Effect = {
	name: 'add-segment',
	beside: [],
	lower: (ctx, node) => {
		const over = get(node, 'over');
		emit(ctx, {
			op: 'add-segment',
			tile: expr(ctx, node, 'tile', 'tile'),
			kind: kindNamed(ctx.unit, node, 'kind'),
			sides: expr(ctx, node, 'sides', 'set(side)'),
			...(get(node, 'by') === undefined ? {} : { by: expr(ctx, node, 'by', 'piece') }),
			over: over?.is === 'scalar' && over.value === true,
		});
		return undefined;
	},
	prose: (node) => `Add a segment of ${said(node, 'kind')} to ${said(node, 'tile')}.`,
};

/** `override-edge: { side, kind }`: a side counts as one of another kind. */
export const overrideEdge: Effect = {
	name: 'override-edge',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, {
			op: 'override-edge',
			side: expr(ctx, node, 'side', 'side'),
			kind: kindNamed(ctx.unit, node, 'kind'),
		});
		return undefined;
	},
	prose: (node) => `Let ${said(node, 'side')} count as ${said(node, 'kind')}.`,
};

/** `convert: { feature, to, by? }`: a feature becomes one of another kind, perhaps marked by a piece; what points at it stays. */
export const convert: Effect = {
	name: 'convert',
	beside: [],
	lower: (ctx, node) => {
		const feature = expr(ctx, node, 'feature', 'feature');
		const kind = kindNamed(ctx.unit, node, 'to');
		operation(ctx, 'converted', {}, (c) => emit(c, { op: 'convert', feature, kind }));
		if (get(node, 'by') !== undefined) {
			const piece = expr(ctx, node, 'by', ['piece', 'piece-kind']);
			const who = { op: 'call', fn: 'active', args: [], type: 'seat' } as const;
			const cause = ctx.unit.causes.of('placed');
			operation(ctx, 'placed', { cause }, (c) =>
				emit(c, { op: 'place', piece, who, at: feature, cause, short: 'fail' }),
			);
		}
		return undefined;
	},
	prose: (node) => `Turn ${said(node, 'feature')} into ${said(node, 'to')}.`,
};
