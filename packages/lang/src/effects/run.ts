import { type SourcedValue, itemsOf, textOf } from '../link/sourced-value.ts';
import { nearestTo, packWriting } from '../link/nearest.ts';
import { declOf, declsBy, declsOf } from '../link/ruleset.ts';
import { emit } from '../lower/effect-context.ts';
import { withInserted } from '../lower/inserted-steps.ts';
import type { TurnStep } from '../lower/slots.ts';
import { type LoweringContext, report } from '../lower/lowering-context.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey } from './key.ts';
import { commonKey, expression, flag, written } from './keys.ts';
import type { KeyWords } from './prose.ts';

export const run: Effect = effect({
	name: 'run',
	says: 'Runs a stretch of the timeline here and comes back. A part, and steps `from … to`, begin without a tile and leave the tile of the part around them as it was; `slots` go on with it.',
	keys: {
		part: flag('True: a whole part.'),
		wave: commonKey('slot-word', 'The wave of this name.', 'slot'),
		slots: written({
			type: 'array',
			items: {
				$ref: 'common.schema.json#/$defs/slot',
				description: 'A step of a turn: a slot, a group of actions or a wave.',
				'x-ref': 'slot',
			},
			minItems: 1,
			description:
				'These steps of a turn, in this order, for the tile in hand or just laid. Steps that packs which this one does not know put directly before or after one of them are run with it, and once between two of them.',
		}),
		from: commonKey(
			'slot',
			'The first step of a part that is run, with all steps up to `to`.',
			'slot',
		),
		to: commonKey('slot', 'The last step of a part that is run.', 'slot'),
		seat: optionalKey(
			expression('seat', 'The seat that is active in it; the active seat when absent.'),
		),
		measure: optionalKey(
			expression('int', 'A number that falls with every run inside a run, so that it ends.'),
		),
		quiet: commonKey('names', 'Rules that do not fire in it.', 'rule'),
	},
	siblings: {},
	instructions: ['run-begin', 'wave-begin', 'call', 'wave-end', 'run-end'],
	lower: (ctx, keys) => {
		const { stretches } = ctx.lowering;
		const wave = textOf(keys.wave());
		const slots = stepsIn(ctx.lowering, keys.slots());
		const range = rangeOf(ctx.lowering, keys.from(), keys.to());
		const seat = keys.seat();
		const measure = keys.measure();
		emit(ctx, {
			op: 'run-begin',
			...(seat === undefined ? {} : { seat }),
			...(measure === undefined ? {} : { measure }),
			quiet: quietRules(ctx.lowering, keys.quiet()),
			...(slots.length > 0 ? { keepsTile: true } : {}),
		});
		if (wave !== undefined) {
			emit(ctx, { op: 'wave-begin', wave });
			emit(ctx, { op: 'call', routine: stretches.wave(), args: [] });
			emit(ctx, { op: 'wave-end' });
		} else {
			const routine =
				range !== undefined
					? stretches.range(...range)
					: slots.length > 0
						? stretches.slots(slots)
						: stretches.part();
			emit(ctx, { op: 'call', routine, args: [] });
			const named = keys.slots() ?? keys.from() ?? keys.to();
			if (named !== undefined) ctx.lowering.runs.push({ named, routine });
		}
		emit(ctx, { op: 'run-end' });
	},
	prose: {
		english: { 'effect.run': 'Run {what} for {seat}.' },
		describe: (node, words) => ({
			code: 'effect.run',
			args: {
				what: stepsInWords(words),
				seat: words.at('seat', 'the active player'),
			},
		}),
	},
});

function stepsInWords(words: KeyWords): string {
	for (const key of ['from', 'slots', 'wave']) {
		const named = words.at(key);
		if (named !== '') return `“${named}”`;
	}
	return 'a whole part of a turn';
}

/** Steps of a turn that are run, with those that strangers put beside them; one that no turn has is reported. */
function stepsIn(lowering: LoweringContext, named: SourcedValue | undefined): readonly TurnStep[] {
	if (named === undefined) return [];
	const steps = itemsOf(named).flatMap((datum) => {
		const id = textOf(datum) ?? '';
		const known = lowering.stretches.turnSteps;
		const step = known.get(id);
		if (step !== undefined) return [step];
		report(lowering, datum, 'LINK-ID-UNKNOWN', {
			what: 'step of a turn',
			id,
			near: lowering.diagnostics.near(id, known.keys()),
		});
		return [];
	});
	return withInserted(lowering, packWriting(lowering.ruleSet, named) ?? '', steps);
}

function rangeOf(
	lowering: LoweringContext,
	from: SourcedValue | undefined,
	to: SourcedValue | undefined,
): readonly [string, string] | undefined {
	const given = from ?? to;
	if (given === undefined) return undefined;
	const { partSteps } = lowering.stretches;
	const [first, last] = [from, to].map((datum, i) => {
		const id = datum === undefined ? partSteps.at(i === 0 ? 0 : -1) : textOf(datum);
		if (datum !== undefined && !partSteps.includes(id ?? ''))
			report(lowering, datum, 'LINK-ID-UNKNOWN', {
				what: 'step of a part',
				id: id ?? '',
				near: lowering.diagnostics.near(id ?? '', partSteps),
			});
		return id ?? '';
	}) as [string, string];
	const [start, end] = [partSteps.indexOf(first), partSteps.indexOf(last)];
	if (start < 0 || end < 0) return undefined;
	if (start > end) report(lowering, given, 'RULE-RUN-RANGE', { from: first, to: last });
	return [first, last];
}

function quietRules(lowering: LoweringContext, quiet: SourcedValue | undefined): string[] {
	const { ruleSet } = lowering;
	return itemsOf(quiet).flatMap((item) => {
		const id = textOf(item) ?? '';
		const named = declOf(ruleSet, 'rules', id);
		const from = packWriting(ruleSet, item) ?? '';
		const namesakes = nearestTo(ruleSet, from, declsBy(ruleSet, 'rules', 'id', id));
		const found = [...(named === undefined ? [] : [named]), ...namesakes];
		if (found.length === 0)
			report(lowering, item, 'LINK-ID-UNKNOWN', {
				what: 'rule',
				id,
				near: lowering.diagnostics.near(id, () => declsOf(ruleSet, 'rules').map((d) => d.id)),
			});
		return found.map((d) => d.name);
	});
}
