import { limits } from '@tilewright/schema';
import { type SourcedValue, get, itemsOf, textOf } from '../link/sourced-value.ts';
import { placeIn } from '../link/lookup.ts';
import type { Decl } from '../link/ruleset.ts';
import { circlesOf } from './circles.ts';
import { type LoweringContext, report } from './lowering-context.ts';
import { groupsOf } from './words.ts';
import { setUpThings } from '../texts/ties.ts';

/**
 * By group: the groups that must be empty before it is drawn from. Groups that wait for each other in a circle would never
 * be drawn from, so a circle is refused; its path names the packs.
 */
export function groupWaits(
	lowering: LoweringContext,
	decls: readonly Decl[],
	ids: readonly string[],
	indexOf: (datum: SourcedValue, id: string) => number,
): number[][] {
	const waits = ids.map((): Map<number, SourcedValue> => new Map());
	const add = (group: number, other: number, datum: SourcedValue): void => {
		if (group >= 0 && other >= 0 && !waits[group]!.has(other)) waits[group]!.set(other, datum);
	};
	for (const decl of decls) {
		const own = placeIn(ids, decl.id);
		for (const item of itemsOf(get(decl.datum, 'after')))
			add(own, indexOf(item, textOf(item) ?? ''), item);
		for (const item of itemsOf(get(decl.datum, 'before')))
			add(indexOf(item, textOf(item) ?? ''), own, item);
	}
	for (const circle of circlesOf(ids.keys(), (group) => waits[group]!.keys(), limits.findings)) {
		const [group, other] = circle.slice(-2) as [number, number];
		const path = groupPath(lowering, ids, circle);
		report(lowering, waits[group]!.get(other)!, 'RULE-CYCLE', {
			what: setUpThings.deckGroups,
			path,
		});
	}
	return waits.map((others) => [...others.keys()].sort((a, b) => a - b));
}

export function groupPath(
	lowering: LoweringContext,
	ids: readonly string[],
	groups: readonly number[],
): readonly string[] {
	const names = new Map(groupsOf(lowering.ruleSet).map(({ id, name }) => [id, name]));
	return groups.map((group) => names.get(ids[group]!) ?? ids[group]!);
}
