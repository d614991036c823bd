import { get, textOf } from '../link/datum.ts';
import { type Effect, causeOf, emit, expr } from './context.ts';
import { operation } from './operation.ts';
import { said } from './prose.ts';

/** `transfer: { from, to, points, line?, cause? }`: one seat pays another. */
export const transfer: Effect = {
	name: 'transfer',
	beside: [],
	lower: (ctx, node) => {
		const from = expr(ctx, node, 'from', 'seat');
		const to = expr(ctx, node, 'to', 'seat');
		const points = expr(ctx, node, 'points', 'int');
		const line = textOf(get(node, 'line')) ?? 'payment';
		const cause = causeOf(ctx, node, 'payment');
		const known = { cause, seat: from, points: { op: 'neg', on: points, type: 'int' } as const };
		operation(ctx, 'points', known, (c) =>
			emit(c, { op: 'transfer', from, to, line, points, cause }),
		);
		return undefined;
	},
	prose: (node) => `${said(node, 'from')} pays ${said(node, 'points')} to ${said(node, 'to')}.`,
};
