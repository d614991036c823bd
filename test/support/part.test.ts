import { expect, test } from 'vitest';
import { isLongRun, isWhole, longPartOf, partOf } from './part.ts';
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
			expect(partOf(list, every)).toEqual(isWhole || isLongRun ? list : sample);
			expect(partOf(list, 1, every)).toEqual(isLongRun && !isWhole ? sample : list);
			expect(longPartOf(list, every)).toEqual(isWhole ? list : sample);
		}
	},
);

test('of nothing there is no part', () => {
	expect([partOf([], 3), longPartOf([], 3)]).toEqual([[], []]);
});
