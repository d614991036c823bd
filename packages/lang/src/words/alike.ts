import { ownValue } from '@tilewright/schema';
import { type FoundBy, builtInWords, grammaticalWords, operationWords } from './built-ins.ts';

/** Words of people by which an expression is found, beside those of its sentence: “diagonal”, “next to”, “half”. */
export function alikeWords(expression: string): string {
	const names = new Set(expression.match(/[A-Za-z_]\w*/g) ?? []);
	const words = keysOf(names).flatMap((key) => [
		...wordsIn(ownValue<FoundBy>(builtInWords, key), names),
		ownValue(grammaticalWords, key) ?? '',
	]);
	const operations = operationWords.flatMap(([pattern, own]) =>
		pattern.test(expression) ? [own] : [],
	);
	return [...words, ...operations].filter((text) => text !== '').join(' ');
}

/** Words of people for what some built-ins are together: “diagonal” for the cells around something without those beside it. */
export function phraseWords(expression: string): string {
	const names = new Set(expression.match(/[A-Za-z_]\w*/g) ?? []);
	return keysOf(names)
		.flatMap((key) => togetherWith(ownValue<FoundBy>(builtInWords, key), names))
		.join(' ');
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
