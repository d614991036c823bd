import { binary, constant } from '../ir/build.ts';
import { textOf } from '../link/sourced-value.ts';
import { lowerBlock } from '../lower/block.ts';
import { check } from '../lower/check.ts';
import {
	type EffectContext,
	countDown,
	emit,
	label,
	localOf,
	place,
	readLocal,
	withName,
} from '../lower/effect-context.ts';
import { takeSlots } from '../lower/emit.ts';
import { report } from '../lower/lowering-context.ts';
import { byUse } from '../lower/variables.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey, needed } from './key.ts';
import { block, commonKey, expression, word } from './keys.ts';
import { sentence, sentenceIf } from './prose.ts';

export const repeat: Effect = effect({
	name: 'repeat',
	says: 'Does the same again while something holds. Each pass must lower the measure, or the number of passes is bounded.',
	keys: {
		vars: commonKey('let', 'Variables of the loop; `set` may change them.'),
		while: optionalKey(expression('bool', 'Asked before each pass.')),
		measure: optionalKey(
			expression(
				'int',
				'A number that falls with each pass. Where the loop runs steps with actions, something besides the actions must lower it.',
			),
		),
		until: optionalKey(
			word(
				['pass'],
				'`pass`: it ends when a choice in it is passed or has no option; what follows that choice in the list is still done.',
			),
		),
		times: optionalKey(expression('int', 'At most this many passes.')),
		do: needed(block('What is done.')),
	},
	siblings: {},
	instructions: [],
	lower: (ctx, keys, node) => {
		const { frame } = ctx;
		const kept = frame.next;
		let inner: EffectContext = ctx;
		for (const [name, datum] of byUse(keys.vars())) {
			const value = check(ctx.lowering, datum, 'any', inner.scope);
			const slot = takeSlots(frame);
			emit(ctx, { op: 'let', slot, value });
			inner = withName(inner, name, localOf(slot, value.type, true));
		}
		const passed = keys.until() === 'pass' ? takeSlots(frame) : -1;
		if (passed >= 0) emit(ctx, { op: 'let', slot: passed, value: constant(0) });
		const again = label(ctx);
		const end = label(ctx);
		const isCounted = keys.times.datum !== undefined;
		const isMeasured = keys.measure.datum !== undefined;
		if (!isCounted && !isMeasured)
			report(ctx.lowering, node, 'RULE-ENDLESS', { what: textOf(keys.while.datum) ?? 'repeat' });
		const counter = isCounted ? takeSlots(frame) : -1;
		if (isCounted) emit(ctx, { op: 'let', slot: counter, value: keys.times(inner)! });
		const fall = isMeasured ? takeSlots(frame) : -1;
		if (isMeasured) emit(ctx, { op: 'let', slot: fall, value: constant(2147483647) });
		place(ctx, again);
		const from = ctx.lowering.emitter.here();
		if (passed >= 0)
			emit(ctx, {
				op: 'unless',
				test: binary('==', readLocal(passed, 'passed', 'int'), constant(0)),
				to: end,
			});
		const test = keys.while(inner);
		if (test !== undefined) emit(ctx, { op: 'unless', test, to: end });
		if (isCounted) countDown(ctx, counter, 'times', end);
		const measure = isMeasured ? keys.measure(inner) : undefined;
		if (measure !== undefined) emit(ctx, { op: 'measure', slot: fall, measure });
		const onPass = (): void => {
			emit(ctx, { op: 'let', slot: passed, value: constant(1) });
		};
		lowerBlock(passed >= 0 ? { ...inner, onPass } : inner, keys.do());
		emit(ctx, { op: 'jump', to: again });
		if (measure !== undefined)
			ctx.lowering.measuredLoops.push({
				written: keys.measure.datum!,
				measure,
				code: [from, ctx.lowering.emitter.here()],
				endsOnPass: passed >= 0,
			});
		place(ctx, end);
		frame.next = kept;
	},
	prose: sentenceIf(
		'while',
		sentence('effect.repeat.while', 'Repeat while {while}:'),
		sentenceIf(
			'until',
			sentence('effect.repeat.until', 'Repeat until a choice is passed:'),
			sentence('effect.repeat', 'Repeat {times} times:'),
		),
	),
});
