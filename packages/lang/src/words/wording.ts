import { ownValue } from '@tilewright/schema';
import type { Blank, Collector } from './blank.ts';
import { wordsOf } from './english.ts';
import type { Lexicon } from './lexicon.ts';
import { memberMark } from './marks.ts';
import { type Phrase, textOf, thing } from './phrase.ts';

export interface Wording {
	readonly lexicon: Lexicon;
	/** In a kind a property of its features stands alone: `tiles` is `it.tiles`. */
	readonly isKind?: boolean;
	/** A number that is chosen is told with its value in these rules. */
	readonly tellsValues?: boolean;
	readonly blanks?: Collector;
	readonly names: ReadonlyMap<string, Phrase>;
	/** The words for the members of the sets around this place, the outermost first. */
	readonly members?: readonly string[];
}

export function withBlanks(s: Wording, found: Blank[]): Wording {
	return { ...s, blanks: { found, text: '', at: { file: '', path: [] } } };
}

export function withVariable(s: Wording, name: string, phrase: Phrase): Wording {
	return { ...s, names: new Map([...s.names, [name, phrase]]) };
}

const nounsOfNames: Readonly<Record<string, string>> = {
	to: 'destination',
	seat: 'player',
	whose: 'owner',
};
const pronouns: ReadonlySet<string> = new Set(
	'who whom what which one other another each all any from at by of in on before after among here there this that'.split(
		' ',
	),
);

export function spokenName(name: string): string | undefined {
	const words = wordsOf(name);
	const noun = ownValue(nounsOfNames, words);
	if (noun !== undefined) return noun;
	return words.length < 3 || pronouns.has(words) ? undefined : words;
}

export function wordsOfVariable(s: Wording, name: string, noun: string): string {
	const own = spokenName(name);
	if (own === undefined) return wordsForNext(s, name, noun);
	return saysHow(own) ? `the ${own} ${noun === 'value' ? 'one' : noun}` : `the ${own}`;
}

/** A name that says how a thing is, not what: “the caught piece”. */
function saysHow(words: string): boolean {
	return /^\w{3,}ed$/.test(words) || adjectives.has(words);
}
const adjectives: ReadonlySet<string> = new Set('next last first lost caught best own'.split(' '));

/** Words for one more thing: “that tile”; “the other tile” where another one has these words. */
export function wordsForNext(s: Wording, name: string, noun: string): string {
	const words = ['that', 'the other', 'the third', 'the fourth'].map((w) => `${w} ${noun}`);
	const taken = new Set([...[...s.names.values()].map(textOf), ...(s.members ?? [])]);
	return words.find((w) => !taken.has(w)) ?? `${noun} ${name}`;
}

export interface Member {
	readonly speaker: Wording;
	readonly mark: string;
	named(text: string): string;
}

export function withMember(s: Wording, name: string, noun: string): Member {
	const members = s.members ?? [];
	const mark = memberMark(members.length);
	const words = wordsForNext(s, name, noun);
	const speaker = { ...withVariable(s, name, thing(mark, noun)), members: [...members, words] };
	return { speaker, mark, named: (text) => text.replaceAll(mark, words) };
}

/** Words for a chosen number, with its value where that is told: “the chosen number of moves (3)”. */
export function withValue({ lexicon, tellsValues }: Wording, param: string, words: string): string {
	const number = tellsValues === true ? lexicon.number(param) : undefined;
	return number === undefined ? words : `${words} (${number})`;
}
