import type { RuleSet } from '../link/ruleset.ts';
import { lower } from './lower.ts';
import type { Written } from './written.ts';

export function expressionsIn(ruleSet: RuleSet): Written[] {
	const out: Written[] = [];
	lower(ruleSet, (written) => out.push(written));
	return out;
}
