import { parentPort } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import { gamesOf } from '../run/blocks.ts';
import { Shared, type WorkShare, type WorkerMessage } from './messages.ts';

const post = (message: WorkerMessage): void => parentPort!.postMessage(message);

export const postReady = (): void => post({ is: 'ready' });

/** Reports a fault of the rules; anything else is thrown again. */
export function postFault(error: unknown, seed?: number): void {
	if (!(error instanceof EngineFault)) throw error;
	const { code, message, register } = error;
	post({ is: 'fault', code, message, register, ...(seed === undefined ? {} : { seed }) });
}

export interface GamesPlayer<Result = unknown> {
	readonly play: (game: number, seed: number) => void;
	readonly blockResult: () => Result;
}

/** Takes blocks from the shared counter until none is left, a game broke, or all are to stop. */
export function playBlocks(
	{ shared, cut, blocks, seed }: WorkShare,
	{ play, blockResult }: GamesPlayer,
): void {
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
