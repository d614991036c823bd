import { ownValue } from '@tilewright/schema';
import {
	type FoundBy,
	builtInWords,
	grammaticalWords,
	operationPhrases,
	operationWords,
} from './built-ins.ts';

/** Words of people by which an expression is found, beside those of its sentence: “diagonal”, “next to”, “double”. */
export function alikeWords(expression: string): string {
	const names = new Set(expression.match(/[A-Za-z_]\w*/g) ?? []);
	const words = keysOf(names).flatMap((key) => [
		...wordsIn(ownValue<FoundBy>(builtInWords, key), names),
		ownValue(grammaticalWords, key) ?? '',
	]);
	return [...words, ...operationsIn(expression, operationWords)]
		.filter((text) => text !== '')
		.join(' ');
}

/**
 * Words of people that name just this expression: “half”, and those for what some built-ins are together, such as “diagonal” for the cells
 * around something without those beside it.
 */
export function phraseWords(expression: string): string {
	const names = new Set(expression.match(/[A-Za-z_]\w*/g) ?? []);
	const words = keysOf(names).flatMap((key) =>
		togetherWith(ownValue<FoundBy>(builtInWords, key), names),
	);
	return [...words, ...operationsIn(expression, operationPhrases)].join(' ');
}

function operationsIn(expression: string, known: typeof operationWords): string[] {
	return known.flatMap(([pattern, words]) => (pattern.test(expression) ? [words] : []));
}

function keysOf(names: ReadonlySet<string>): string[] {
	const ofDeck = (name: string): string[] => (names.has('deck') ? [`deck.${name}`] : []);
	return [...names].flatMap((name) => [name, `.${name}`, `${name}()`, ...ofDeck(name)]);
}

function togetherWith(found: FoundBy | undefined, names: ReadonlySet<string>): string[] {
	return Object.entries(found?.alikeWith ?? {}).flatMap(([name, words]) =>
		names.has(name) ? [words] : [],
	);
}

function wordsIn(found: FoundBy | undefined, names: ReadonlySet<string>): string[] {
	return [found?.alike ?? '', ...togetherWith(found, names)];
}
