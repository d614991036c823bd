import { expect, test } from 'vitest';
import { identifierWords } from './spaced.ts';

test.each([
	['removeAndRedraw', 'remove and redraw'],
	['road', 'road'],
	['own.bigTop', 'own.big top'],
	['tile2', 'tile2'],
	['', ''],
])('%s is written %s', (id, words) => {
	expect(identifierWords(id)).toBe(words);
});
