import { parentPort } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import { type CompareWord, Shared, type WorkShare } from './messages.ts';

/** Says something to whoever started this thread. */
export const say = (word: CompareWord): void => parentPort!.postMessage(word);

/** Reports a fault of the rules; anything else is thrown again. */
function sayFault(error: unknown, seed?: number): void {
	if (!(error instanceof EngineFault)) throw error;
	const { code, message, register } = error;
	say({ is: 'fault', code, message, register, ...(seed === undefined ? {} : { seed }) });
}

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
				sayFault(error, seed + game);
				return;
			}
		}
		taken(first);
	}
}

/** A worker's share of the work: plays one game, and is called after each group of games, with the number of its first. */
interface Work {
	readonly play: (game: number, seed: number) => void;
	readonly taken?: (first: number) => void;
}

/**
 * The life of a worker: it prepares, reports that it is ready, waits for the word to go, plays its games, and reports that it is done. A set-up
 * that cannot be played is reported instead.
 */
export function whenAsked(task: WorkShare, prepare: () => Work): void {
	let work: Work;
	try {
		work = prepare();
	} catch (error) {
		sayFault(error);
		return;
	}
	const { play, taken = () => {} } = work;
	parentPort!.once('message', () => {
		take(task, play, taken);
		say({ is: 'done' });
	});
	say({ is: 'ready' });
}
