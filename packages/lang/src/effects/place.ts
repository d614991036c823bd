import { causeOf, emit, expr, exprOr, wordOf } from './context.ts';
import type { Effect } from './context.ts';
import { said } from './prose.ts';

/** `place: { piece, at, who?, short?, cause? }`: a piece of a kind from a supply, or a given piece, onto a place. */
export const place: Effect = {
	name: 'place',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, {
			op: 'place',
			piece: expr(ctx, node, 'piece', ['piece-kind', 'piece']),
			who: exprOr(ctx, node, 'who', 'seat', { op: 'call', fn: 'active', args: [], type: 'seat' }),
			at: expr(ctx, node, 'at', 'location'),
			short: wordOf(ctx, node, 'short', ['fail', 'skip'], 'fail'),
			cause: causeOf(ctx, node, 'placed'),
		});
		return undefined;
	},
	prose: (node) => `Put ${said(node, 'piece')} on ${said(node, 'at')}.`,
};
