import { type Effect, emit, expr, wordOf } from './context.ts';
import { said } from './prose.ts';

/** `draw-tile: {}`: the next tile is in hand; `drawn` is none when there is none. */
export const drawTile: Effect = {
	name: 'draw-tile',
	beside: [],
	lower: (ctx) => {
		emit(ctx, { op: 'draw-tile' });
		return undefined;
	},
	prose: () => 'Draw a tile.',
};

/** `discard-tile: { to }`: the tile in hand goes into the box, aside, or back into the deck. */
export const discardTile: Effect = {
	name: 'discard-tile',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, { op: 'discard-tile', to: wordOf(ctx, node, 'to', ['box', 'aside', 'deck'], 'box') });
		return undefined;
	},
	prose: (node) => `Put the tile in hand into: ${said(node, 'to', 'box')}.`,
};

/** `return-aside: {}`: tiles laid aside go back into the deck. */
export const returnAside: Effect = {
	name: 'return-aside',
	beside: [],
	lower: (ctx) => {
		emit(ctx, { op: 'return-aside' });
		return undefined;
	},
	prose: () => 'Put tiles laid aside back into the deck.',
};

/** `place-tile: { at }`: the tile in hand is laid. */
export const placeTile: Effect = {
	name: 'place-tile',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, { op: 'place-tile', at: expr(ctx, node, 'at', 'placement') });
		return undefined;
	},
	prose: (node) => `Lay the tile at ${said(node, 'at')}.`,
};
