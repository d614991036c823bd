import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Moments } from '../statistics.ts';
import { sampleOf } from './sums.ts';

test('sums of whole numbers give the mean and spread of the values', () => {
	fc.assert(
		fc.property(
			fc.array(fc.integer({ min: -30_000, max: 30_000 }), { maxLength: 40 }),
			fc.integer({ min: 1, max: 30_000 }),
			(values, scale) => {
				const moments = new Moments();
				for (const v of values) moments.add(v / scale);
				const sum = values.reduce((s, v) => s + v, 0);
				const squares = values.reduce((s, v) => s + v * v, 0);
				const { n, mean, sd } = sampleOf(values.length, sum, squares, scale);
				expect(n).toBe(values.length);
				expect(mean).toBeCloseTo(moments.mean, 9);
				expect(sd).toBeCloseTo(moments.sd, 7);
			},
		),
	);
});

test('values that never vary have no spread, however large', () => {
	const [n, value] = [999_983, 94_906];
	expect(sampleOf(n, n * value, n * value * value, 7).sd).toBe(0);
});
