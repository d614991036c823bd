import { expect, test } from 'vitest';
import { sampleOf } from './sample.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

test('all of few things, and as many as wanted of more', () => {
	expect(sampleOf(numbers(5), 5)).toEqual(numbers(5));
	for (const [all, limit] of [
		[6, 5],
		[1_000, 7],
		[1_001, 1_000],
	] as const) {
		const sample = sampleOf(numbers(all), limit);
		expect(sample.length).toBe(limit);
		expect(new Set(sample).size).toBe(limit);
		const gaps = sample.map((n, i) => n - (sample[i - 1] ?? 0));
		expect(Math.max(...gaps, all - sample.at(-1)!)).toBeLessThanOrEqual(Math.ceil(all / limit));
	}
});
