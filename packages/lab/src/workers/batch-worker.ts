import { workerData } from 'node:worker_threads';
import { Machine } from '@tilewright/interpreter/state';
import { type Player, players } from '@tilewright/players';
import { playGame } from '../batch.ts';
import type { BatchTask } from './messages.ts';
import { whenStarted } from './play-blocks.ts';

const task = workerData as BatchTask;

whenStarted(task, () => {
	const machine = new Machine(task.program);
	const bots = task.seats.map((name) => players[name] as Player);
	const { m, SCORE } = machine.rt;
	return {
		play: (game, seed) => {
			playGame(machine, bots, seed);
			for (let s = 0; s < bots.length; s++) task.scores[game * bots.length + s] = m[SCORE + s]!;
		},
		// scores stand in memory that is shared
		blockResult: () => undefined,
	};
});
