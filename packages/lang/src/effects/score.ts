import { binary, constant } from '../ir/build.ts';
import type { Expr, PointsInstr } from '../ir/index.ts';
import { type EffectContext, emit, label, place } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { maybe } from './key.ts';
import { cause, expression, optionalName } from './keys.ts';
import { operation } from './operation.ts';
import { sentence, sentenceIf, times, writtenAt } from './prose.ts';

type Amount = Extract<PointsInstr, { op: 'score' }>['amount'];

export const score: Effect = effect({
	name: 'score',
	says: 'Gives points to one seat or several, as named lines. Records `points`.',
	keys: {
		to: expression(['seat', 'set(seat)'], 'Who gets them.'),
		line: optionalName('line', 'The name of the line.', { declares: 'line' }),
		count: maybe(
			expression(
				['int', 'set(*)'],
				'How many: a number, or a set whose members are counted; 1 when absent.',
			),
		),
		each: maybe(expression('int', 'Points for each; needed unless there is a `ledger`.')),
		ledger: maybe(
			expression(
				'feature',
				'Instead of a line: all lines of the value of this feature as it is now.',
			),
		),
		of: maybe(
			expression(
				'feature',
				'The feature the points belong to, for the log and for rules that ask.',
			),
		),
		when: maybe(expression('bool', 'Nothing is scored unless this holds.')),
		cause: cause('scored'),
	},
	siblings: {},
	instructions: ['score'],
	lower: (ctx, keys) => {
		const skip = label(ctx);
		const test = keys.when();
		if (test !== undefined) emit(ctx, { op: 'unless', test, to: skip });
		const feature = keys.ledger();
		const amount: Amount =
			feature === undefined
				? { by: 'count', count: keys.count() ?? constant(1), each: keys.each() ?? constant(1) }
				: { by: 'ledger', feature };
		const to = keys.to();
		const cause = keys.cause();
		const of = keys.of();
		const line = keys.line() ?? ruleId(ctx);
		const points = pointsOf(amount);
		const known = {
			cause,
			...(to.type === 'seat' ? { seat: to } : {}),
			...(points === undefined ? {} : { points }),
		};
		operation(ctx, 'points', known, (c) =>
			emit(c, { op: 'score', to, line, cause, ...(of === undefined ? {} : { of }), amount }),
		);
		place(ctx, skip);
	},
	prose: sentenceIf(
		'ledger',
		sentence('effect.score.ledger', '{to} scores what {ledger} is worth.'),
		{
			english: { 'effect.score': '{to} scores {product}.' },
			describe: (node) => ({
				code: 'effect.score',
				args: { to: writtenAt(node, 'to'), product: times(node) },
			}),
		},
	),
});

function pointsOf(amount: Amount): Expr | undefined {
	if (amount.by === 'ledger')
		return { op: 'call', fn: 'feature.worth', args: [amount.feature], type: 'int' };
	const { count, each } = amount;
	const number: Expr =
		count.type === 'int' ? count : { op: 'call', fn: 'set(*).size', args: [count], type: 'int' };
	return binary('*', number, each);
}

/** The id of the rule without its pack: the name of a line that has none of its own. */
function ruleId(ctx: EffectContext): string {
	return ctx.owner.slice(ctx.owner.indexOf('.') + 1);
}
