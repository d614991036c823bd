import { expect, it } from 'vitest';
import { isWordOfLanguage } from './declared-name.ts';

it.each<[string, boolean]>([
	['road', false],
	['twoTileCity', false],
	['count', false],
	['it', true],
	['can', true],
	['toString', true],
	// the grammar itself refuses it
	['for', false],
	['constructor', false],
])('%s is a word of the language: %s', (name, is) => {
	expect(isWordOfLanguage(name)).toBe(is);
});
