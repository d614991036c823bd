import { type Effect, causeOf, emit, expr } from './context.ts';
import { onPieces } from './each-piece.ts';
import { said } from './prose.ts';

/** `return: { pieces, cause? }`: pieces to the supplies they came from. */
export const giveBack: Effect = {
	name: 'return',
	beside: [],
	lower: (ctx, node) => {
		const pieces = expr(ctx, node, 'pieces', ['set(piece)', 'piece']);
		const cause = causeOf(ctx, node, 'returned');
		onPieces(ctx, 'returned', pieces, cause, (c, p) => emit(c, { op: 'return', pieces: p, cause }));
		return undefined;
	},
	prose: (node) => `Return ${said(node, 'pieces')} to the supply.`,
};
