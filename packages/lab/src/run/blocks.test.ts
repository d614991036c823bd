import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockCount, blocksLeft, cutOf, gamesOf } from './blocks.ts';

test('every game is in one block, and no block is larger than allowed', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 2000 }),
			fc.constantFrom(1, 16, 256),
			(games, largest) => {
				const cut = cutOf(games, largest);
				expect(cut.size).toBeLessThanOrEqual(largest);
				let next = 0;
				for (let block = 0; block < blockCount(cut); block++) {
					const { first, end } = gamesOf(cut, block);
					expect(first).toBe(next);
					expect(end).toBeGreaterThan(first);
					next = end;
				}
				expect(next).toBe(games);
			},
		),
	);
});

test('what is finished is not played again', () => {
	const cut = cutOf(1000, 16);
	const finished = new Map([
		[0, 1],
		[5, 1],
	]);
	const left = [...blocksLeft(cut, finished)];
	expect(left).toHaveLength(blockCount(cut) - 2);
	expect(left).not.toContain(0);
	expect(left).not.toContain(5);
});
