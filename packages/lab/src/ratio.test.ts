import { expect, test } from 'vitest';
import { difference, halfWidth, upperBoundOfUnseen } from './estimate.ts';
import { Ratio } from './ratio.ts';
import { Moments } from './statistics.ts';

test('with one thing a game it is the mean, and its error that of the mean', () => {
	const ratio = new Ratio();
	const mean = new Moments();
	for (let i = 0; i < 40; i++) {
		ratio.add((i * 7) % 5, 1);
		mean.add((i * 7) % 5);
	}
	expect(ratio.ratio).toBeCloseTo(mean.mean, 12);
	expect(ratio.se).toBeCloseTo(mean.estimate.se, 12);
	expect(halfWidth(ratio.estimate)).toBeCloseTo(mean.ci95, 12);
});

test('games weigh by what they hold, and parts merge to the whole', () => {
	const games = Array.from({ length: 30 }, (_, i) => [i % 4, 3 + (i % 9)] as const);
	const [whole, a, b] = [new Ratio(), new Ratio(), new Ratio()];
	games.forEach(([x, y], i) => {
		whole.add(x, y);
		(i < 11 ? a : b).add(x, y);
	});
	a.merge(b);
	const [x, y] = [0, 1].map((k) => games.reduce((sum, g) => sum + g[k]!, 0));
	expect(a.ratio).toBeCloseTo(x! / y!, 12);
	expect(a.se).toBeCloseTo(whole.se, 12);
	const squares = games.reduce((sum, [u, v]) => sum + (u - (x! / y!) * v) ** 2, 0);
	expect(whole.se).toBeCloseTo(Math.sqrt((squares * 30) / 29) / y!, 12);
});

test('the interval covers the truth about as often as it says', () => {
	let state = 12345;
	const random = (): number => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
	let covered = 0;
	for (let trial = 0; trial < 400; trial++) {
		const ratio = new Ratio();
		for (let game = 0; game < 80; game++) {
			const share = 0.1 + 0.2 * random();
			const n = 20 + Math.floor(random() * 40);
			let x = 0;
			for (let i = 0; i < n; i++) if (random() < share) x++;
			ratio.add(x, n);
		}
		if (Math.abs(ratio.ratio - 0.2) <= halfWidth(ratio.estimate)) covered++;
	}
	expect(covered / 400).toBeGreaterThan(0.91);
	expect(covered / 400).toBeLessThan(0.985);
});

test('errors of differences add as squares; none of many has a bound', () => {
	const { value, se } = difference({ value: 5, se: 3, n: 9 }, { value: 1, se: 4, n: 8 });
	expect([value, se]).toEqual([4, 5]);
	expect(upperBoundOfUnseen(300)).toBeCloseTo(0.01, 12);
	expect(upperBoundOfUnseen(0)).toBe(1);
	expect(new Ratio().estimate).toEqual({ value: 0, se: 0, n: 0 });
});
