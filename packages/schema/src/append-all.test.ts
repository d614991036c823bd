import { expect, test } from 'vitest';
import { appendAll } from './append-all.ts';

test('lists of any length are appended in order', () => {
	const added = Array.from({ length: 500_000 }, (_, i) => i);
	const list = [-1];
	appendAll(list, added);
	expect(list.length).toBe(500_001);
	expect([list[0], list[1], list.at(-1)]).toEqual([-1, 0, 499_999]);
});
