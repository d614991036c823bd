import { expect, test } from 'vitest';
import { unusualPlaces } from './unusual-places.ts';

test('the places of a column that do not hold its usual value are those that a plain search finds', () => {
	let state = 1;
	const below = (n: number): number => {
		state = (Math.imul(state, 1664525) + 1013904223) | 0;
		return (state >>> 8) % n;
	};
	for (let round = 0; round < 300; round++) {
		const usual = below(3) - 1;
		const rare = 1 + below(60);
		const m = Int32Array.from({ length: 90 }, () => (below(rare) === 0 ? below(5) - 2 : usual));
		const base = below(8);
		const size = below(80);
		const plain = Array.from({ length: size }, (_, k) => k).filter((k) => m[base + k] !== usual);
		expect(unusualPlaces(m, base, size, usual)).toEqual(plain);
	}
});
