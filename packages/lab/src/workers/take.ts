import { parentPort } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import { type CompareWord, Shared, type WorkShare } from './messages.ts';

/** Says something to whoever started this thread. */
export const say = (word: CompareWord): void => parentPort!.postMessage(word);

/** Takes games from the shared counter until none is left, one broke, or all are to stop. */
function take(
	{ shared, games, chunk, seed }: WorkShare,
	play: (game: number, seed: number) => void,
	taken: (first: number) => void,
): void {
	for (;;) {
		const first = Atomics.add(shared, Shared.next, chunk);
		if (first >= games) return;
		const end = Math.min(games, first + chunk);
		for (let game = first; game < end; game++) {
			if (Atomics.load(shared, Shared.stop) !== 0) return;
			try {
				play(game, seed + game);
			} catch (error) {
				if (!(error instanceof EngineFault)) throw error;
				say({ is: 'fault', code: error.code, message: error.message, seed: seed + game });
				return;
			}
		}
		taken(first);
	}
}

/** The life of a worker: it says that it is ready, waits for the word to go, plays its games, says that it is done. */
export function whenAsked(
	task: WorkShare,
	play: (game: number, seed: number) => void,
	taken: (first: number) => void = () => {},
): void {
	parentPort!.once('message', () => {
		take(task, play, taken);
		say({ is: 'done' });
	});
	say({ is: 'ready' });
}
