import type { Measured } from '../quantities/measured.ts';
import { BatchGames } from './batch-games.ts';
import type { BatchTask } from './messages.ts';
import type { GamesPlayer } from './play-blocks.ts';

/** Plays the games of a batch; their scores stand in memory that all threads share. */
export function batchedGames(task: BatchTask): GamesPlayer<Measured> {
	const { program, seats, isRotated, quantities, scores, cut, blocks, threads } = task;
	const due = (blocks.length * cut.size) / threads;
	const games = new BatchGames({ program, seats, isRotated }, quantities, due);
	return {
		play: (game, seed) => games.play(game, seed, scores, game * seats.length),
		blockResult: () => games.takeMeasured(),
	};
}
