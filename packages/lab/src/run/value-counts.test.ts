import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	addCounts,
	countValues,
	countsFrom,
	quantileOf,
	sortedCounts,
	sumsOfCounts,
} from './value-counts.ts';

const values = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 40 });

test('counts of parts, in any order, are those of the whole, and come back from JSON', () => {
	fc.assert(
		fc.property(values, values, (some, others) => {
			const whole = countValues([...some, ...others]);
			const added = countValues(others);
			addCounts(added, countValues(some));
			expect(JSON.stringify(sortedCounts(added))).toBe(JSON.stringify(sortedCounts(whole)));
			const text = JSON.stringify(sortedCounts(whole));
			expect(countsFrom(JSON.parse(text))).toEqual(new Map(sortedCounts(whole)));
		}),
	);
});

test('sums and quantiles are those of the list of values', () => {
	fc.assert(
		fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
			const counts = countValues(list);
			const sorted = [...list].sort((a, b) => a - b);
			expect(quantileOf(counts, share)).toBe(sorted[Math.floor(share * (list.length - 1))] ?? 0);
			expect(sumsOfCounts(counts)).toEqual({
				n: list.length,
				sum: list.reduce((a, b) => a + b, 0),
				squares: list.reduce((a, b) => a + b * b, 0),
			});
		}),
	);
});

test.each([
	['no list', {}],
	['a pair too long', [[1, 1, 1]]],
	['a fraction', [[0.5, 1]]],
	[
		'a value twice',
		[
			[1, 1],
			[1, 2],
		],
	],
	[
		'values in another order',
		[
			[2, 1],
			[1, 2],
		],
	],
	['a count of nothing', [[1, 0]]],
])('%s is no counts', (_, value) => {
	expect(countsFrom(value)).toBeUndefined();
});
