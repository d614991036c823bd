import { get, itemsOf, textOf } from '../link/datum.ts';
import { knowsPack } from '../link/pack-order.ts';
import { type Decl, declsOf } from '../link/ruleset.ts';
import { nameOfStep } from './slots.ts';
import type { Unit } from './unit.ts';

/**
 * Steps of a turn that a pack runs by their names, with those that packs which it does not know have put before or after them.
 * Its author could not name them. A step is listed once for each step that it belongs to.
 */
export function withInserted(unit: Unit, pack: string, steps: readonly string[]): string[] {
	const inserts = declsOf(unit.ruleSet, 'insert').filter(
		(d) => !knowsPack(unit.ruleSet, pack, d.pack),
	);
	if (inserts.length === 0) return [...steps];
	const places = new Map(unit.stretches.turnSteps.map((name, i) => [name, i]));
	return steps.flatMap((step) => {
		const group = new Set([step]);
		// a set also visits what is added to it meanwhile
		for (const target of group)
			for (const insert of inserts)
				if (targetOf(insert) === target)
					for (const name of namesOf(insert, target)) if (places.has(name)) group.add(name);
		return [...group].sort((a, b) => places.get(a)! - places.get(b)!);
	});
}

/** The step before or after which an insert stands. */
function targetOf({ datum }: Decl): string | undefined {
	return textOf(get(datum, 'after')) ?? textOf(get(datum, 'before'));
}

/** The names of inserted steps: slots stand in the step in which their neighbour stands. */
function namesOf({ datum }: Decl, target: string): string[] {
	const prefix = target.slice(0, target.lastIndexOf('.') + 1);
	return itemsOf(get(datum, 'steps')).flatMap((item) => {
		const slot = textOf(item) ?? textOf(get(item, 'slot'));
		const name = slot === undefined ? nameOfStep(item) : `${prefix}${slot}`;
		return name ?? [];
	});
}
