import { causeOf, emit, expr } from './context.ts';
import type { Effect } from './context.ts';
import { said } from './prose.ts';
import { targetOf } from './target.ts';

/** `move: { pieces, to, cause? }`: pieces onto a place, into a zone, to the supply or off the board. */
export const move: Effect = {
	name: 'move',
	beside: [],
	lower: (ctx, node) => {
		const pieces = expr(ctx, node, 'pieces', ['set(piece)', 'piece']);
		emit(ctx, { op: 'move', pieces, to: targetOf(ctx, node), cause: causeOf(ctx, node, 'moved') });
		return undefined;
	},
	prose: (node) => `Move ${said(node, 'pieces')} to ${said(node, 'to')}.`,
};
