import { get } from '../link/datum.ts';
import { kindNamed } from '../lower/symbols.ts';
import { type Effect, emit, expr } from './context.ts';
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
		emit(ctx, { op: 'override-edge', side: expr(ctx, node, 'side', 'side'), kind: kindNamed(ctx.unit, node, 'kind') });
		return undefined;
	},
	prose: (node) => `Let ${said(node, 'side')} count as ${said(node, 'kind')}.`,
};

/** `convert: { feature, to }`: a feature becomes one of another kind; what points at it stays. */
export const convert: Effect = {
	name: 'convert',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, { op: 'convert', feature: expr(ctx, node, 'feature', 'feature'), kind: kindNamed(ctx.unit, node, 'to') });
		return undefined;
	},
	prose: (node) => `Turn ${said(node, 'feature')} into ${said(node, 'to')}.`,
};
