import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduced } from './reduce.ts';

const numbers = Array.from({ length: 40 }, (_, i) => i);

test('the items that a failure needs are left, and no others', async () => {
	await fc.assert(
		fc.asyncProperty(fc.subarray(numbers, { minLength: 0, maxLength: 4 }), async (needed) => {
			const fails = (items: readonly number[]): Promise<boolean> =>
				Promise.resolve(needed.every((n) => items.includes(n)));
			expect(await reduced(numbers, fails, 10_000)).toEqual(needed);
		}),
	);
});

test('it stops after so many tries, with a list that fails', async () => {
	let tries = 0;
	const fails = (items: readonly number[]): Promise<boolean> => {
		tries++;
		return Promise.resolve(items.includes(17) && items.includes(31));
	};
	const left = await reduced(numbers, fails, 6);
	expect(tries).toBe(6);
	expect(await fails(left)).toBe(true);
	expect(left.length).toBeLessThan(numbers.length);
});

test('nothing is left of nothing', async () => {
	expect(await reduced([], () => Promise.resolve(true), 10)).toEqual([]);
});
