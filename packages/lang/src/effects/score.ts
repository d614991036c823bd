import { get, textOf } from '../link/datum.ts';
import { type Effect, type EffectContext, causeOf, constant, emit, expr, exprOr } from './context.ts';
import { said } from './prose.ts';

/**
 * `score: { to, line?, count?, each }`, `{ to, points }` or `{ to, ledger }`: points for a seat or for each of a set.
 * A ledger pays the lines of a feature's value now.
 */
export const score: Effect = {
	name: 'score',
	beside: [],
	lower: (ctx, node) => {
		const amount: AmountOf = get(node, 'ledger') !== undefined
			? { by: 'ledger', feature: expr(ctx, node, 'ledger', 'feature') }
			: get(node, 'points') !== undefined
				? { by: 'count', count: constant(1), each: expr(ctx, node, 'points', 'int') }
				: { by: 'count', count: exprOr(ctx, node, 'count', ['int', 'set(*)'], constant(1)), each: expr(ctx, node, 'each', 'int') };
		emit(ctx, {
			op: 'score',
			to: expr(ctx, node, 'to', ['seat', 'set(seat)']),
			line: textOf(get(node, 'line')) ?? lineOf(ctx),
			cause: causeOf(ctx, node, 'scored'),
			amount,
		});
		return undefined;
	},
	prose: (node) =>
		get(node, 'ledger') !== undefined
			? `${said(node, 'to')} scores what ${said(node, 'ledger')} is worth.`
			: get(node, 'points') !== undefined
				? `${said(node, 'to')} scores ${said(node, 'points')}.`
				: `${said(node, 'to')} scores ${said(node, 'count', '1')} × ${said(node, 'each')}.`,
};

type AmountOf =
	| { readonly by: 'count'; readonly count: ReturnType<typeof expr>; readonly each: ReturnType<typeof expr> }
	| { readonly by: 'ledger'; readonly feature: ReturnType<typeof expr> };

/** Without a name of its own a line is called after the rule. */
function lineOf(ctx: EffectContext): string {
	return ctx.owner.slice(ctx.owner.indexOf('.') + 1);
}
