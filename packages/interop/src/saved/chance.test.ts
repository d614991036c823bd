import { expect, test } from 'vitest';
import { Names } from '../recording/names.ts';
import { TheirRandom } from '../random.ts';
import { TheirDraws } from './chance.ts';

const names = new Names([
	{
		game: 'a game',
		mapping: {
			mapping: 'x',
			format: 1,
			for: 'x',
			tiles: { 'B/a': 'one', 'B/B': 'two', A: 'three' },
		},
	},
]);

test('the generator goes on as the format page describes it', () => {
	const random = new TheirRandom(0.123456789);
	// worked out apart, from the bits of the numbers
	expect(Array.from({ length: 5 }, () => random.below(72))).toEqual([8, 21, 25, 52, 66]);
});

test('the order comes first, then the generator over tiles by the code units of their names', () => {
	const draws = new TheirDraws(['two'], 0.5, names);
	const left = ['one', 'one', 'two', 'three'];
	expect(draws.choose('deck', left)).toBe(2);
	// A, B/B, B/a, B/a: the middle of four is the first copy of `one`
	expect(draws.choose('deck', left)).toBe(0);
	expect(draws.missed).toEqual([]);
	expect(draws.open).toEqual([]);
});

test('a tile of the order that is not there is missed; other streams are left to the seed', () => {
	const draws = new TheirDraws(['two'], undefined, names);
	expect(draws.choose('dice', ['1', '2'])).toBe(-1);
	expect(draws.choose('deck', ['one'])).toBe(-1);
	expect(draws.missed).toEqual(['two']);
	expect(draws.choose('deck', ['one'])).toBe(-1);
	expect(draws.open).toEqual(['dice', 'deck']);
});

test('a mark brings everything back', () => {
	const draws = new TheirDraws(['two'], 0.123456789, names);
	const back = draws.mark();
	draws.choose('deck', ['one']);
	draws.random!.below(9);
	const after = draws.random!.now;
	back();
	expect(draws.missed).toEqual([]);
	expect(draws.random!.now).toBe(0.123456789);
	draws.choose('deck', ['two']);
	draws.random!.below(9);
	expect(draws.random!.now).toBe(after);
});
