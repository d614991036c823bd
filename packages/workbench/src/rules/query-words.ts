import { suggest } from '@tilewright/schema';
import { stemmer } from 'stemmer';
import { english as t } from '../texts/en.ts';

/** A word of a query. */
export interface QueryWord {
	readonly word: string;
	readonly stem: string;
	/** The stems of words that mean nearly the same. */
	readonly same: readonly string[];
	/** It says nothing about what is sought, so it need not stand in what is found. */
	readonly isFiller: boolean;
}

/** A text that is searched: its words and their stems, each between spaces. */
export interface SearchedText {
	readonly words: string;
	readonly stems: string;
}

export type Fit = 'word' | 'stem' | 'beginning' | 'same' | 'inside';

let fillers: ReadonlySet<string> | undefined;
const isFiller = (word: string): boolean =>
	(fillers ??= new Set(t.fillerWords.split(' '))).has(word);

/** The words of a query as what is sought. Where they are all fillers, all of them are sought. */
export function queryWords(words: readonly string[]): readonly QueryWord[] {
	const onlyFillers = words.every(isFiller);
	return words.map((word) => {
		const stem = stemOf(word);
		return { word, stem, same: sameAs(stem), isFiller: !onlyFillers && isFiller(word) };
	});
}

/** The words of a query that may have digits and signs inside, as ids have. */
export function soughtIn(query: string): readonly QueryWord[] {
	const words = query
		.toLowerCase()
		.split(/\s+/)
		.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
	return queryWords(words.filter((word) => word !== ''));
}

/** The letters of a text as words in small letters, without numbers and other signs. */
export function wordsIn(text: string): string[] {
	return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

const stems = new Map<string, string>();

/** The part that all forms of a word have in common: “touch” of “touches” and “touching”. */
export function stemOf(word: string): string {
	const known = stems.get(word);
	if (known !== undefined) return known;
	const stem = stemmer(word);
	stems.set(word, stem);
	return stem;
}

export function searchedText(text: string): SearchedText {
	const words = wordsIn(text);
	return { words: ` ${words.join(' ')} `, stems: ` ${words.map(stemOf).join(' ')} ` };
}

/** Tells how a text has a word of a query (as one or several: “tile” for “tiles”); undefined where it lacks it. */
export function fitOf(
	{ word, stem, same }: Pick<QueryWord, 'word' | 'stem' | 'same'>,
	{ words, stems: all }: SearchedText,
): Fit | undefined {
	const one = word.endsWith('s') ? word.slice(0, -1) : word;
	if (words.includes(` ${one} `) || words.includes(` ${one}s `)) return 'word';
	if (all.includes(` ${stem} `)) return 'stem';
	if (words.includes(` ${word}`)) return 'beginning';
	if (same.some((other) => all.includes(` ${other} `))) return 'same';
	return words.includes(word) ? 'inside' : undefined;
}

function sameAs(stem: string): readonly string[] {
	return sameStems()
		.filter((group) => group.includes(stem))
		.flat();
}

let groups: readonly (readonly string[])[] | undefined;
function sameStems(): readonly (readonly string[])[] {
	return (groups ??= t.sameWords.map((words) => words.split(' ').map(stemOf)));
}

/** A word of a query with a measure of how much it tells: more the fewer texts have it. */
export interface TellingWord {
	readonly sought: QueryWord;
	readonly telling: number;
}

/**
 * The words of a query that texts have, without fillers. A word that no text has is read as the one that is most like it, and is left out
 * where none is.
 */
export function tellingWords(
	words: readonly QueryWord[],
	texts: readonly SearchedText[],
): readonly TellingWord[] {
	const tellingOf = (sought: QueryWord): number => {
		const having = texts.filter((text) => fitOf(sought, text) !== undefined).length;
		return having === 0 ? 0 : 1 + Math.log(texts.length / having);
	};
	let known: ReadonlySet<string> | undefined;
	return words.flatMap((sought) => {
		if (sought.isFiller) return [];
		const telling = tellingOf(sought);
		if (telling > 0) return [{ sought, telling }];
		known ??= new Set(texts.flatMap((text) => wordsIn(text.words)));
		const [meant] = queryWords(suggest(sought.word, known).slice(0, 1));
		return meant === undefined ? [] : [{ sought: meant, telling: tellingOf(meant) }];
	});
}

/** The words of a query that no text has, as they were written. */
export function unknownWords(
	words: readonly QueryWord[],
	texts: readonly SearchedText[],
): readonly string[] {
	return words
		.filter((w) => !w.isFiller && !texts.some((text) => fitOf(w, text) !== undefined))
		.map(({ word }) => word);
}
