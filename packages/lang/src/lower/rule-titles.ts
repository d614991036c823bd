import { get, textOf } from '../link/sourced-value.ts';
import { type RuleSet, declsOf } from '../link/ruleset.ts';

const sections = ['rules', 'actions', 'always', 'blocks', 'assists', 'replace'] as const;

/** The first sentence about each rule that has one, without what stands in brackets. */
export function ruleTitlesOf(ruleSet: RuleSet): Record<string, string> {
	const titles: Record<string, string> = {};
	for (const section of sections)
		for (const { name, datum } of declsOf(ruleSet, section)) {
			const title = firstSentence(textOf(get(datum, 'says')) ?? '');
			if (title !== '') titles[name] = title;
		}
	return titles;
}

function firstSentence(says: string): string {
	return says.split(/[.;](?:\s|$)/, 1)[0]!.replace(/\s*\(.*\)$/, '');
}
