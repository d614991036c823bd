import { parentPort, workerData } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import type { Measure } from '../compare/measure.ts';
import { Played } from '../compare/play.ts';
import { type CompareTask, type CompareWord, Shared } from './messages.ts';

const task = workerData as CompareTask;
const say = (word: CompareWord): void => parentPort!.postMessage(word);
const a = new Played(task.a);
const b = new Played(task.b);

/** Takes pieces of work from the shared counter and plays each game under both rule sets. */
function work(): void {
	const { shared, games, chunk, seed } = task;
	for (;;) {
		const first = Atomics.add(shared, Shared.next, chunk);
		if (first >= games) return;
		const end = Math.min(games, first + chunk);
		const pairs: [Measure, Measure][] = [];
		for (let game = first; game < end; game++) {
			if (Atomics.load(shared, Shared.stop) !== 0) return;
			try {
				pairs.push([a.game(seed + game), b.game(seed + game)]);
			} catch (error) {
				if (!(error instanceof EngineFault)) throw error;
				say({ is: 'fault', code: error.code, message: error.message, seed: seed + game });
				return;
			}
		}
		say({ is: 'games', first, pairs });
	}
}

parentPort!.once('message', () => {
	work();
	say({ is: 'done' });
});
say({ is: 'ready' });
