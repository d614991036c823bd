import { mainGroup } from '../ir/index.ts';
import { type SourcedValue, get, textOf, textsOf } from '../link/sourced-value.ts';
import { inChosenOrder } from '../link/pack-order.ts';
import { type Decl, type Orderable, type RuleSet, declsOf, perRuleSet } from '../link/ruleset.ts';
import type { Section } from '../link/sections.ts';

export function tagsOf(decl: Decl): string[] {
	return [...new Set(textsOf(get(decl.datum, 'tags')))].sort();
}

export type WordTable = 'cause' | 'reason';

export interface InternedWord {
	readonly key: string;
	readonly table: WordTable;
	readonly otherwise: string;
}

export type WordSources = ReadonlyMap<string, { readonly words: readonly InternedWord[] }>;

export interface Words {
	readonly causes: readonly string[];
	/** The words for reasons to collect features, `completed` left out. */
	readonly reasons: readonly string[];
	/** Groups of tiles, declared or named by tiles, in the order in which they are drawn from. */
	readonly groups: readonly string[];
}

export function wordsOf(ruleSet: RuleSet, effects: WordSources): Words {
	const decls = readSections.flatMap((section) => declsOf(ruleSet, section));
	return { ...wordsIn(decls, effects, causesOf(effects)), groups: groupIds(ruleSet) };
}

export function absentWordsOf(ruleSet: RuleSet, present: Words, effects: WordSources): Words {
	const isRead = new Set<Section>(readSections);
	const gone = readSections.flatMap((section) =>
		[...(ruleSet.absent.get(section)?.values() ?? [])].map((a) => a.decl),
	);
	const words = wordsIn([...gone, ...ruleSet.pruned.filter((d) => isRead.has(d.section))], effects);
	const without = (list: readonly string[], other: readonly string[]): string[] => {
		const known = new Set(other);
		return list.filter((word) => !known.has(word));
	};
	return {
		causes: without(words.causes, present.causes),
		reasons: without(words.reasons, present.reasons),
		groups: without(words.groups, present.groups),
	};
}

const ruleSections = ['rules', 'always', 'actions', 'replace', 'assists', 'blocks'] as const;
const groupSections = ['groups', 'tiles'] as const;
const readSections = [...ruleSections, ...groupSections, 'reasons'] as const;

function causesOf(effects: WordSources): string[] {
	return [...effects.values()].flatMap(({ words }) =>
		words.flatMap((w) => (w.table === 'cause' ? [w.otherwise] : [])),
	);
}

function wordsIn(
	decls: readonly Decl[],
	effects: WordSources,
	knownCauses: readonly string[] = [],
): Words {
	const causes = new Set<string>(knownCauses);
	const reasons = new Set<string>();
	const tables: Readonly<Record<WordTable, Set<string>>> = { cause: causes, reason: reasons };
	const search = (datum: SourcedValue): void => {
		if (datum.is === 'list') datum.items.forEach(search);
		if (datum.is !== 'map') return;
		for (const [key, node] of datum.entries) {
			if (node.is === 'map')
				for (const { key: of, table, otherwise } of effects.get(key)?.words ?? [])
					tables[table].add(textOf(get(node, of)) ?? otherwise);
			search(node);
		}
	};
	for (const { section, datum } of decls)
		if (section === 'reasons') for (const word of textsOf(datum)) reasons.add(word);
		else if (ruleSections.some((s) => s === section)) search(datum);
	reasons.delete('completed');
	return {
		causes: [...causes].sort(),
		reasons: [...reasons].sort(),
		groups: groupsIn(decls),
	};
}

export function usesEffect(ruleSet: RuleSet, names: readonly string[]): boolean {
	const isIn = (datum: SourcedValue): boolean => {
		if (datum.is === 'list') return datum.items.some(isIn);
		return (
			datum.is === 'map' &&
			[...datum.entries].some(([key, node]) => names.includes(key) || isIn(node))
		);
	};
	return ruleSections.some((section) => declsOf(ruleSet, section).some((d) => isIn(d.datum)));
}

export const groupIds: (ruleSet: RuleSet) => readonly string[] = perRuleSet((ruleSet: RuleSet) =>
	inChosenOrder(ruleSet, groupsOf(ruleSet), ruleSet.order).map((g) => g.id),
);

/** Groups of tiles, declared or only named by tiles, each with the pack that brings it. */
export function groupsOf(ruleSet: RuleSet): readonly Orderable[] {
	const groups = new Map<string, Orderable>();
	for (const decl of declsOf(ruleSet, 'groups')) groups.set(decl.id, decl);
	for (const { pack: of, datum } of declsOf(ruleSet, 'tiles')) {
		const named = get(datum, 'group');
		const id = textOf(named) ?? mainGroup;
		// the group of tiles that name none is everybody's
		const pack = id === mainGroup ? (ruleSet.packs[0]?.name ?? of) : of;
		if (!groups.has(id))
			groups.set(id, { id, name: nameIn(pack, id), pack, datum: named ?? datum });
	}
	return [...groups.values()];
}

function nameIn(pack: string, id: string): string {
	return id.startsWith(`${pack}.`) ? id : `${pack}.${id}`;
}

function groupsIn(decls: readonly Decl[]): string[] {
	const groups = new Set<string>();
	for (const { section, id, datum } of decls)
		if (section === 'groups') groups.add(id);
		else if (section === 'tiles') groups.add(textOf(get(datum, 'group')) ?? mainGroup);
	return [...groups].sort();
}
