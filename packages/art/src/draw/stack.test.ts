import { expect, test } from 'vitest';
import { readLooks } from '../looks/read.ts';
import { themeOf } from '../looks/theme.ts';
import { standingOf } from './stack.ts';

const { looks, problems } = readLooks([{ looks: { pieces: { floor: { stack: 90 }, man: {} } } }]);
const theme = themeOf('light', looks);

test('what does not stack stands side by side on the ground', () => {
	expect(problems).toEqual([]);
	expect(standingOf(['man', 'man', 'other'], theme)).toEqual([
		{ nth: 0, raised: 0 },
		{ nth: 1, raised: 0 },
		{ nth: 2, raised: 0 },
	]);
});

test('floors stand on one another, and the others on top, in whatever order they came', () => {
	expect(standingOf(['man', 'floor', 'man', 'floor'], theme)).toEqual([
		{ nth: 0, raised: 18 },
		{ nth: 0, raised: 0 },
		{ nth: 1, raised: 18 },
		{ nth: 0, raised: 9 },
	]);
});

test('a stack of any number keeps within its cell, and none hides another', () => {
	for (const count of [1, 5, 10, 40]) {
		const raised = standingOf(Array<string>(count).fill('floor'), theme).map((s) => s.raised);
		expect(new Set(raised).size).toBe(count);
		expect(Math.max(...raised)).toBeLessThan(56);
	}
});
