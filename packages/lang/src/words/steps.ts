import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import { type SourcedValue, get, itemsOf, pairsOf, textOf } from '../link/sourced-value.ts';
import { chosenByParam } from '../lower/by-param.ts';
import { nameOfStep, stretchPrefix } from '../lower/slots.ts';

/** The titles of steps by their names, each with those of the steps around it. */
export function stepTitles(ruleSet: RuleSet): ReadonlyMap<string, string> {
	const titles = new Map<string, string>();
	const read = (steps: SourcedValue | undefined, prefix: string): void => {
		for (const step of itemsOf(steps)) {
			const own = nameOfStep(step);
			const isSlot = get(step, 'actions') === undefined && get(step, 'wave') === undefined;
			const name = isSlot ? `${prefix}${own}` : own!;
			const title = textOf(get(step, 'title'));
			if (title !== undefined && !titles.has(name)) titles.set(name, title);
			read(get(step, 'part'), prefix);
			read(get(step, 'steps'), `${name}.`);
		}
	};
	for (const { id, datum } of declsOf(ruleSet, 'timeline')) {
		const prefix = stretchPrefix[id as keyof typeof stretchPrefix];
		if (datum.is !== 'map') read(datum, prefix);
		else for (const [, steps] of pairsOf(datum)) read(steps, prefix);
	}
	return titles;
}

/** The moment at which a rule happens under the chosen params; undefined where it waits for an event. */
export function momentOf(ruleSet: RuleSet, rule: Pick<Decl, 'datum'>): string | undefined {
	const at = get(rule.datum, 'at');
	return at === undefined ? undefined : textOf(chosenByParam(ruleSet, at));
}
