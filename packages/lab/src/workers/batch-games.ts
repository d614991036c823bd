import { playersOf } from '@tilewright/players';
import { batchMachine, playGame } from '../batch.ts';
import { playWatched } from '../compare/measure.ts';
import { type Measured, addValues, emptyMeasured } from '../quantities/measured.ts';
import { Watches } from '../quantities/watches.ts';
import type { BatchTask } from './messages.ts';
import type { GamesPlayer } from './play-blocks.ts';

/** Plays the games of a batch; their scores stand in memory that all threads share. */
export function batchGames(task: BatchTask): GamesPlayer<Measured> {
	const bots = playersOf(task.seats);
	const machine = batchMachine(task.program, bots, task.quantities.length > 0);
	const watches = task.quantities.length === 0 ? undefined : new Watches(machine, task.quantities);
	const { m, SCORE } = machine.rt;
	let measured = emptyMeasured();
	return {
		play: (game, seed) => {
			if (watches) {
				playWatched(machine, bots, seed, watches);
				addValues(measured, watches.values(), game);
			} else playGame(machine, bots, seed);
			for (let s = 0; s < bots.length; s++) task.scores[game * bots.length + s] = m[SCORE + s]!;
		},
		blockResult: () => {
			const finished = measured;
			measured = emptyMeasured();
			return finished;
		},
	};
}
