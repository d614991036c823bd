import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestSets } from './largest-sets.ts';

test('the largest sets are all sets to which nothing can be added', () => {
	const made = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.array(fc.tuple(fc.nat(6), fc.nat(6))));
	fc.assert(
		fc.property(made, ([size, pairs]) => {
			const all = Array.from({ length: size }, (_, i) => i);
			const conflict = (a: number, b: number): boolean =>
				a !== b && pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
			const expected: string[] = [];
			for (let bits = 1; bits < 1 << size; bits++) {
				const set = all.filter((i) => (bits >> i) & 1);
				const isGood = set.every((a) => set.every((b) => !conflict(a, b)));
				const isLargest = all.every((i) => set.includes(i) || set.some((a) => conflict(a, i)));
				if (isGood && isLargest) expected.push(set.join());
			}
			const found = largestSets(all, conflict, 1000).map((s) => s.sort((a, b) => a - b).join());
			expect(found.sort()).toEqual(expected.sort());
		}),
	);
});

test('no more sets are made than are asked for', () => {
	const all = Array.from({ length: 12 }, (_, i) => i);
	const pairs = (a: number, b: number): boolean => a >> 1 === b >> 1;
	expect(largestSets(all, pairs, 100)).toHaveLength(64);
	expect(largestSets(all, pairs, 10)).toHaveLength(10);
});
