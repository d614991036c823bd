import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largest, smallest } from './extremes.ts';

test('the same as Math.max and Math.min', () => {
	const number = fc.double();
	fc.assert(
		fc.property(fc.array(number), number, (numbers, bound) => {
			expect(largest(numbers)).toBe(Math.max(...numbers));
			expect(smallest(numbers)).toBe(Math.min(...numbers));
			expect(largest(numbers, bound)).toBe(Math.max(bound, ...numbers));
			expect(smallest(numbers, bound)).toBe(Math.min(bound, ...numbers));
		}),
	);
});

test('lists of any length', () => {
	const numbers = Array.from({ length: 500_000 }, (_, i) => i);
	expect([largest(numbers), smallest(numbers)]).toEqual([499_999, 0]);
});
