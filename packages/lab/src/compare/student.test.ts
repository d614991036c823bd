import { expect, test } from 'vitest';
import { distanceOf, tailsOf } from './student.ts';

// percentage points of the t distribution as tables print them
test.each([
	[0.05, 1, 12.7062],
	[0.05, 2, 4.3027],
	[0.05, 5, 2.5706],
	[0.05, 10, 2.2281],
	[0.05, 30, 2.0423],
	[0.05, 120, 1.9799],
	[0.05, 1e7, 1.96],
	[0.01, 10, 3.1693],
	[0.1, 20, 1.7247],
])('tails of %f with %f degrees of freedom lie beyond %f', (tails, df, t) => {
	expect(distanceOf(tails, df)).toBeCloseTo(t, 3);
	expect(tailsOf(t, df)).toBeCloseTo(tails, 4);
});

test('the middle is certain, the end is not', () => {
	expect(tailsOf(0, 7)).toBeCloseTo(1, 12);
	expect(tailsOf(Number.POSITIVE_INFINITY, 7)).toBe(0);
	expect(tailsOf(-3.1693, 10)).toBeCloseTo(0.01, 5);
	// a half degree, as Welch's formula gives
	expect(distanceOf(0.05, 6.5)).toBeGreaterThan(distanceOf(0.05, 7));
	expect(distanceOf(0.05, 6.5)).toBeLessThan(distanceOf(0.05, 6));
});
