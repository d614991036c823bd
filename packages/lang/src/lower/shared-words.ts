import { diagnose, limits, relatedTo } from '@tilewright/schema';
import { type Datum, entriesOf, fileOf, get, itemsOf, rangeOf, textOf } from '../link/datum.ts';
import { packWriting } from '../link/nearest.ts';
import { knowsPack, packsApart } from '../link/pack-order.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import type { NamedSection, Section } from '../link/sections.ts';
import type { Unit } from './unit.ts';
import { type WordSources, freeGroup, mainGroup } from './words.ts';

/** A word that a pack uses without declaring it as its own, and where. */
interface Use {
	readonly what: string;
	readonly word: string;
	readonly pack: string;
	readonly datum: Datum;
}

const carriers: readonly (readonly [NamedSection, NamedSection, string])[] = [
	['pieces', 'piece-tags', 'tag of pieces'],
	['kinds', 'kind-tags', 'tag of kinds'],
	['tiles', 'tile-tags', 'tag of tiles'],
	['spaces', 'space-tags', 'tag of spaces'],
];

const effectSections: readonly Section[] = [
	'rules',
	'always',
	'actions',
	'replace',
	'assists',
	'blocks',
];

/**
 * Reports words that mean something because several declarations say them (tags, groups, causes, reasons), where packs use
 * one that do not know each other and share no pack that uses it.
 */
export function checkSharedWords(unit: Unit, effects: WordSources): void {
	const { ruleSet } = unit;
	if (ruleSet.packs.length < 2) return;
	const uses = new Map<string, Use[]>();
	for (const use of usesIn(unit, effects)) {
		const key = `${use.what} ${use.word}`;
		const known = uses.get(key);
		if (known === undefined) uses.set(key, [use]);
		else if (!known.some((u) => u.pack === use.pack)) known.push(use);
	}
	for (const all of uses.values()) {
		const strangers = strangersIn(unit, all);
		if (strangers === undefined) continue;
		const [first, second] = strangers;
		const args = { what: first.what, word: first.word, first: first.pack, second: second.pack };
		const related = [relatedTo(fileOf(first.datum), rangeOf(first.datum), 'used here too')];
		unit.diagnostics.push(
			diagnose(fileOf(second.datum), rangeOf(second.datum), 'LINK-WORD-SHARED', args, { related }),
		);
	}
}

/** Tells whether a pack says something for the case that another one is in play: its words are meant. */
function names({ packs }: Pick<RuleSet, 'packs'>, pack: string, other: string): boolean {
	const parts = packs.find((p) => p.name === pack)?.parts ?? [];
	return parts.some((part) => get(get(part.root, 'with'), other) !== undefined);
}

/** Two packs that mean a word without a pack from which both have it. */
function strangersIn({ ruleSet }: Unit, uses: readonly Use[]): readonly [Use, Use] | undefined {
	const sorted = uses.slice(0, limits.packs).sort((a, b) => (a.pack < b.pack ? -1 : 1));
	for (const [k, second] of sorted.entries())
		for (const first of sorted.slice(0, k)) {
			if (!packsApart(ruleSet, first.pack, second.pack)) continue;
			const knows = (pack: string, other: string): boolean =>
				knowsPack(ruleSet, pack, other) || names(ruleSet, pack, other);
			if (knows(first.pack, second.pack) || knows(second.pack, first.pack)) continue;
			const isCommon = sorted.some((c) => knows(first.pack, c.pack) && knows(second.pack, c.pack));
			if (!isCommon) return [first, second];
		}
	return undefined;
}

function* usesIn(unit: Unit, effects: WordSources): Iterable<Use> {
	const { ruleSet } = unit;
	const use = (what: string, datum: Datum | undefined, decl: Decl): Use[] => {
		const word = textOf(datum);
		if (word === undefined || datum === undefined) return [];
		return [{ what, word, pack: packWriting(ruleSet, datum) ?? decl.pack, datum }];
	};
	for (const [section, tags, what] of carriers) {
		for (const decl of declsOf(ruleSet, tags))
			yield { what, word: decl.id, pack: decl.pack, datum: decl.datum };
		for (const { section: of, id, pack, datum } of ruleSet.repeatedTags)
			if (of === tags) yield { what, word: id, pack, datum };
		for (const decl of declsOf(ruleSet, section))
			for (const tag of itemsOf(get(decl.datum, 'tags'))) yield* use(what, tag, decl);
	}
	for (const decl of declsOf(ruleSet, 'groups'))
		yield { what: 'group of tiles', word: decl.id, pack: decl.pack, datum: decl.datum };
	for (const decl of declsOf(ruleSet, 'tiles'))
		for (const found of use('group of tiles', get(decl.datum, 'group'), decl))
			if (found.word !== mainGroup) yield found;
	for (const decl of declsOf(ruleSet, 'actions'))
		for (const found of use('group of actions', get(decl.datum, 'group'), decl))
			if (found.word !== freeGroup) yield found;
	for (const decl of [...declsOf(ruleSet, 'timeline'), ...declsOf(ruleSet, 'insert')])
		for (const group of stepsIn(decl.datum, 'actions')) yield* use('group of actions', group, decl);
	for (const decl of declsOf(ruleSet, 'insert'))
		for (const step of itemsOf(get(decl.datum, 'steps')))
			for (const name of textOf(step) === undefined ? stepsIn(step, 'slot') : [step])
				yield* use('step', name, decl);
	for (const section of effectSections)
		for (const decl of declsOf(ruleSet, section))
			for (const [table, datum] of wordsIn(effects, decl.datum)) yield* use(table, datum, decl);
	for (const decl of declsOf(ruleSet, 'reasons'))
		for (const reason of itemsOf(decl.datum)) yield* use('reason', reason, decl);
}

/** The values of a key of steps, at any depth. */
function* stepsIn(datum: Datum, key: string): Iterable<Datum> {
	if (datum.is === 'list') for (const item of datum.items) yield* stepsIn(item, key);
	else
		for (const [own, inner] of entriesOf(datum))
			if (own === key) yield inner;
			else yield* stepsIn(inner, key);
}

/** Causes and reasons that effects name. */
function* wordsIn(effects: WordSources, datum: Datum): Iterable<readonly [string, Datum]> {
	if (datum.is === 'list') for (const item of datum.items) yield* wordsIn(effects, item);
	else
		for (const [key, inner] of entriesOf(datum)) {
			for (const { key: of, table, otherwise } of effects.get(key)?.words ?? []) {
				const named = get(inner, of);
				if (named !== undefined && textOf(named) !== otherwise) yield [table, named];
			}
			yield* wordsIn(effects, inner);
		}
}
