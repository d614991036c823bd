import { workerData } from 'node:worker_threads';
import { Machine } from '@tilewright/interpreter';
import { type Player, players } from '@tilewright/players';
import { playGame } from '../batch.ts';
import { Shared, type WorkerTask } from './messages.ts';
import { whenAsked } from './take.ts';

const task = workerData as WorkerTask;

whenAsked(task, () => {
	const machine = new Machine(task.program);
	const bots = task.seats.map((name) => players[name] as Player);
	const { m, SCORE } = machine.rt;
	return {
		play: (game, seed) => {
			playGame(machine, bots, seed);
			for (let s = 0; s < bots.length; s++) task.scores[game * bots.length + s] = m[SCORE + s]!;
			Atomics.add(task.shared, Shared.done, 1);
		},
	};
});
