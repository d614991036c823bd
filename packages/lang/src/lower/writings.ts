import type { RuleSet } from '../link/ruleset.ts';
import { lower } from './lower.ts';
import type { Written } from './written.ts';

export function expressionsIn(ruleSet: RuleSet): Written[] {
	const out: Written[] = [];
	lower(ruleSet, (written) => out.push(written));
	return out;
}

const known = new WeakMap<RuleSet, ReadonlyMap<string, Written>>();

/** The expressions of a rule set by where they are written; found once, for all rules are lowered for it. */
export function writtenIn(ruleSet: RuleSet): ReadonlyMap<string, Written> {
	const found =
		known.get(ruleSet) ?? new Map(expressionsIn(ruleSet).map((w) => [placeKey(w.file, w.path), w]));
	known.set(ruleSet, found);
	return found;
}

export function placeKey(file: string, path: readonly (string | number)[]): string {
	return `${file} ${JSON.stringify(path)}`;
}
