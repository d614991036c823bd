import { describe, expect, test } from 'vitest';
import type { Message } from '../message.ts';
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

const drawing = new Names([
	{
		game: 'a game',
		mapping: {
			mapping: 'x',
			format: 1,
			for: 'x',
			tiles: { A: 'three', B: 'two', C: 'one', D: 'four' },
			messages: { SAY: { as: '' }, GO: { reseeds: 'luck' }, HALT: { reseeds: 'luck' } },
			chance: { bag: { order: ['1', '2', '3', '4'], after: ['GO'] } },
		},
	},
]);
const coins = ['3', '1', '4', '2'];

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
	const left = Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? 'one' : 'two'));
	const messages = [{ type: 'GO', payload: { luck: 0.123456789 }, player: 0 }];
	const draws = new TheirDraws(['four'], 0.4, drawing, messages);
	const back = draws.mark();
	const draw = (): unknown => {
		const missed = draws.choose('deck', ['one']);
		const first = [draws.choose('deck', left), draws.choose('deck', left)];
		draws.seedFrom(0);
		return [
			missed,
			first,
			draws.choose('deck', left),
			draws.choose('bag', coins, 0),
			draws.missed.length,
		];
	};
	const before = draw();
	back();
	expect(draws.missed).toEqual([]);
	expect(draw()).toEqual(before);
});

describe('a bag', () => {
	const say = { type: 'SAY', payload: {}, player: 0 };
	const go = (luck?: number): Message => ({ type: 'GO', payload: { luck }, player: 0 });
	const halt = { type: 'HALT', payload: { luck: 0.9 }, player: 0 };

	test.each([
		['the message after the choice', [say, go(0.3), say, go(0.9)], 0, '2'],
		[
			'the one before it, where none follows before the next choice',
			[go(0.3), say, say, go(0.9)],
			1,
			'2',
		],
		[
			'nothing, where another kind of message came last',
			[go(0.3), halt, say, say, go(0.9)],
			2,
			undefined,
		],
		['nothing, where its state is not told', [say, go(), say], 0, undefined],
	])('is drawn from by %s', (_name, messages, reached, came) => {
		expect(coins[new TheirDraws([], 0.5, drawing, messages).choose('bag', coins, reached)]).toBe(
			came,
		);
	});

	test('and the tiles after the same message share its generator', () => {
		const random = new TheirRandom(0.3);
		const expected = [random.below(4), random.below(4)];
		const draws = new TheirDraws([], 0.5, drawing, [say, go(0.3), say]);
		draws.seedFrom(1);
		expect(coins[draws.choose('bag', coins, 0)]).toBe(String(expected[0]! + 1));
		const tiles = ['one', 'two', 'three', 'four'];
		expect(tiles[draws.choose('deck', tiles)]).toBe(
			['A', 'B', 'C', 'D'].map((t) => drawing.tile(t).tile)[expected[1]!],
		);
	});
});
