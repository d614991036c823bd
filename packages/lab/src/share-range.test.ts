import { expect, test } from 'vitest';
import { shareRange } from './share-range.ts';

test('holds the true share in about 95 of 100 samples, also near 0 and 1', () => {
	const n = 40;
	for (const share of [0.05, 0.3, 0.5, 0.9]) {
		// the chance of each count, without rounding by sampling
		let chance = (1 - share) ** n;
		let held = 0;
		for (let k = 0; k <= n; k++) {
			const { low, high } = shareRange(k, n);
			if (low <= share && share <= high) held += chance;
			chance *= ((n - k) / (k + 1)) * (share / (1 - share));
		}
		expect(held).toBeGreaterThan(0.92);
		expect(held).toBeLessThan(0.98);
	}
});

test('tells little from few cases, and something where all were alike', () => {
	expect(shareRange(0, 0)).toEqual({ low: 0, high: 1 });
	expect(shareRange(0, 100)).toMatchObject({ low: 0, high: expect.closeTo(0.037, 3) as number });
	expect(shareRange(100, 100)).toMatchObject({ low: expect.closeTo(0.963, 3) as number, high: 1 });
	expect(shareRange(1, 2).high - shareRange(1, 2).low).toBeGreaterThan(0.7);
});
