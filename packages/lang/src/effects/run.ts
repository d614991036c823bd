import { type Datum, itemsOf, textOf } from '../link/datum.ts';
import { declOf, declsBy, declsOf } from '../link/ruleset.ts';
import { emit } from '../lower/effect-context.ts';
import { type Unit, report } from '../lower/unit.ts';
import { type Effect, effect } from './effect.ts';
import { maybe } from './key.ts';
import { commonKey, expression, flag, written } from './keys.ts';
import { writtenAt } from './prose.ts';

export const run: Effect = effect({
	name: 'run',
	says: 'Runs a stretch of the timeline here and comes back.',
	keys: {
		part: flag('True: a whole part.'),
		wave: commonKey('slot-word', 'The wave of this name.', 'slot'),
		slots: written({
			type: 'array',
			items: {
				$ref: 'common.schema.json#/$defs/slot',
				description: 'A slot of a part.',
				'x-ref': 'slot',
			},
			minItems: 1,
			description: 'These slots of a part, in this order.',
		}),
		seat: maybe(expression('seat', 'The seat that is active in it; the active seat when absent.')),
		measure: maybe(
			expression('int', 'A number that falls with every run inside a run, so that it ends.'),
		),
		quiet: commonKey('names', 'Rules that do not fire in it.', 'rule'),
	},
	siblings: {},
	instructions: ['run-begin', 'wave-begin', 'call', 'wave-end', 'run-end'],
	lower: (ctx, keys) => {
		const { stretches } = ctx.unit;
		const wave = textOf(keys.wave());
		const slots = itemsOf(keys.slots()).flatMap((d) => textOf(d) ?? []);
		const seat = keys.seat();
		const measure = keys.measure();
		emit(ctx, {
			op: 'run-begin',
			...(seat === undefined ? {} : { seat }),
			...(measure === undefined ? {} : { measure }),
			quiet: quietRules(ctx.unit, keys.quiet()),
		});
		if (wave !== undefined) {
			emit(ctx, { op: 'wave-begin', wave });
			emit(ctx, { op: 'call', routine: stretches.wave(), args: [] });
			emit(ctx, { op: 'wave-end' });
		} else
			emit(ctx, {
				op: 'call',
				routine: slots.length > 0 ? stretches.slots(slots) : stretches.part(),
				args: [],
			});
		emit(ctx, { op: 'run-end' });
	},
	prose: {
		english: { 'effect.run': 'Run {what} for {seat}.' },
		describe: (node) => ({
			code: 'effect.run',
			args: {
				what: writtenAt(node, 'slots', writtenAt(node, 'wave', 'a part')),
				seat: writtenAt(node, 'seat', 'active'),
			},
		}),
	},
});

/** Qualified ids of the rules that are silent in the run. */
function quietRules(unit: Unit, quiet: Datum | undefined): string[] {
	const { ruleSet } = unit;
	return itemsOf(quiet).flatMap((item) => {
		const id = textOf(item) ?? '';
		const named = declOf(ruleSet, 'rules', id);
		const found = [...(named === undefined ? [] : [named]), ...declsBy(ruleSet, 'rules', 'id', id)];
		if (found.length === 0)
			report(unit, item, 'LINK-ID-UNKNOWN', {
				what: 'rule',
				id,
				near: unit.diagnostics.near(id, () => declsOf(ruleSet, 'rules').map((d) => d.id)),
			});
		return found.map((d) => d.name);
	});
}
