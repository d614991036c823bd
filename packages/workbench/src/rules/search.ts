import { suggest } from '@tilewright/schema';

export interface SearchEntry {
	readonly key: string;
	readonly group: string;
	readonly id: string;
	readonly title: string;
	readonly says: string;
	readonly cites: readonly string[];
	readonly more: string;
}

export interface SearchResult<E extends SearchEntry = SearchEntry> {
	readonly entry: E;
	readonly score: number;
}

/**
 * The entries that hold all words of a query, best first: by id and by rule id of a source before titles, those before sentences,
 * those before all else.
 */
export function search<E extends SearchEntry>(
	entries: readonly E[],
	query: string,
	max = 40,
): SearchResult<E>[] {
	const words = plain(query)
		.split(/\s+/)
		.filter((w) => w !== '');
	if (words.length === 0) return [];
	const found = entries.flatMap((entry, at) => {
		const scores = words.map((word) => scoreOf(entry, word));
		if (scores.some((s) => s === 0)) return [];
		return [{ entry, at, score: scores.reduce((sum, s) => sum + s, 0) }];
	});
	return found
		.sort((a, b) => b.score - a.score || a.at - b.at)
		.slice(0, max)
		.map(({ entry, score }) => ({ entry, score }));
}

/**
 * The entries that come nearest to a query that finds nothing: those with most of its words, a misspelt word read as the one that is
 * most like it.
 */
export function nearestEntries<E extends SearchEntry>(
	entries: readonly E[],
	query: string,
	max = 5,
): E[] {
	const known = new Set(entries.flatMap((entry) => wordsOf(textOf(entry))));
	const words = wordsOf(query).flatMap((word) => {
		const isKnown = entries.some((entry) => scoreOf(entry, word) > 0);
		return isKnown ? [word] : suggest(word, known).slice(0, 1);
	});
	const found = entries.flatMap((entry, at) => {
		const scores = words.map((word) => scoreOf(entry, word)).filter((score) => score > 0);
		return scores.length === 0
			? []
			: [{ entry, at, words: scores.length, score: scores.reduce((sum, s) => sum + s, 0) }];
	});
	return found
		.toSorted((a, b) => b.words - a.words || b.score - a.score || a.at - b.at)
		.slice(0, max)
		.map(({ entry }) => entry);
}

function textOf({ title, says, more, id }: SearchEntry): string {
	return [title, says, more, id].join(' ');
}

function wordsOf(text: string): string[] {
	return plain(text).match(/\p{L}{3,}/gu) ?? [];
}

function scoreOf({ id, title, says, cites, more, group }: SearchEntry, word: string): number {
	const [own, name] = [plain(id), plain(title)];
	if (own === word || cites.some((c) => plain(c) === word)) return 100;
	if (own.split('.').at(-1) === word) return 90;
	if (name.startsWith(word)) return 60;
	if (own.split('.').some((part) => part.startsWith(word))) return 50;
	if (starts(name, word)) return 40;
	if (starts(plain(says), word)) return 25;
	if (own.includes(word) || cites.some((c) => plain(c).startsWith(word))) return 20;
	if (plain(says).includes(word) || name.includes(word)) return 12;
	if (plain(group).startsWith(word)) return 8;
	return plain(more).includes(word) ? 4 : 0;
}

function starts(text: string, word: string): boolean {
	return text.startsWith(word) || text.includes(` ${word}`);
}

function plain(text: string): string {
	return text.toLowerCase();
}
