import { expect, test } from 'vitest';
import { type SearchEntry, search } from './search.ts';

const entry = (id: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
	key: id,
	group: 'Rules',
	id,
	title: '',
	says: '',
	cites: [],
	more: '',
	...more,
});
const entries = [
	entry('base.lastTile', { says: 'The game ends when the deck is empty.', cites: ['BG-80'] }),
	entry('base.drawTile', {
		more: 'Draw a tile. Put the tile in hand into: aside.',
		cites: ['BG-8'],
	}),
	entry('kinds.tile', { title: 'Tile of the deck' }),
];
const keys = (query: string): string[] => search(entries, query).map((f) => f.entry.key);

test('an id and the rule id of a source come first', () => {
	expect(keys('lasttile')).toEqual(['base.lastTile']);
	expect(keys('BG-8')[0]).toBe('base.drawTile');
	expect(keys('bg-80')).toEqual(['base.lastTile']);
	expect(keys('tile')[0]).toBe('kinds.tile');
});

test('all words are looked for, in sentences and in what a rule does', () => {
	expect(keys('deck')).toEqual(['kinds.tile', 'base.lastTile']);
	expect(keys('deck empty')).toEqual(['base.lastTile']);
	expect(keys('aside')).toEqual(['base.drawTile']);
	expect(keys('nowhere')).toEqual([]);
	expect(keys('  ')).toEqual([]);
});
