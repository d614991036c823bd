import { binary, constant } from '../ir/build.ts';
import type { Expr, PointsInstr } from '../ir/index.ts';
import { get, textOf } from '../link/datum.ts';
import {
	type Effect,
	type EffectContext,
	causeOf,
	emit,
	expr,
	exprOr,
	label,
	place,
} from './context.ts';
import { operation } from './operation.ts';
import { said, times } from './prose.ts';

type Amount = Extract<PointsInstr, { op: 'score' }>['amount'];

/**
 * `score: { to, line?, count?, each?, of?, when?, cause? }` or `{ to, ledger }`: points for a seat or for each of a set.
 * A ledger pays the lines of a feature's value now.
 */
export const score: Effect = {
	name: 'score',
	beside: [],
	lower: (ctx, node) => {
		const skip = label(ctx);
		if (get(node, 'when') !== undefined)
			emit(ctx, { op: 'unless', test: expr(ctx, node, 'when', 'bool'), to: skip });
		const amount = amountOf(ctx, node);
		const to = expr(ctx, node, 'to', ['seat', 'set(seat)']);
		const cause = causeOf(ctx, node, 'scored');
		const of = get(node, 'of') === undefined ? {} : { of: expr(ctx, node, 'of', 'feature') };
		const line = textOf(get(node, 'line')) ?? lineOf(ctx);
		const points = pointsOf(amount);
		const known = {
			cause,
			...(to.type === 'seat' ? { seat: to } : {}),
			...(points === undefined ? {} : { points }),
		};
		operation(ctx, 'points', known, (c) =>
			emit(c, { op: 'score', to, line, cause, ...of, amount }),
		);
		place(ctx, skip);
		return undefined;
	},
	prose: (node) =>
		get(node, 'ledger') === undefined
			? `${said(node, 'to')} scores ${times(node)}.`
			: `${said(node, 'to')} scores what ${said(node, 'ledger')} is worth.`,
};

function amountOf(ctx: EffectContext, node: Parameters<typeof expr>[1]): Amount {
	if (get(node, 'ledger') !== undefined)
		return { by: 'ledger', feature: expr(ctx, node, 'ledger', 'feature') };
	const count = exprOr(ctx, node, 'count', ['int', 'set(*)'], constant(1));
	return { by: 'count', count, each: exprOr(ctx, node, 'each', 'int', constant(1)) };
}

function pointsOf(amount: Amount): Expr | undefined {
	if (amount.by === 'ledger')
		return { op: 'call', fn: 'feature.worth', args: [amount.feature], type: 'int' };
	const { count, each } = amount;
	const number: Expr =
		count.type === 'int' ? count : { op: 'call', fn: 'set(*).size', args: [count], type: 'int' };
	return binary('*', number, each);
}

/** Without a name of its own a line is called after the rule. */
function lineOf(ctx: EffectContext): string {
	return ctx.owner.slice(ctx.owner.indexOf('.') + 1);
}
