import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestEntries, type SearchEntry, search } from './search.ts';

const entry = (id: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
	key: id,
	group: 'Rules',
	id,
	title: '',
	says: '',
	cites: [],
	alike: '',
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

test('a word is found in all its forms and by its like, and fillers need not be there', () => {
	for (const query of ['decks', 'emptied', 'the game must be over', 'must be empty'])
		expect(keys(query), query).toContain('base.lastTile');
	for (const query of ['putting', 'taking a tile'])
		expect(keys(query), query).toContain('base.drawTile');
	// words that are all fillers are sought themselves
	expect(keys('when')).toEqual(['base.lastTile']);
});

test('a query that finds nothing has near entries: most of its words, misspelt ones read as they are meant', () => {
	const near = (query: string): string[] => nearestEntries(entries, query).map((e) => e.key);
	expect(near('deck is never full')[0]).toBe('kinds.tile');
	expect(near('the tile game was emptied')[0]).toBe('base.lastTile');
	expect(near('emtpy')).toEqual(['base.lastTile']);
	expect(near('qqqqqqqqqq')).toEqual([]);
});

test('whatever has all words is the nearest, and a change of one letter in a long word loses nothing', () => {
	const long = entries.flatMap((e) =>
		[e.title, e.says, e.more]
			.join(' ')
			.split(/[^a-z]+/i)
			.filter((w) => w.length >= 5),
	);
	fc.assert(
		fc.property(fc.constantFrom(...long), fc.nat(), (word, n) => {
			expect(nearestEntries(entries, word).length).toBeGreaterThan(0);
			const at = 1 + (n % (word.length - 1));
			const wrong = `${word.slice(0, at)}q${word.slice(at + 1)}`;
			expect(nearestEntries(entries, wrong).length).toBeGreaterThan(0);
		}),
	);
});

test('what a rule says of two different things is not found by words of both', () => {
	const rule = entry('base.field', {
		more: 'It is an area of half sides. Rules can ask for the cities that it touches.',
	});
	const found = (query: string): number => search([rule], query).length;
	expect(found('half a city')).toBe(0);
	expect(found('half sides')).toBe(1);
	expect(found('touches cities')).toBe(1);
	expect(found('field half')).toBe(1);
});
