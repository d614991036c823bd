import { parentPort, workerData } from 'node:worker_threads';
import { EngineFault, Machine } from '@tilewright/interpreter';
import { type Player, players } from '@tilewright/players';
import { playGame } from '../batch.ts';
import { Shared, type WorkerTask, type WorkerWord } from './messages.ts';

const task = workerData as WorkerTask;
const say = (word: WorkerWord): void => parentPort!.postMessage(word);
const machine = new Machine(task.program);
const bots = task.seats.map((name) => players[name] as Player);

/** Takes chunks of games from the shared counter until none is left, or it is told to stop. */
function work(): void {
	const { shared, scores, games, chunk, seed } = task;
	const seats = bots.length;
	const { m, SCORE } = machine.rt;
	for (;;) {
		const first = Atomics.add(shared, Shared.next, chunk);
		if (first >= games) return;
		const end = Math.min(games, first + chunk);
		for (let game = first; game < end; game++) {
			if (Atomics.load(shared, Shared.stop) !== 0) return;
			try {
				playGame(machine, bots, seed + game);
			} catch (error) {
				if (!(error instanceof EngineFault)) throw error;
				say({ is: 'fault', code: error.code, message: error.message, seed: seed + game });
				return;
			}
			for (let s = 0; s < seats; s++) scores[game * seats + s] = m[SCORE + s]!;
			Atomics.add(shared, Shared.done, 1);
		}
	}
}

parentPort!.once('message', () => {
	work();
	say({ is: 'done' });
});
say({ is: 'ready' });
