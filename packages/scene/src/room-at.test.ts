import { expect, test } from 'vitest';
import { roomAt } from './laid.ts';

/** Half of the outer line of a small mark. */
const LINE = 2;

test('the marks of places that lie close together do not overlap', () => {
	for (const gap of [16, 20, 26, 40]) {
		const places = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x: x * gap, y: y * gap })));
		for (const place of places) expect(2 * (roomAt(place, places) + LINE)).toBeLessThanOrEqual(gap);
	}
});
