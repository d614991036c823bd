import { expect, test } from 'vitest';
import { barOf, maxOf, sharesOf } from '@tilewright/workbench';
import { differenceText, estimate, isClear, rounded, shareText, signed } from './figures.ts';

const of = (value: number, se: number, n = 100): { value: number; se: number; n: number } => ({
	value,
	se,
	n,
});

test('figures with their intervals', () => {
	expect(estimate(of(3.14159, 0.1), 2)).toBe('3.14 ± 0.20');
	expect(estimate(of(0.125, 0.01), 1, 100)).toBe('12.5 ± 2.0');
	expect(estimate(undefined)).toBe('–');
	expect(estimate(of(0, 0, 0))).toBe('–');
	expect(shareText(of(0.02, 0.005))).toBe('2.00 ± 0.98 %');
	expect(shareText(of(0, 0, 300))).toContain('at most 1.00 %');
	expect(differenceText(of(-1.5, 0.5))).toBe('−1.5 ± 1.0');
	expect([signed(2), signed(0), signed(-3), rounded(-0.01, 1)]).toEqual(['+2', '0', '−3', '0.0']);
});

test('a difference is clear where its interval leaves out none', () => {
	expect(isClear(of(1, 0.4))).toBe(true);
	expect(isClear(of(1, 0.6))).toBe(false);
	expect(isClear(of(0, 0))).toBe(false);
	expect(isClear(undefined)).toBe(false);
});

test('bars in parts of the longest', () => {
	const bar = barOf(of(5, 0.5), 10, of(8, 1));
	expect(bar).toMatchObject({ width: 0.5, mark: 0.8 });
	expect(bar.low).toBeCloseTo(0.402, 3);
	expect(bar.high).toBeCloseTo(0.598, 3);
	expect(barOf(of(5, 9), 10).low).toBe(0);
	expect(barOf(of(5, 0), 0).width).toBe(0);
	expect(maxOf([of(5, 1), undefined, of(6, 0), of(99, 1, 0)])).toBeCloseTo(6.96, 2);
});

test('sizes as shares, the long tail together', () => {
	expect(sharesOf([1, 2, 1], 5).map((s) => s.share)).toEqual([0.25, 0.5, 0.25]);
	const cut = sharesOf([4, 3, 2, 1], 2);
	expect(cut).toEqual([
		{ from: 1, last: false, share: 0.4 },
		{ from: 2, last: true, share: 0.6 },
	]);
	expect(sharesOf([], 3)).toEqual([]);
	expect(sharesOf([0, 0], 3)).toEqual([]);
});
