import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffled } from './words.ts';

test('every number comes once, in an order that the seed decides', () => {
	const n = fc.integer({ min: 1, max: 400 });
	const seed = fc.nat(2 ** 28);
	fc.assert(
		fc.property(n, seed, (count, of) => {
			const order = Array.from({ length: count }, (_, i) => shuffled(i, count, of));
			expect([...order].sort((a, b) => a - b)).toEqual(order.map((_, i) => i));
		}),
	);
	const orders = [1, 2, 3].map((of) => String([0, 1, 2, 3, 4].map((i) => shuffled(i, 1000, of))));
	expect(new Set(orders).size).toBe(3);
});
