import { expect, test } from 'vitest';
import { Moments } from '../statistics.ts';
import { fixed, holm, paired as pairedBy, welch as welchBy } from './interval.ts';

const moments = (values: readonly number[]): Moments => {
	const m = new Moments();
	for (const v of values) m.add(v);
	return m;
};

const paired = (d: Moments) => pairedBy(d, fixed);
const welch = (a: Moments, b: Moments) => welchBy(a, b, fixed);

// Student's own sleep data (1908): hours gained by ten patients with two drugs
const one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
const two = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];

test('pairs: the published interval and likelihood', () => {
	const found = paired(moments(one.map((v, i) => v - two[i]!)))!;
	expect(found.difference).toBeCloseTo(-1.58, 10);
	expect(found.low).toBeCloseTo(-2.4598858, 5);
	expect(found.high).toBeCloseTo(-0.7001142, 5);
	expect(found.chance).toBeCloseTo(0.002833, 5);
});

test('independent samples: the published interval and likelihood', () => {
	const found = welch(moments(one), moments(two))!;
	expect(found.difference).toBeCloseTo(-1.58, 10);
	expect(found.low).toBeCloseTo(-3.3654832, 4);
	expect(found.high).toBeCloseTo(0.2054832, 4);
	expect(found.chance).toBeCloseTo(0.07939414, 5);
});

test('too little says nothing; what never varies is told as it is', () => {
	expect(paired(moments([1]))).toBeUndefined();
	expect(welch(moments([1, 2]), moments([1]))).toBeUndefined();
	expect(paired(moments([2, 2, 2]))).toEqual({ difference: 2, low: 2, high: 2, chance: 0 });
	expect(welch(moments([3, 3]), moments([3, 3]))).toEqual({
		difference: 0,
		low: 0,
		high: 0,
		chance: 1,
	});
});

test('many questions at once: the known example, in any order', () => {
	// 0.005 < 0.05/4, 0.01 < 0.05/3, but 0.03 > 0.05/2: those after it fall with it
	expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
	expect(holm([0.04])).toEqual([true]);
	expect(holm([0.04, 0.04])).toEqual([false, false]);
	expect(holm([])).toEqual([]);
});
