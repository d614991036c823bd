import { expect, test } from 'vitest';
import { Moments } from './statistics.ts';
import { summarise } from './summary.ts';

test('means, wins alone and ties of a batch', () => {
	const scores = Int32Array.from([10, 4, 7, 7, 1, 9, 6, 2]);
	const { games, seats, ties } = summarise(scores, 2);
	expect({ games, ties, wins: seats.map((s) => s.wins) }).toEqual({
		games: 4,
		ties: 1,
		wins: [2, 1],
	});
	expect(seats[0]!.mean).toBe(6);
	expect(seats[0]!.sd).toBeCloseTo(Math.sqrt(42 / 3), 12);
	expect(seats[0]!.ci95).toBeCloseTo((1.959964 * seats[0]!.sd) / 2, 12);
});

test('the digest depends on every score and on the order of the games', () => {
	const scores = Int32Array.from({ length: 60 }, (_, i) => (i * 37) % 91);
	const { hash } = summarise(scores, 2);
	expect(hash).toMatch(/^[0-9a-f]{16}$/);
	for (let i = 0; i < scores.length; i++) {
		const other = scores.slice();
		other[i]!++;
		expect(summarise(other, 2).hash).not.toBe(hash);
	}
	const swapped = scores.slice();
	swapped.set(scores.subarray(0, 2), 2);
	swapped.set(scores.subarray(2, 4), 0);
	expect(summarise(swapped, 2).hash).not.toBe(hash);
});

test('parts of a batch merge to the whole', () => {
	const values = Array.from({ length: 50 }, (_, i) => (i * i) % 23);
	const whole = new Moments();
	for (const v of values) whole.add(v);
	const [a, b] = [new Moments(), new Moments()];
	values.forEach((v, i) => (i < 13 ? a : b).add(v));
	a.merge(b);
	a.merge(new Moments());
	expect(a.n).toBe(50);
	expect(a.mean).toBeCloseTo(whole.mean, 12);
	expect(a.sd).toBeCloseTo(whole.sd, 12);
});
