import { causeOf, emit, expr } from './context.ts';
import type { Effect } from './context.ts';
import { said } from './prose.ts';

/** `transfer: { from, to, points, cause? }`: one seat pays another. */
export const transfer: Effect = {
	name: 'transfer',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, {
			op: 'transfer',
			from: expr(ctx, node, 'from', 'seat'),
			to: expr(ctx, node, 'to', 'seat'),
			points: expr(ctx, node, 'points', 'int'),
			cause: causeOf(ctx, node, 'paid'),
		});
		return undefined;
	},
	prose: (node) => `${said(node, 'from')} pays ${said(node, 'points')} to ${said(node, 'to')}.`,
};
