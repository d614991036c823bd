import { workerData } from 'node:worker_threads';
import { Played } from '../compare/play.ts';
import { type Tally, addGame, emptyTally } from '../compare/tally.ts';
import type { CompareTask } from './messages.ts';
import { runWorker } from './play-blocks.ts';

const task = workerData as CompareTask;

runWorker(task, () => {
	const a = new Played(task.a, undefined, task.quantities);
	const b = new Played(task.b, undefined, task.quantities);
	let tally = emptyTally();
	return {
		play: (game, seed) => addGame(tally, a.game(seed), b.game(seed), game),
		blockResult: (): Tally => {
			const finished = tally;
			tally = emptyTally();
			return finished;
		},
	};
});
