import { largest, smallest } from '@tilewright/schema';
import {
	type QueryWord,
	fitOf,
	searchedText,
	soughtIn,
	stemOf,
	tellingWords,
	wordsIn,
} from './query-words.ts';

export interface SearchEntry {
	readonly key: string;
	readonly group: string;
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly cites: readonly string[];
	/** Other words of people for it. */
	readonly alike: string;
	readonly more: string;
	/** It is found only where a word of the query stands in its title. */
	readonly isFoundByName?: boolean;
}

export interface SearchResult<E extends SearchEntry = SearchEntry> {
	readonly entry: E;
	readonly score: number;
}

/**
 * The entries that hold all words of a query but fillers, best first: by id and by rule id of a source before titles, those before
 * sentences, those before all else. An entry is as good as the place of its worst word, and of two that are alike the one with the better
 * places comes first. A word is held in any of its forms, or by another word that means the same.
 */
export function search<E extends SearchEntry>(
	entries: readonly E[],
	query: string,
	max = 40,
): SearchResult<E>[] {
	const words = soughtIn(query).filter((w) => !w.isFiller);
	if (words.length === 0) return [];
	const found = entries.flatMap((entry, at) => {
		if (!isNamed(entry, words)) return [];
		const scores = words.map((word) => scoreOf(entry, word));
		if (scores.some((s) => s === 0) || !isOneThing(entry, words)) return [];
		const score = scores.reduce((sum, s) => sum + s, rowScore(entry, query));
		return [{ entry, at, worst: smallest(scores), score }];
	});
	return found
		.sort((a, b) => b.worst - a.worst || b.score - a.score || a.at - b.at)
		.slice(0, max)
		.map(({ entry, score }) => ({ entry, score }));
}

/**
 * The entries that come nearest to a query that finds nothing: those with the most telling of its words. A word is the more telling the
 * fewer entries have it, and a misspelt one is read as the one that is most like it.
 */
export function nearestEntries<E extends SearchEntry>(
	entries: readonly E[],
	query: string,
	max = 5,
): E[] {
	const words = tellingWords(
		soughtIn(query),
		entries.map((entry) => searchedText(textOf(entry))),
	);
	const sought = words.map((word) => word.sought);
	const found = entries.flatMap((entry, at) => {
		if (!isNamed(entry, sought)) return [];
		const held = words
			.map(({ sought, telling }) => ({ telling, score: scoreOf(entry, sought) }))
			.filter(({ score }) => score > 0);
		if (held.length === 0) return [];
		const sum = (key: 'telling' | 'score'): number => held.reduce((all, h) => all + h[key], 0);
		return [{ entry, at, telling: sum('telling'), score: sum('score') }];
	});
	return found
		.toSorted((a, b) => b.telling - a.telling || b.score - a.score || a.at - b.at)
		.slice(0, max)
		.map(({ entry }) => entry);
}

function isNamed({ title, isFoundByName }: SearchEntry, words: readonly QueryWord[]): boolean {
	if (isFoundByName !== true) return true;
	const text = searchedText(title);
	return words.some((word) => fitOf(word, text) !== undefined);
}

/** Returns more where the words of a query stand in a row in the name or the sentence of an entry. */
function rowScore({ title, says }: SearchEntry, query: string): number {
	const row = wordsIn(query).map(stemOf).join(' ');
	const isRow = [title, says].some((text) => searchedText(text).stems.includes(` ${row} `));
	return row.includes(' ') && isRow ? 20 : 0;
}

/** Tells that the words which only its explanation has stand in one sentence of that; else they speak of different things. */
function isOneThing(entry: SearchEntry, words: readonly QueryWord[]): boolean {
	const rest = words.filter((word) => scoreOf({ ...entry, more: '' }, word) === 0);
	return (
		rest.length === 0 ||
		entry.more
			.split(/(?<=\.)\s+/)
			.some((more) => rest.every((word) => scoreOf({ ...entry, more }, word) > 0))
	);
}

function textOf({ title, says, alike, more, id, group }: SearchEntry): string {
	return [title, says, alike, more, id, group].join(' ');
}

function scoreOf(
	{ id, title, says, cites, alike, more, group }: SearchEntry,
	sought: QueryWord,
): number {
	const { word } = sought;
	const [own, name] = [plain(id), plain(title)];
	if (own === word || cites.some((c) => plain(c) === word)) return 100;
	if (own.split('.').at(-1) === word) return 90;
	const likeName = alike === '' ? 0 : fitIn(alike, 70);
	if (likeName > 0) return likeName;
	if (name.startsWith(word)) return 60;
	if (own.split('.').some((part) => part.startsWith(word))) return 50;
	if (starts(name, word)) return 40;
	if (starts(plain(says), word)) return 25;
	if (own.includes(word) || cites.some((c) => plain(c).startsWith(word))) return 20;
	const fits = [fitIn(title, 35), fitIn(says, 18), fitIn(group, 8), fitIn(more, 4)];
	return largest([...fits, plain(more).includes(word) ? 2 : 0]);

	/** Returns `most` where a text has the word in any form, less where it has another word for it or has it inside one. */
	function fitIn(text: string, most: number): number {
		const fit = fitOf(sought, searchedText(text));
		return fit === undefined ? 0 : fit === 'same' || fit === 'inside' ? most / 2 : most;
	}
}

function starts(text: string, word: string): boolean {
	return text.startsWith(word) || text.includes(` ${word}`);
}

function plain(text: string): string {
	return text.toLowerCase();
}
