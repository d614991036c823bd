import {
	type Decl,
	type OverlayEntry,
	type RuleSet,
	type Value,
	declsOf,
	effectSentences,
	fieldOf,
	lexiconOf,
	momentOf,
	momentsIn,
	titleOf,
} from '@tilewright/lang';
import { freeName } from '../free-name.ts';
import { english as t } from '../texts/en.ts';
import { nameOfDecl } from './name-of-decl.ts';
import { doneKey } from './effects-of.ts';
import type { MomentView } from './requests.ts';
import { takenIds } from './taken-ids.ts';

/** The moments of a declaration of the order of play, at each of which a new rule can do something. */
export function momentsOf(
	ruleSet: RuleSet,
	decl: Decl,
	off: readonly OverlayEntry[] = [],
): MomentView[] {
	if (decl.section !== 'timeline') return [];
	const taken = takenIds(ruleSet, 'rules', off);
	return momentsIn(decl, lexiconOf(ruleSet)).map((moment) => ({
		...moment,
		id: freeName(idAt(moment.name), (id) => taken.includes(id)),
		rules: rulesAt(ruleSet, moment.name).map((rule) => toldName(ruleSet, rule)),
	}));
}

/** The name of a rule, or what it does first where nobody gave it one. */
function toldName(ruleSet: RuleSet, rule: Decl): string {
	const [does = []] = effectSentences(rule, lexiconOf(ruleSet));
	const isNamed = titleOf(rule) !== '' || fieldOf(rule, 'says') !== '' || does.length === 0;
	const name = isNamed ? nameOfDecl(rule) : does.map((line) => line.trim()).join(' ');
	return name.replace(/[.:]$/, '');
}

const rulesAt = (ruleSet: RuleSet, moment: string): readonly Decl[] =>
	declsOf(ruleSet, 'rules').filter((rule) => momentOf(ruleSet, rule) === moment);

type RuleOf = (effects: readonly Value[]) => { readonly [key: string]: Value };

/**
 * The rules that could do something at a moment: one by itself, and where others happen then, one after them, for where what it does
 * touches what they do.
 */
export function rulesFor(
	ruleSet: RuleSet,
	{ name, when, id }: Pick<MomentView, 'name' | 'when' | 'id'>,
): readonly RuleOf[] {
	const others = rulesAt(ruleSet, name).map((rule) => rule.name);
	const head = { id, at: name, says: t.ruleAt({ when }) };
	return [
		(effects) => ({ ...head, [doneKey]: effects }),
		...(others.length === 0
			? []
			: [(effects: readonly Value[]) => ({ ...head, after: others, [doneKey]: effects })]),
	];
}

/** `atStart` for a rule at `start`. */
function idAt(moment: string): string {
	const words = moment.split(/[.-]/);
	return `at${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}
