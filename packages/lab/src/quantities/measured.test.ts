import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	addMeasured,
	addValues,
	emptyMeasured,
	measuredFrom,
	measuredJson,
	sumsOf,
} from './measured.ts';

const game = fc
	.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -400, max: 400 }))
	.map((values) => new Map(Object.entries(values)));
const games = fc.array(game, { maxLength: 12 });

function measuredOf(some: readonly ReadonlyMap<string, number>[]) {
	const measured = emptyMeasured();
	for (const values of some) addValues(measured, values);
	return measured;
}

test('games cut into blocks, added in any order, give the same sums', () => {
	fc.assert(
		fc.property(fc.array(games, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (blocks, keys) => {
			const whole = measuredOf(blocks.flat());
			const order = blocks.map((block) => ({ block, key: keys.next().value! }));
			const total = emptyMeasured();
			for (const { block } of order.sort((x, y) => x.key - y.key))
				addMeasured(total, measuredOf(block));
			expect(measuredJson(total)).toEqual(measuredJson(whole));
			expect(total.games).toBe(whole.games);
		}),
	);
});

test('sums are those of all games, a value that is missing being 0', () => {
	fc.assert(
		fc.property(fc.array(game, { minLength: 1, maxLength: 12 }), (some) => {
			const values = some.map((g) => g.get('a') ?? 0);
			const [n, sum, squares, least, leastGames, most, mostGames] = sumsOf(measuredOf(some), 'a');
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

test('sums that were written are read again as they were, and anything else is none', () => {
	fc.assert(
		fc.property(games, (some) => {
			const measured = measuredOf(some);
			const text = JSON.stringify(measuredJson(measured));
			expect(measuredFrom(JSON.parse(text), some.length)).toEqual(measured);
		}),
	);
	expect(measuredFrom([['a', 1, 1, 1, 1, 1, 1]], 3)).toBeUndefined();
	expect(measuredFrom([['a', 4, 1, 1, 1, 1, 1, 1]], 3)).toBeUndefined();
	expect(measuredFrom({}, 3)).toBeUndefined();
});
