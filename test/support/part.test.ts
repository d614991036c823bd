import { expect, test } from 'vitest';
import { partOf, whole } from './part.ts';

test.each([1, 2, 3, 7])(
	'a part of every %i has its share of any list, and of a short one something',
	(every) => {
		for (let length = 1; length < 30; length++) {
			const list = Array.from({ length }, (_, i) => i);
			const part = partOf(list, every);
			if (whole) expect(part).toEqual(list);
			else {
				expect(part.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(length / every)));
				expect(part.length).toBeLessThanOrEqual(Math.ceil(length / every));
			}
			expect(list).toEqual(expect.arrayContaining([...part]));
		}
	},
);

test('of nothing there is no part', () => {
	expect(partOf([], 3)).toEqual([]);
});
