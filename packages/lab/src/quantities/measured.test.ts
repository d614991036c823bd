import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	addMeasured,
	addValues,
	emptyMeasured,
	measuredFrom,
	measuredJson,
	sumsOf,
	unknownGame,
} from './measured.ts';

const game = fc
	.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -400, max: 400 }))
	.map((values) => new Map(Object.entries(values)));
const games = fc.array(game, { maxLength: 12 });

function measuredOf(some: readonly ReadonlyMap<string, number>[], first = 0) {
	const measured = emptyMeasured();
	for (const [i, values] of some.entries()) addValues(measured, values, first + i);
	return measured;
}

test('games cut into blocks, added in any order, give the same sums', () => {
	fc.assert(
		fc.property(fc.array(games, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (blocks, keys) => {
			const whole = measuredOf(blocks.flat());
			let first = 0;
			const order = blocks.map((block) => {
				const found = { measured: measuredOf(block, first), key: keys.next().value! };
				first += block.length;
				return found;
			});
			const total = emptyMeasured();
			for (const { measured } of order.sort((x, y) => x.key - y.key)) addMeasured(total, measured);
			expect(measuredJson(total)).toEqual(measuredJson(whole));
			expect(total.games).toBe(whole.games);
		}),
	);
});

test('sums are those of all games, a value that is missing being 0', () => {
	fc.assert(
		fc.property(fc.array(game, { minLength: 1, maxLength: 12 }), (some) => {
			const values = some.map((g) => g.get('a') ?? 0);
			const found = sumsOf(measuredOf(some), 'a');
			const [n, sum, squares, least, leastGames, , most, mostGames] = found;
			expect({ n, sum, squares, least, leastGames, most, mostGames }).toEqual({
				n: values.length,
				sum: values.reduce((x, y) => x + y, 0),
				squares: values.reduce((x, y) => x + y * y, 0),
				least: Math.min(...values),
				leastGames: values.filter((v) => v === Math.min(...values)).length,
				most: Math.max(...values),
				mostGames: values.filter((v) => v === Math.max(...values)).length,
			});
		}),
	);
});

test('the games of extremes are the first that have them, and known where the row is not missing', () => {
	fc.assert(
		fc.property(fc.array(game, { minLength: 1, maxLength: 12 }), (some) => {
			const values = some.map((g) => g.get('a') ?? 0);
			const [, , , least, , leastGame, most, , mostGame] = sumsOf(measuredOf(some), 'a');
			for (const [value, number] of [
				[least, leastGame],
				[most, mostGame],
			] as const) {
				const named = some.findIndex((g) => g.get('a') === value);
				expect(number).toBe(named < 0 ? unknownGame : named);
				if (named >= 0) expect(values[number]).toBe(value);
			}
		}),
	);
});

test('sums that were written are read again as they were, and anything else is none', () => {
	fc.assert(
		fc.property(games, (some) => {
			const measured = measuredOf(some);
			const text = JSON.stringify(measuredJson(measured));
			expect(measuredFrom(JSON.parse(text) as object, some.length)).toEqual(measured);
		}),
	);
	expect(measuredFrom({ rows: [['a', 1, 1, 1, 1, 1, 0, 1, 1]] }, 3)).toBeUndefined();
	expect(measuredFrom({ rows: [['a', 4, 1, 1, 1, 1, 0, 1, 1, 0]] }, 3)).toBeUndefined();
	expect(measuredFrom({}, 3)).toBeUndefined();
});
