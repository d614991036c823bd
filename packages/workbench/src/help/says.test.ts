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
