import { describe, expect, test } from 'vitest';
import { TheirRandom } from '../random.ts';
import { stateFor } from './generator-states.ts';

describe('a state of their generator', () => {
	test('brings the draws it was made for, whatever they are', () => {
		const pick = new TheirRandom(0.37);
		for (let i = 0; i < 60; i++) {
			const draws = Array.from({ length: 1 + (i % 3) }, () => {
				const size = 1 + pick.below(18);
				return { size, places: [pick.below(size)] };
			});
			const state = stateFor(draws)!;
			expect(state).toBeGreaterThanOrEqual(0);
			expect(state).toBeLessThan(1);
			const random = new TheirRandom(state);
			expect(draws.map(({ size }) => random.below(size))).toEqual(draws.map((d) => d.places[0]));
		}
	});

	test('may bring any of several places', () => {
		const state = stateFor([{ size: 10, places: [3, 4, 5] }])!;
		expect([3, 4, 5]).toContain(new TheirRandom(state).below(10));
	});

	test('is none for no draw, and for draws that nothing brings', () => {
		expect(stateFor([])).toBeUndefined();
		expect(stateFor([{ size: 2, places: [] }])).toBeUndefined();
	});
});
