import { textOf, get } from '../link/datum.ts';
import { causeOf, constant, emit, expr, exprOr, wordOf } from './context.ts';
import type { Effect } from './context.ts';
import { said } from './prose.ts';
import { targetOf } from './target.ts';

/** `draw: { from, count?, to, short?, cause? }`: random members of a zone. */
export const draw: Effect = {
	name: 'draw',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, {
			op: 'draw',
			from: expr(ctx, node, 'from', 'zone'),
			count: exprOr(ctx, node, 'count', 'int', constant(1)),
			to: targetOf(ctx, node),
			short: wordOf(ctx, node, 'short', ['skip', 'take-all', 'fail'], 'take-all'),
			cause: causeOf(ctx, node, 'drawn'),
			stream: ctx.unit.streams.of(textOf(get(node, 'from')) ?? 'draw'),
		});
		return undefined;
	},
	prose: (node) => `Draw ${said(node, 'count', '1')} from ${said(node, 'from')} to ${said(node, 'to')}.`,
};
