import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';

const edges = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 30 });

function nextOf(list: readonly (readonly [number, number])[]): (thing: number) => number[] {
	return (thing) => list.flatMap(([from, to]) => (from === thing ? [to] : []));
}

test('circles lead along the given edges, and none is missed', () => {
	fc.assert(
		fc.property(edges, (list) => {
			const next = nextOf(list);
			const things = Array.from({ length: 10 }, (_, i) => i);
			const found = circlesOf(things, next, Infinity);
			for (const circle of found) {
				expect(circle.at(-1)).toBe(circle[0]);
				for (let i = 1; i < circle.length; i++) expect(next(circle[i - 1]!)).toContain(circle[i]);
			}
			const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
				next(from).some((n) => n === to || (!seen.has(n) && reaches(n, to, seen.add(n))));
			expect(found.length > 0).toBe(things.some((t) => reaches(t, t)));
			expect(circlesOf(things, next, 1).length).toBe(Math.min(1, found.length));
		}),
	);
});

test('every thing is asked once, however long the way', () => {
	let calls = 0;
	const size = 100_000;
	const circle = circlesOf(
		[0],
		(thing) => {
			calls++;
			return [(thing + 1) % size];
		},
		1,
	);
	expect(calls).toBe(size);
	expect(circle[0]!.length).toBe(size + 1);
});
