import { parentPort } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import { gamesOf } from '../run/blocks.ts';
import { Shared, type WorkShare, type WorkerMessage } from './messages.ts';

const post = (message: WorkerMessage): void => parentPort!.postMessage(message);

/** Reports a fault of the rules; anything else is thrown again. */
function postFault(error: unknown, seed?: number): void {
	if (!(error instanceof EngineFault)) throw error;
	const { code, message, register } = error;
	post({ is: 'fault', code, message, register, ...(seed === undefined ? {} : { seed }) });
}

/** A worker's share of the work: plays one game, and gives the result of a block when its last game is played. */
interface Work {
	readonly play: (game: number, seed: number) => void;
	readonly blockResult: () => unknown;
}

/** Takes blocks from the shared counter until none is left, a game broke, or all are to stop. */
function playBlocks({ shared, cut, blocks, seed }: WorkShare, { play, blockResult }: Work): void {
	for (;;) {
		const at = Atomics.add(shared, Shared.next, 1);
		if (at >= blocks.length) break;
		const block = blocks[at]!;
		const { first, end } = gamesOf(cut, block);
		for (let game = first; game < end; game++) {
			if (Atomics.load(shared, Shared.stop) !== 0) return post({ is: 'done' });
			try {
				play(game, seed + game);
			} catch (error) {
				return postFault(error, seed + game);
			}
			Atomics.add(shared, Shared.done, 1);
		}
		post({ is: 'block', block, result: blockResult() });
	}
	post({ is: 'done' });
}

/**
 * The life of a worker: it prepares, reports that it is ready, waits for the word to go, plays blocks, and reports that it is done.
 * A set-up that cannot be played is reported instead.
 */
export function runWorker(task: WorkShare, prepare: () => Work): void {
	let work: Work;
	try {
		work = prepare();
	} catch (error) {
		postFault(error);
		return;
	}
	parentPort!.once('message', () => playBlocks(task, work));
	post({ is: 'ready' });
}
