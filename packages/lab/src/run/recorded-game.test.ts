import { expect, test } from 'vitest';
import { runJob } from '../batch.ts';
import { programOf } from '../testing.ts';
import { recordedGame } from './recorded-game.ts';

test.each([
	['the base game', programOf(), ['greedy', 'random']],
	[
		'three seats with an expansion',
		programOf({ seats: 3, with: ['river1'] }),
		['random', 'greedy', 'careless'],
	],
	['the other game', programOf({ game: 'gold-rush' }), ['keen', 'greedy']],
] as const)('%s: the recorded game is the one that a batch plays', (_, program, seats) => {
	for (const seed of [1, 40]) {
		const [...scores] = runJob({ program, seats, seed, first: 0, games: 1 }).scores;
		const game = recordedGame({ program, seats }, seed);
		expect(Array.from(seats, (_seat, i) => game.machine.rt.m[game.machine.rt.SCORE + i])).toEqual(
			scores,
		);
	}
});
