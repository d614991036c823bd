import fc from 'fast-check';
import { limits } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { seatIn, seatNames } from './names.ts';

const name = fc.oneof(
	fc.constantFrom('Ann', 'ann', 'ann-2', 'Ann 2', '', '---', '7', 'ß', `${'x'.repeat(31)}`),
	fc.string({ unit: 'binary', maxLength: 40 }),
);

test('names of seats differ, fit logs, and lead back to their seats', () => {
	fc.assert(
		fc.property(fc.array(name, { minLength: 1, maxLength: limits.seats }), (names) => {
			const made = seatNames(names);
			expect(new Set(made).size).toBe(names.length);
			for (const [seat, one] of made.entries()) {
				expect(one).toMatch(/^[a-z][a-z0-9-]{0,29}$/);
				if (!names.includes(one)) expect(seatIn(names, one)).toBe(seat);
			}
		}),
	);
});
