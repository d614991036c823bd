import { ownValue } from '@tilewright/schema';
import { type FoundBy, builtInWords, grammaticalWords, operationWords } from './built-ins.ts';

/** Words of people by which an expression is found, beside those of its sentence: “diagonal”, “next to”, “half”. */
export function alikeWords(expression: string): string {
	const names = new Set(expression.match(/[A-Za-z_]\w*/g) ?? []);
	const words = [...names].flatMap((name) =>
		[name, `.${name}`, `${name}()`, ...(names.has('deck') ? [`deck.${name}`] : [])].flatMap(
			(key) => [
				...wordsIn(ownValue<FoundBy>(builtInWords, key), names),
				ownValue(grammaticalWords, key) ?? '',
			],
		),
	);
	const operations = operationWords.flatMap(([pattern, own]) =>
		pattern.test(expression) ? [own] : [],
	);
	return [...words, ...operations].filter((text) => text !== '').join(' ');
}

function wordsIn(found: FoundBy | undefined, names: ReadonlySet<string>): string[] {
	const more = Object.entries(found?.alikeWith ?? {}).filter(([name]) => names.has(name));
	return [found?.alike ?? '', ...more.map(([, words]) => words)];
}
