import { expect, test } from 'vitest';
import { Refusal } from '../frame/refusal.ts';
import { median, prove } from './bench.ts';

test('a playout whose games do not follow from their seeds is refused', async () => {
	let calls = 0;
	const forgetful = {
		name: 'A forgetful playout',
		play: (_first: number, games: number) =>
			Promise.resolve({ scores: new Int32Array(games * 2).fill(calls++), tiles: games }),
	};
	const failure = await prove(forgetful, 10, 2, {}).catch((e: unknown) => e);
	expect(failure).toBeInstanceOf(Refusal);
	expect((failure as Refusal).diagnostics[0]!.code).toBe('BENCH-CHECKSUM');
});

test('the middle of odd and even lists', () => {
	expect(median([3, 1, 2])).toBe(2);
	expect(median([4, 1, 3, 2])).toBe(2.5);
});
