import { type SourcedValue, get, pairsOf, textOf } from '../link/sourced-value.ts';
import { type RuleSet, declsOf } from '../link/ruleset.ts';
import { wordingOf } from '../words/declaration-wording.ts';
import { lineIn } from '../words/kind.ts';
import { type Lexicon, lexiconOf } from '../words/lexicon.ts';

const sections = ['rules', 'actions', 'always', 'blocks', 'assists', 'replace'] as const;

/**
 * The first sentence about each rule that has one, without what stands in brackets; what each line of points pays that house rules add,
 * as nobody gave it a name.
 */
export function ruleTitlesOf(ruleSet: RuleSet): Record<string, string> {
	const titles: Record<string, string> = {};
	for (const section of sections)
		for (const { name, datum } of declsOf(ruleSet, section)) {
			const title = firstSentence(textOf(get(datum, 'says')) ?? '');
			if (title !== '') titles[name] = title;
		}
	let lexicon: Lexicon | undefined;
	for (const { name, section, datum } of ruleSet.overlays.length > 0
		? declsOf(ruleSet, 'kinds')
		: [])
		for (const [line, value] of pairsOf(get(datum, 'value')))
			if (isOfHouseRules(value)) {
				lexicon ??= lexiconOf(ruleSet);
				titles[`${name}.${line}`] = lineIn(wordingOf({ section, datum }, lexicon), value);
			}
	return titles;
}

/** All of it is written by house rules: a line of which they only change a number keeps its name. */
function isOfHouseRules(line: SourcedValue): boolean {
	if (line.is === 'map') return [...line.entries.values()].every(isOfHouseRules);
	const { value } = line.place.doc;
	return typeof value === 'object' && value !== null && 'overlay' in value;
}

function firstSentence(says: string): string {
	return says.split(/[.;](?:\s|$)/, 1)[0]!.replace(/\s*\(.*\)$/, '');
}
