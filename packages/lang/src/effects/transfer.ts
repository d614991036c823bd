import { get, textOf } from '../link/datum.ts';
import { type Effect, causeOf, constant, emit, expr } from './context.ts';
import { operation } from './operation.ts';
import { said } from './prose.ts';

/** `transfer: { from, to?, points, line?, cause? }`: one seat pays another, or the bank. */
export const transfer: Effect = {
	name: 'transfer',
	beside: [],
	lower: (ctx, node) => {
		const from = expr(ctx, node, 'from', 'seat');
		const points = expr(ctx, node, 'points', 'int');
		const cause = causeOf(ctx, node, 'payment');
		const known = { cause, seat: from, points: { op: 'neg', on: points, type: 'int' } as const };
		const line = textOf(get(node, 'line')) ?? 'payment';
		operation(ctx, 'points', known, (c) => {
			if (get(node, 'to') === undefined)
				emit(c, { op: 'score', to: from, line, cause, amount: { by: 'count', count: points, each: constant(-1) } });
			else emit(c, { op: 'transfer', from, to: expr(c, node, 'to', 'seat'), points, cause });
		});
		return undefined;
	},
	prose: (node) => `${said(node, 'from')} pays ${said(node, 'points')} to ${said(node, 'to', 'the bank')}.`,
};
