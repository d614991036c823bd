import { get, textOf } from '../link/datum.ts';
import { type Effect, causeOf, emit, expr } from './context.ts';
import { onPieces } from './each-piece.ts';
import { said } from './prose.ts';
import { targetOf } from './target.ts';

/** `move: { pieces, to, on?, cause? }`: pieces onto a place, into a zone or pile, to the supply or off the board. */
export const move: Effect = {
	name: 'move',
	beside: [],
	lower: (ctx, node) => {
		const pieces = expr(ctx, node, 'pieces', ['set(piece)', 'piece']);
		const to = targetOf(ctx, node);
		const cause = causeOf(ctx, node, 'moved');
		const op = textOf(get(node, 'on')) === 'bottom' ? 'move-under' : 'move';
		onPieces(ctx, 'moved', pieces, cause, (c, p) => emit(c, { op, pieces: p, to, cause }));
		return undefined;
	},
	prose: (node) => `Move ${said(node, 'pieces')} to ${said(node, 'to')}.`,
};
