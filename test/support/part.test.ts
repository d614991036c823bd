import { expect, test } from 'vitest';
import { longPartOf, partOf } from './part.ts';
import { sampleOf } from './sample.ts';

test.each([1, 2, 3, 7])(
	'a sample of every %i has its share of any list, and of a short one something',
	(every) => {
		for (let length = 1; length < 30; length++) {
			const list = Array.from({ length }, (_, i) => i);
			const sample = sampleOf(list, every);
			expect(sample.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(length / every)));
			expect(sample.length).toBeLessThanOrEqual(Math.ceil(length / every));
			expect(list).toEqual(expect.arrayContaining([...sample]));
			for (const part of [partOf(list, every), longPartOf(list, every)])
				expect([list.length, sample.length]).toContain(part.length);
		}
	},
);

test('of nothing there is no part', () => {
	expect([partOf([], 3), longPartOf([], 3)]).toEqual([[], []]);
});
