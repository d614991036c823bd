import { constant } from '../ir/build.ts';
import type { Expr } from '../ir/index.ts';
import { type Datum, get, textOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { check } from '../lower/check.ts';
import { report } from '../lower/unit.ts';
import { groupIds } from '../lower/words.ts';
import { type Effect, type EffectContext, emit, expr, exprOr, wordOf } from './context.ts';
import { operation } from './operation.ts';
import { said } from './prose.ts';

const shows = ['all', 'owner', 'nobody'] as const;
const active: Expr = { op: 'call', fn: 'active', args: [], type: 'seat' };

/** `draw-tile: { group?, to?, count?, short?, show? }`: the next tile in hand, or tiles into a zone. */
export const drawTile: Effect = {
	name: 'draw-tile',
	beside: [],
	lower: (ctx, node) => {
		const group = groupOf(ctx, node);
		if (get(node, 'to') === undefined) {
			operation(ctx, 'drawn', { seat: active }, (c) =>
				emit(c, group === undefined ? { op: 'draw-tile' } : { op: 'draw-tile-of', group }),
			);
			return undefined;
		}
		const to = expr(ctx, node, 'to', 'zone');
		const count = exprOr(ctx, node, 'count', 'int', constant(1));
		const short = wordOf(ctx, node, 'short', ['skip', 'take-all', 'fail'], 'take-all');
		const show = get(node, 'show') === undefined ? {} : { show: wordOf(ctx, node, 'show', shows) };
		operation(ctx, 'drawn', { seat: active }, (c) =>
			emit(c, {
				op: 'draw-tiles',
				...(group === undefined ? {} : { group }),
				to,
				count,
				short,
				...show,
			}),
		);
		return undefined;
	},
	prose: (node) =>
		get(node, 'to') === undefined
			? 'Draw a tile.'
			: `Draw ${said(node, 'count', '1')} tiles into ${said(node, 'to')}.`,
};

/** `take-tile: { tile, from }`: a tile of a zone is the tile in hand. */
export const takeTile: Effect = {
	name: 'take-tile',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, {
			op: 'take-tile',
			tile: expr(ctx, node, 'tile', 'tile-kind'),
			from: expr(ctx, node, 'from', 'zone'),
		});
		return undefined;
	},
	prose: (node) => `Take ${said(node, 'tile')} from ${said(node, 'from')} in hand.`,
};

/** `move-tile: { tile, from, to }`: a tile from one zone to another. */
export const moveTile: Effect = {
	name: 'move-tile',
	beside: [],
	lower: (ctx, node) => {
		const tile = expr(ctx, node, 'tile', 'tile-kind');
		emit(ctx, {
			op: 'move-tile',
			tile,
			from: expr(ctx, node, 'from', 'zone'),
			to: expr(ctx, node, 'to', 'zone'),
		});
		return undefined;
	},
	prose: (node) => `Move ${said(node, 'tile')} from ${said(node, 'from')} to ${said(node, 'to')}.`,
};

/** `discard-tile: { to }`: the tile in hand goes into the box, aside, back into the deck, or into a zone. */
export const discardTile: Effect = {
	name: 'discard-tile',
	beside: [],
	lower: (ctx, node) => {
		const datum = get(node, 'to');
		const word = textOf(datum) ?? 'box';
		if (word === 'box' || word === 'aside' || word === 'deck')
			emit(ctx, { op: 'discard-tile', to: word });
		else
			emit(ctx, { op: 'stow-tile', to: check(ctx.unit, datum!, 'zone', ctx.scope, ctx.options) });
		return undefined;
	},
	prose: (node) => `Put the tile in hand into: ${said(node, 'to', 'box')}.`,
};

/** `return-aside: { group? }`: tiles laid aside go back into the deck. */
export const returnAside: Effect = {
	name: 'return-aside',
	beside: [],
	lower: (ctx, node) => {
		const group = groupOf(ctx, node);
		emit(ctx, group === undefined ? { op: 'return-aside' } : { op: 'return-aside-of', group });
		return undefined;
	},
	prose: () => 'Put tiles laid aside back into the deck.',
};

/** `place-tile: { at, face-down? }`: the tile in hand is laid. */
export const placeTile: Effect = {
	name: 'place-tile',
	beside: [],
	lower: (ctx, node) => {
		const at = expr(ctx, node, 'at', 'placement');
		const down = get(node, 'face-down');
		const op = down?.is === 'scalar' && down.value === true ? 'place-tile-down' : 'place-tile';
		for (const event of ['extended', 'joined'])
			ctx.unit.emissions.push({
				owner: ctx.owner,
				event,
				cause: undefined,
				guards: ctx.guards ?? [],
			});
		operation(ctx, 'laid', { seat: active }, (c) => emit(c, { op, at }));
		return undefined;
	},
	prose: (node) => `Lay the tile at ${said(node, 'at')}.`,
};

function groupOf(ctx: EffectContext, node: Datum): number | undefined {
	const datum = get(node, 'group');
	if (datum === undefined) return undefined;
	const ids = groupIds(ctx.unit.ruleSet);
	const id = textOf(datum) ?? '';
	const index = ids.indexOf(id);
	if (index < 0)
		report(ctx.unit, datum, 'LINK-ID-UNKNOWN', { what: 'tile group', id, near: nearest(id, ids) });
	return Math.max(0, index);
}
