import type { Pack } from '../workspace/workspace.ts';
import type { Datum } from './datum.ts';
import { packWriting } from './nearest.ts';
import { knowsPack } from './pack-order.ts';
import { type Sort, isSharedSort, packsNamedBy, sortOfSection, wordsOfPack } from './pack-words.ts';
import type { NamedSection, Section } from './sections.ts';

/** A word that two packs which do not know each other both bring: it is one thing for each of them. */
export interface Namesake {
	readonly sort: Sort;
	readonly word: string;
	/** The packs that bring it and know no other that does, in the order of packs. */
	readonly owners: readonly string[];
}

/** What a word means where a pack writes it: an id of the program, or one of several that the pack must choose from. */
export type Meaning = { readonly id: string } | { readonly choices: readonly string[] };

/** The words of a set-up that mean different things to different packs. */
export interface Scopes {
	readonly namesakes: readonly Namesake[];
	/**
	 * What a word means to a pack; undefined where it means the same to all, or nothing. House rules are no pack: they know all.
	 * `beside` is the pack of the `with` block in which it stands.
	 */
	meaning(sort: Sort, word: string, pack: string | undefined, beside?: string): Meaning | undefined;
	/** Pack and word of an id that stands with its pack. */
	parts(sort: Sort, id: string): { readonly pack: string; readonly word: string } | undefined;
	/** Whether a pack is another one, uses it, or has a `with` block for it. House rules know all packs. */
	knows(pack: string | undefined, other: string): boolean;
	/** The pack in whose files something is written; undefined for house rules. */
	packOf(datum: Datum): string | undefined;
}

/** The id of a word of one of several packs that bring it. */
export function scopedId(pack: string, word: string): string {
	return `${pack}.${word}`;
}

/** The sort of the ids of a section; undefined where its ids are scoped already, or are no names. */
export function sortOf(section: Section): Sort | undefined {
	return sortOfSection[section as NamedSection];
}

/** Finds the words of a set-up that several packs bring without knowing each other. */
export function scopesOf(packs: readonly Pack[]): Scopes {
	const present = new Set(packs.flatMap((p) => [p.name, p.id]));
	const byWord = new Map<string, { sort: Sort; word: string; packs: Set<string> }>();
	for (const pack of packs)
		for (const { sort, word } of wordsOfPack(pack, (other) => present.has(other))) {
			const key = `${sort} ${word}`;
			const known = byWord.get(key);
			if (known === undefined) byWord.set(key, { sort, word, packs: new Set([pack.name]) });
			else known.packs.add(pack.name);
		}
	const all = { packs };
	const named = new Map(packs.map((p) => [p.name, packsNamedBy(p)]));
	const names = (pack: string, other: string): boolean => named.get(pack)?.has(other) === true;
	const knows = (pack: string, other: string, sort: Sort): boolean =>
		knowsPack(all, pack, other) || (isSharedSort(sort) && names(pack, other));
	const found = new Map<string, Namesake>();
	for (const [key, { sort, word, packs: bringing }] of byWord) {
		if (bringing.size < 2) continue;
		const bringers = [...bringing];
		const owners = bringers.filter((p) => !bringers.some((o) => o !== p && knows(p, o, sort)));
		if (owners.length > 1) found.set(key, { sort, word, owners });
	}
	const ids = new Map(
		[...found.values()].flatMap(({ sort, word, owners }) =>
			owners.map((pack) => [`${sort} ${scopedId(pack, word)}`, { pack, word }] as const),
		),
	);
	return {
		namesakes: [...found.values()],
		meaning: (sort, word, pack, beside) => {
			const namesake = found.get(`${sort} ${word}`);
			if (namesake === undefined) return undefined;
			const { owners } = namesake;
			const tiers: ((owner: string) => boolean)[] =
				pack === undefined
					? [() => true]
					: [
							(o) => o === pack,
							(o) => knowsPack(all, pack, o),
							(o) => o === beside || (beside !== undefined && knowsPack(all, beside, o)),
							(o) => names(pack, o),
							() => true,
						];
			for (const isMeant of tiers) {
				const meant = owners.filter(isMeant).map((o) => scopedId(o, word));
				if (meant.length === 1) return { id: meant[0]! };
				if (meant.length > 1) return { choices: meant };
			}
			return undefined;
		},
		parts: (sort, id) => ids.get(`${sort} ${id}`),
		knows: (pack, other) => pack === undefined || knowsPack(all, pack, other) || names(pack, other),
		packOf: (datum) => packWriting(all, datum),
	};
}

/** The id that a word means to a pack; the word itself where nothing else is meant. */
export function meantBy(
	scopes: Scopes,
	sort: Sort,
	word: string,
	pack: string | undefined,
): string {
	const meaning = scopes.meaning(sort, word, pack);
	return meaning !== undefined && 'id' in meaning ? meaning.id : word;
}
