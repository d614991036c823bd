import { expect, test } from 'vitest';
import { type HelpKey, helpPlaces } from './places.ts';
import { helpTexts, descriptionOf } from './says.ts';

const texts = helpTexts();
const keys = Object.keys(helpPlaces) as HelpKey[];

test.each(keys)('the schemas say what %s is', (key) => {
	expect(texts[key]).toMatch(/^\S.{8,}\.$/s);
});

test('what no schema knows is not made up', () => {
	expect(descriptionOf({ kind: 'tiles', path: ['tiels'] })).toBeUndefined();
	expect(new Set(Object.values(texts)).size).toBe(keys.length);
});

test.each(keys)('the help of %s shows no notation of the files', (key) => {
	const code = texts[key].split('`').filter((_, i) => i % 2 === 1);
	expect(code.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});
