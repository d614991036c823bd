import { type Value, isMapping } from '../edit/value.ts';
import { binary, constant } from '../ir/build.ts';
import { causeOfPoints } from '../ir/engine-words.ts';
import type { Expr, PaidLine, PointsInstr } from '../ir/index.ts';
import { get, pairsOf } from '../link/sourced-value.ts';
import { type EffectContext, emit, label, place } from '../lower/effect-context.ts';
import { report } from '../lower/lowering-context.ts';
import { type Effect, effect } from './effect.ts';
import { type KeyReaders, mappingOf, optionalKey } from './key.ts';
import { cause, expression, optionalName } from './keys.ts';
import { operation } from './operation.ts';
import { markedSum } from '../words/condition-list.ts';
import { allLost, lostPointsIn, phraseIn, pointsIn } from '../words/datum.ts';
import { isSeveral } from '../words/english.ts';
import { sentence, sentenceIf } from './prose.ts';

type Amount = Extract<PointsInstr, { op: 'score' }>['amount'];

const lineKeys = {
	count: optionalKey(
		expression(['int', 'set(*)'], 'How many: a number, or a set whose members are counted.'),
	),
	each: expression('int', 'Points for each.'),
	when: optionalKey(expression('bool', 'Without this the line is left out.')),
};

type LineReaders = KeyReaders<typeof lineKeys>;

export const score: Effect = effect({
	name: 'score',
	says: 'Gives points to one seat or several, and says what for. Records `points`.',
	keys: {
		to: expression(['seat', 'set(seat)'], 'Who gets them.'),
		line: optionalName('line', 'The name of the line.', { declares: 'line' }),
		count: optionalKey(
			expression(
				['int', 'set(*)'],
				'How many: a number, or a set whose members are counted; 1 when absent.',
			),
		),
		each: optionalKey(
			expression('int', 'Points for each; needed unless there is a `ledger` or `lines`.'),
		),
		lines: mappingOf(
			lineKeys,
			'Instead of one line: several, by name, that are paid at once. Where every line is left out, nothing is scored.',
			'One line.',
			'line',
		),
		ledger: optionalKey(
			expression(
				'feature',
				'Instead of a line: all lines of the value of this feature as it is now.',
			),
		),
		of: optionalKey(
			expression(
				'feature',
				'The feature the points belong to, for the log and for rules that ask.',
			),
		),
		when: optionalKey(expression('bool', 'Nothing is scored unless this holds.')),
		cause: cause(causeOfPoints),
	},
	siblings: {},
	instructions: ['score'],
	lower: (ctx, keys) => {
		const skip = label(ctx);
		const test = keys.when();
		if (test !== undefined) emit(ctx, { op: 'unless', test, to: skip });
		for (const other of ['line', 'count', 'each', 'ledger'] as const) {
			const { datum } = keys[other];
			if (keys.lines.datum === undefined || datum === undefined) continue;
			report(
				ctx.lowering,
				datum,
				'RULE-KEYS-EXCLUDE',
				{ key: other, other: 'lines' },
				{ key: true },
			);
		}
		const amount = amountOf(ctx, keys);
		const to = keys.to();
		const cause = keys.cause();
		const of = keys.of();
		const written = keys.line();
		const line = written === undefined ? ruleId(ctx) : lineNamed(ctx, written);
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
		sentence('effect.score.ledger', 'Give {to} what {ledger} is worth.'),
		{
			english: {
				'effect.score': 'Give {to} {points}.',
				'effect.score.loses': '{to} loses {points}.',
				'effect.score.lose': '{to} lose {points}.',
			},
			describe: (node, { speaker, at }) => {
				const lines = get(node, 'lines');
				const paid = lines === undefined ? [node] : pairsOf(lines).map(([, line]) => line);
				const to = at('to');
				const lost = allLost(paid, (line) => lostPointsIn(speaker, line));
				if (lost === undefined) {
					const points = markedSum(paid.map((line) => pointsIn(speaker, line)));
					return { code: 'effect.score', args: { to, points } };
				}
				const isSet = phraseIn(speaker, get(node, 'to'))?.is === 'many';
				const code = `effect.score.${isSet || isSeveral(to) ? 'lose' : 'loses'}`;
				return { code, args: { to, points: markedSum(lost) } };
			},
		},
	),
	found: {
		uses: [
			{ to: 'active', each: 2 },
			{ to: 'others(active)', each: 2 },
			{ to: 'seats', each: 2 },
			{ to: 'active', each: -2 },
			{ to: 'seats.argmin(s, s.score)', each: 2 },
			{ to: 'seats.argmax(s, s.score)', each: 2 },
			{ to: 'seats.argmax(s, s.score)', each: -2 },
			{ to: 'seats', each: -2 },
		],
		alike: (use) =>
			isLoss(use) ? 'lose, pay, minus, take away, cost' : 'score, get, win, pay, bonus',
	},
});

function isLoss(use: Value): boolean {
	const each = isMapping(use) ? use['each'] : undefined;
	return typeof each === 'number' && each < 0;
}

function amountOf(
	ctx: EffectContext,
	keys: {
		count(): Expr | undefined;
		each(): Expr | undefined;
		ledger(): Expr | undefined;
		lines(): readonly (readonly [string, LineReaders])[] | undefined;
	},
): Amount {
	const feature = keys.ledger();
	if (feature !== undefined) return { by: 'ledger', feature };
	const lines = keys.lines();
	if (lines === undefined)
		return { by: 'count', count: keys.count() ?? constant(1), each: keys.each() ?? constant(1) };
	return {
		by: 'lines',
		lines: lines.map(([name, line]) => {
			const when = line.when();
			return {
				line: lineNamed(ctx, name),
				count: line.count() ?? constant(1),
				each: line.each(),
				...(when === undefined ? {} : { when }),
			};
		}),
	};
}

function pointsOf(amount: Amount): Expr | undefined {
	if (amount.by === 'ledger')
		return { op: 'call', fn: 'feature.worth', args: [amount.feature], type: 'int' };
	if (amount.by === 'count') return productOf(amount);
	const [first, ...others] = amount.lines.map((line): Expr => {
		const points = productOf(line);
		return line.when === undefined
			? points
			: { op: 'if', test: line.when, then: points, else: constant(0), type: 'int' };
	});
	// no line is left where what stands there is a finding
	return others.reduce((a, b) => binary('+', a, b), first ?? constant(0));
}

function productOf({ count, each }: Pick<PaidLine, 'count' | 'each'>): Expr {
	const number: Expr =
		count.type === 'int' ? count : { op: 'call', fn: 'set(*).size', args: [count], type: 'int' };
	return binary('*', number, each);
}

/** The name of a line; in a loop over names, the name of the loop stands for each of them. */
function lineNamed({ lineNames }: EffectContext, name: string): string {
	return lineNames?.get(name) ?? name;
}

function ruleId(ctx: EffectContext): string {
	return ctx.owner.slice(ctx.owner.indexOf('.') + 1);
}
