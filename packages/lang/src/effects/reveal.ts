import { emit, expr } from './context.ts';
import type { Effect } from './context.ts';
import { said } from './prose.ts';

/** `reveal: { pieces }`: their faces are known to all from now on. */
export const reveal: Effect = {
	name: 'reveal',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, { op: 'reveal', pieces: expr(ctx, node, 'pieces', ['set(piece)', 'piece']) });
		return undefined;
	},
	prose: (node) => `Reveal ${said(node, 'pieces')}.`,
};
