import { type SourcedValue, get } from '../link/sourced-value.ts';
import type { Wording } from '../words/wording.ts';

/** A sentence as a code and its arguments; the words of a language are looked up by the code. */
export interface Sentence {
	readonly code: string;
	readonly args: Readonly<Record<string, string>>;
}

export interface KeyWords {
	readonly speaker: Wording;
	at(key: string, otherwise?: string): string;
}

export interface EffectProse {
	/** The English text of each code; `{key}` is an argument. */
	readonly english: Readonly<Record<string, string>>;
	describe(node: SourcedValue, words: KeyWords): Sentence;
}

/** A sentence whose arguments are the keys it names, in words; `value` is the value of the effect itself. */
export function sentence(
	code: string,
	english: string,
	otherwise: Readonly<Record<string, string>> = {},
): EffectProse {
	return {
		english: { [code]: english },
		describe: (_, words) => ({
			code,
			args: Object.fromEntries(
				argumentsOf(english).map((key) => [key, words.at(key, otherwise[key])]),
			),
		}),
	};
}

export function sentenceIf(
	test: string | ((node: SourcedValue) => boolean),
	then: EffectProse,
	otherwise: EffectProse,
): EffectProse {
	const holds =
		typeof test === 'string' ? (node: SourcedValue) => get(node, test) !== undefined : test;
	return {
		english: { ...then.english, ...otherwise.english },
		describe: (node, words) => (holds(node) ? then : otherwise).describe(node, words),
	};
}

export function argumentsOf(english: string): string[] {
	return [...english.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!);
}

export function fill(english: string, args: Readonly<Record<string, string>>): string {
	return english.replace(/\{(\w+)\}/g, (_, key: string) => args[key] ?? '');
}
