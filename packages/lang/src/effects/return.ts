import { causeOf, emit, expr } from './context.ts';
import type { Effect } from './context.ts';
import { said } from './prose.ts';

/** `return: { pieces, cause? }`: pieces to the supplies they came from. */
export const giveBack: Effect = {
	name: 'return',
	beside: [],
	lower: (ctx, node) => {
		const pieces = expr(ctx, node, 'pieces', ['set(piece)', 'piece']);
		emit(ctx, { op: 'return', pieces, cause: causeOf(ctx, node, 'returned') });
		return undefined;
	},
	prose: (node) => `Return ${said(node, 'pieces')} to the supply.`,
};
