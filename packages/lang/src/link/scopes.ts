import { smallest } from '@tilewright/schema';
import type { Pack } from '../workspace/workspace.ts';
import type { SourcedValue } from './sourced-value.ts';
import { packWriting } from './nearest.ts';
import { knowsPack } from './pack-order.ts';
import { spell, tileName } from '../model/spell.ts';
import {
	type BroughtWord,
	type Sort,
	isSharedSort,
	isValueSort,
	packsNamedBy,
	paramOf,
	siblingSorts,
	sortOfSection,
	wordsOfPack,
} from './pack-words.ts';
import { type ChangeTargets, changeTargets } from './change-targets.ts';
import type { NamedSection, Section } from './sections.ts';

/** A word that two packs which do not know each other both bring: it is one thing for each of them. */
export interface Namesake {
	readonly sort: Sort;
	readonly word: string;
	/** The packs that bring it and know no other that does, in the order of packs. */
	readonly owners: readonly string[];
}

/** The meaning of a word where a pack writes it: an id of the program, or several of which the pack must choose one. */
export type Meaning = { readonly id: string } | { readonly choices: readonly string[] };

export interface Scopes {
	readonly namesakes: readonly Namesake[];
	/**
	 * The meaning of a word for a pack; undefined where it means the same to all, or nothing. A word that stands with a pack
	 * which brings it has the meaning that it has for that pack. House rules are no pack: they know all. `beside` is the pack of
	 * the `with` block in which the word stands.
	 */
	meaning(sort: Sort, word: string, pack: string | undefined, beside?: string): Meaning | undefined;
	/**
	 * The sorts of those given in which a word is nearest to a pack, where the word may be of any of them; all where nothing
	 * brings it.
	 */
	nearestSorts(
		sorts: readonly Sort[],
		word: string,
		pack: string | undefined,
		beside?: string,
	): readonly Sort[];
	/**
	 * Returns true when a document can hold a word that means something else to another pack, or, judged by its dotted words,
	 * one with its pack.
	 */
	concern(dottedRoots: ReadonlySet<string>): boolean;
	/** Returns true when a text can hold a word that means something else to another pack, or that stands with its pack. */
	mayDiffer(text: string): boolean;
	/** Returns true when a word of a path and the next one are a pack and a word that it brings, and not two words. */
	isQualified(sort: Sort, pair: string): boolean;
	spelledMeaning(sort: Sort, name: string): string | undefined;
	broughtBy(
		spelledPack: string,
		spelledWord: string,
	): readonly (BroughtWord & { readonly pack: string })[];
	parts(sort: Sort, id: string): { readonly pack: string; readonly word: string } | undefined;
	/** Returns true when a pack is another one, uses it, or has a `with` block for it. House rules know all packs. */
	knows(pack: string | undefined, other: string): boolean;
	/**
	 * Returns true when names of another pack give way to variables and to known names: the pack does not know it. House rules
	 * are opened with any packs, so to them all packs are strangers in this.
	 */
	isStranger(pack: string | undefined, other: string): boolean;
	isStrangeWord(pack: string | undefined, sort: Sort, word: string): boolean;
	/** The pack in whose files something is written; undefined for house rules. */
	packOf(datum: SourcedValue): string | undefined;
	readonly targetsOf: ChangeTargets;
}

export function scopedId(pack: string, word: string): string {
	return `${pack}.${word}`;
}

/** The sort of the ids of a section; undefined where its ids are scoped already, or are no names. */
export function sortOf(section: Section): Sort | undefined {
	return sortOfSection[section as NamedSection];
}

interface Brought extends BroughtWord {
	readonly packs: Set<string>;
}

function wordsBySpelling(
	all: Iterable<Brought>,
): ReadonlyMap<string, readonly (BroughtWord & { readonly pack: string })[]> {
	const found = new Map<string, (BroughtWord & { readonly pack: string })[]>();
	for (const { sort, word, packs } of all)
		for (const pack of packs) {
			const key = `${pack} ${sort === 'tile' ? tileName(word) : spell(word)}`;
			const known = found.get(key);
			if (known === undefined) found.set(key, [{ sort, word, pack }]);
			else known.push({ sort, word, pack });
		}
	return found;
}

export function scopesOf(packs: readonly Pack[]): Scopes {
	const all = { packs };
	const present = new Set(packs.flatMap((p) => [p.name, p.id]));
	const packNames = new Set(packs.map((p) => p.name));
	const spelledPacks = new Map(packs.map((p) => [spell(p.name), p.name]));
	let spelledWords: ReturnType<typeof wordsBySpelling> | undefined;
	const targetsOf = changeTargets(packs);
	const named = new Map(packs.map((p) => [p.name, packsNamedBy(p)]));
	const names = (pack: string, other: string): boolean => named.get(pack)?.has(other) === true;
	const bringers = new Map<string, Brought>();
	const found = new Map<string, Namesake>();
	const ids = new Map<string, { readonly pack: string; readonly word: string }>();
	const broughtOnce = new Map<string, string>();
	const broughtTwice = new Set<string>();
	const note = (pack: string, sort: Sort, word: string): void => {
		const bringing = `${pack} ${sort}`;
		const before = broughtOnce.get(word);
		if (before === undefined) broughtOnce.set(word, bringing);
		else if (before !== bringing) broughtTwice.add(word);
		const known = bringers.get(`${sort} ${word}`);
		if (known === undefined)
			bringers.set(`${sort} ${word}`, { sort, word, packs: new Set([pack]) });
		else known.packs.add(pack);
	};
	const brings = (pack: string, sort: Sort, word: string): boolean =>
		bringers.get(`${sort} ${word}`)?.packs.has(pack) === true;
	const isBroughtNear = (pack: string | undefined, sort: Sort, word: string): boolean =>
		[...(bringers.get(`${sort} ${word}`)?.packs ?? [])].some(
			(p) => pack === undefined || knowsPack(all, pack, p),
		);
	const hasStrangeSibling = (sort: Sort, word: string, owners: readonly string[]): boolean =>
		siblingSorts(sort).some((sibling) =>
			[...(bringers.get(`${sibling} ${word}`)?.packs ?? [])].some((other) =>
				owners.some((o) => !isAcquainted(o, other)),
			),
		);
	const isAcquainted = (pack: string, other: string): boolean =>
		knowsPack(all, pack, other) ||
		knowsPack(all, other, pack) ||
		names(pack, other) ||
		names(other, pack);
	const findNamesakes = (areValues: boolean): void => {
		for (const { sort, word, packs: bringing } of bringers.values()) {
			// most words are brought by one pack, in one sort
			if (isValueSort(sort) !== areValues || !broughtTwice.has(word)) continue;
			const isOwner = (pack: string): boolean =>
				![...bringing].some(
					(o) => o !== pack && (knowsPack(all, pack, o) || (isSharedSort(sort) && names(pack, o))),
				);
			const owners = [...bringing].filter(isOwner);
			if (owners.length < 2 && !hasStrangeSibling(sort, word, owners)) continue;
			found.set(`${sort} ${word}`, { sort, word, owners });
			for (const pack of owners) ids.set(`${sort} ${scopedId(pack, word)}`, { pack, word });
		}
	};
	const ofPack = (pack: string, sort: Sort, word: string): string | undefined => {
		if (!brings(pack, sort, word)) return undefined;
		const meaning = unqualified(sort, word, pack);
		return meaning !== undefined && 'id' in meaning ? meaning.id : word;
	};
	/** The distance of a pack from one that brings a word: 0 for itself. House rules are as near to all. */
	const distance = (pack: string | undefined, owner: string, beside?: string): number => {
		if (pack === undefined || pack === owner) return 0;
		if (knowsPack(all, pack, owner)) return 1;
		if (beside !== undefined && (beside === owner || knowsPack(all, beside, owner))) return 2;
		return names(pack, owner) ? 3 : 4;
	};
	const unqualified: Scopes['meaning'] = (sort, word, pack, beside) => {
		const namesake = found.get(`${sort} ${word}`);
		if (namesake === undefined) return undefined;
		const { owners } = namesake;
		const nearest = smallest(owners.map((o) => distance(pack, o, beside)));
		const choices = owners
			.filter((o) => distance(pack, o, beside) === nearest)
			.map((o) => scopedId(o, word));
		return choices.length === 1 ? { id: choices[0]! } : { choices };
	};
	const nearestSorts: Scopes['nearestSorts'] = (sorts, word, pack, beside) => {
		const distances = sorts.map((sort) => {
			const key = `${sort} ${word}`;
			const owners = found.get(key)?.owners ?? bringers.get(key)?.packs ?? [];
			return smallest([...owners].map((o) => distance(pack, o, beside)));
		});
		const least = smallest(distances);
		return sorts.filter((_, i) => distances[i] === least);
	};
	const meaning: Scopes['meaning'] = (sort, word, pack, beside) => {
		const [owner, rest] = split(word);
		// an id may hold a dot itself
		if (packNames.has(owner) && !isBroughtNear(pack, sort, word)) {
			const id = ofPack(owner, sort, rest);
			if (id !== undefined) return { id };
		}
		return unqualified(sort, word, pack, beside);
	};

	const knows: Scopes['knows'] = (pack, other) =>
		pack === undefined || knowsPack(all, pack, other) || names(pack, other);
	const isStranger: Scopes['isStranger'] = (pack, other) =>
		pack === undefined ? packNames.has(other) : !knows(pack, other);

	const values: { pack: string; param: string; word: string }[] = [];
	const around = { isPresent: (pack: string): boolean => present.has(pack), targetsOf };
	for (const pack of packs)
		for (const { sort, word } of wordsOfPack(pack, around))
			if (isValueSort(sort)) values.push({ pack: pack.name, param: paramOf(sort), word });
			else note(pack.name, sort, word);
	findNamesakes(false);
	// packs may call a param differently
	for (const { pack, param, word } of values) {
		const resolved = meaning('param', param, pack);
		note(pack, `param.${resolved !== undefined && 'id' in resolved ? resolved.id : param}`, word);
	}
	findNamesakes(true);

	const namesakes = [...found.values()];
	const pieces = new Set(namesakes.flatMap((n) => n.word.split('.')));
	return {
		namesakes,
		meaning,
		nearestSorts,
		concern: (roots) => namesakes.length > 0 || [...roots].some((root) => packNames.has(root)),
		mayDiffer: (text) => {
			if (pieces.size === 0 && !text.includes('.')) return false;
			return text.split(/[ .]/).some((word) => pieces.has(word) || packNames.has(word));
		},
		isQualified: (sort, pair) => {
			const [owner, word] = split(pair);
			if (!packNames.has(owner)) return false;
			if (ids.has(`${sort} ${pair}`)) return true;
			return brings(owner, sort, word) && !bringers.has(`${sort} ${owner}`);
		},
		spelledMeaning: (sort, name) => {
			const [owner, rest] = split(name);
			const pack = spelledPacks.get(owner);
			return pack === undefined ? undefined : ofPack(pack, sort, rest);
		},
		broughtBy: (owner, word) => {
			const pack = spelledPacks.get(owner);
			if (pack === undefined) return [];
			spelledWords ??= wordsBySpelling(bringers.values());
			return spelledWords.get(`${pack} ${word}`) ?? [];
		},
		parts: (sort, id) => ids.get(`${sort} ${id}`),
		knows,
		isStranger,
		isStrangeWord: (pack, sort, word) => {
			const brought = bringers.get(`${sort} ${word}`);
			return brought !== undefined && [...brought.packs].every((other) => isStranger(pack, other));
		},
		packOf: (datum) => packWriting(all, datum),
		targetsOf,
	};
}

/** The parts of a word before and behind its first dot; without a dot, an empty text and the word. */
function split(word: string): readonly [string, string] {
	const dot = word.indexOf('.');
	return [word.slice(0, Math.max(0, dot)), word.slice(dot + 1)];
}

/** The id that a word means to a pack; the word itself where nothing else is meant. */
export function resolveWord(
	scopes: Scopes,
	sort: Sort,
	word: string,
	pack: string | undefined,
): string {
	const meaning = scopes.meaning(sort, word, pack);
	return meaning !== undefined && 'id' in meaning ? meaning.id : word;
}
