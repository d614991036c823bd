import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, foldId, suggest } from './suggest.ts';
import { inBoundedTime } from './testing.ts';

test('the nearest words come first, words far away not at all', () => {
	const words = ['monastery', 'road', 'roads', 'river', 'city'];
	expect(suggest('raod', words)).toEqual(['road']);
	expect(suggest('roasd', words)).toEqual(['road', 'roads']);
	expect(suggest('roadds', words)).toEqual(['roads', 'road']);
	expect(suggest('Road', words)[0]).toBe('road');
	expect(suggest('monestary', words)).toEqual(['monastery']);
	expect(suggest('xyz', words)).toEqual([]);
	expect(suggest('road', ['road'])).toEqual([]);
	expect(suggest('for_each', ['for-each', 'forEach'])).toEqual(['for-each', 'forEach']);
});

test('a very long word costs no time', () => {
	const long = ['y'.repeat(1_000_000), 'x'.repeat(64)];
	expect(inBoundedTime(() => suggest('x'.repeat(1_000_000), long))).toHaveLength(1);
});

test('the distance is symmetric, zero for equals, and stops at its limit', () => {
	const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 });
	fc.assert(
		fc.property(word, word, fc.nat(7), (a, b, limit) => {
			const d = editDistance(a, b, 20);
			expect(editDistance(b, a, 20)).toBe(d);
			expect(d === 0).toBe(a === b);
			expect(editDistance(a, b, limit)).toBe(Math.min(d, limit + 1));
			expect(d).toBeLessThanOrEqual(Math.max(a.length, b.length));
		}),
	);
	expect(editDistance('abcd', 'abdc', 9)).toBe(1);
	expect(editDistance('kitten', 'sitting', 9)).toBe(3);
});

test('ids that look alike fold to the same', () => {
	expect(
		new Set(['bigTower', 'BIGTOWER', 'big-tower', 'big_tower', 'bigＴower'].map(foldId)).size,
	).toBe(1);
	expect(foldId('cafe\u0301')).toBe(foldId('café'));
});
