import { type SourcedValue, type Place, get, itemsOf } from '../link/sourced-value.ts';
import { knowsPack } from '../link/pack-order.ts';
import { declsOf } from '../link/ruleset.ts';
import { type TurnStep, turnStep } from './slots.ts';
import type { LoweringContext } from './lowering-context.ts';

interface Run {
	readonly step: TurnStep;
	readonly named: string;
}

/**
 * Steps of a turn that a pack runs by their names, with those that packs which it does not know have put directly before or after
 * them. Its author could not name them. A step between two named ones is run once, with the one that comes first in the run.
 */
export function withInserted(
	lowering: LoweringContext,
	pack: string,
	named: readonly TurnStep[],
): readonly TurnStep[] {
	const places = insertedPlaces(lowering, pack);
	if (places.size === 0) return named;
	const isInserted = ({ place }: SourcedValue): boolean => places.has(place);
	const inside = new Set(named.flatMap(({ item }) => innerItems(item)));
	const run: Run[] = [];
	for (const step of named) {
		const { list, item } = step;
		const at = list.indexOf(item);
		let from = at;
		while (from > 0 && isInserted(list[from - 1]!)) from--;
		let to = at + 1;
		while (to < list.length && isInserted(list[to]!)) to++;
		for (let i = from; i < to; i++) {
			const next = turnStep(list, list[i]!, step.prefix);
			const first = run.find((r) => r.step.item === next.item);
			const isElsewhere = inside.has(next.item) || (first && first.named !== step.name);
			if (i === at) run.push({ step, named: step.name });
			else if (!isElsewhere) run.push({ step: next, named: step.name });
		}
	}
	return run.map((r) => r.step);
}

function insertedPlaces({ ruleSet }: LoweringContext, pack: string): ReadonlySet<Place> {
	return new Set(
		declsOf(ruleSet, 'insert')
			.filter((insert) => !knowsPack(ruleSet, pack, insert.pack))
			.flatMap(({ datum }) => itemsOf(get(datum, 'steps')).map((step) => step.place)),
	);
}

function innerItems(item: SourcedValue): SourcedValue[] {
	return itemsOf(get(item, 'steps')).flatMap((inner) => [inner, ...innerItems(inner)]);
}
