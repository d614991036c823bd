import type { Blank, Collector } from './blank.ts';
import type { Lexicon } from './lexicon.ts';
import { type Phrase, textOf, thing } from './phrase.ts';

/** What the names in an expression stand for. */
export interface Speaker {
	readonly lexicon: Lexicon;
	/** In a kind a property of its features stands alone: `tiles` is `it.tiles`. */
	readonly isKind?: boolean;
	/** Collects the blanks of the text that is put into words. */
	readonly blanks?: Collector;
	/** Variables: the words for each. */
	readonly names: ReadonlyMap<string, Phrase>;
}

/** A speaker who marks the blanks of what he says. */
export function withBlanks(s: Speaker, found: Blank[]): Speaker {
	return { ...s, blanks: { found, text: '', at: { file: '', path: [] } } };
}

/** A speaker who knows one more variable. */
export function withVariable(s: Speaker, name: string, phrase: Phrase): Speaker {
	return { ...s, names: new Map([...s.names, [name, phrase]]) };
}

/** A speaker to whom a variable is “that tile”; “the other tile” where another one has these words. */
export function bind(s: Speaker, name: string, noun: string): { speaker: Speaker; that: string } {
	const words = ['that', 'the other', 'the third', 'the fourth'].map((w) => `${w} ${noun}`);
	const taken = new Set([...s.names.values()].map(textOf));
	const that = words.find((w) => !taken.has(w)) ?? `${noun} ${name}`;
	return { speaker: withVariable(s, name, thing(that, noun)), that };
}
