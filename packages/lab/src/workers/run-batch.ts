import type { Program } from '@tilewright/lang';
import { Shared, type WorkerTask } from './messages.ts';
import { onThreads } from './threads.ts';

/** A batch: game number i has the seed `seed + i`. */
export interface BatchOptions {
	readonly program: Program;
	/** Bots by name, one for each seat. */
	readonly seats: readonly string[];
	readonly seed: number;
	readonly games: number;
	/** Threads at work. */
	readonly jobs: number;
	readonly signal?: AbortSignal;
	/** Told ten times a second how many games are done. */
	readonly onProgress?: (done: number) => void;
}

export interface BatchResult {
	/** Final scores, game after game in seed order, seat after seat; the same whatever `jobs` is. */
	readonly scores: Int32Array;
	/** From the first game to the last, without the start of the threads. */
	readonly seconds: number;
	/** False when it was stopped; then `scores` has holes. */
	readonly complete: boolean;
}

/** Plays a batch on worker threads. */
export async function runBatch(options: BatchOptions): Promise<BatchResult> {
	const { program, seats, seed, games, jobs, signal, onProgress } = options;
	const scores = new Int32Array(new SharedArrayBuffer(games * seats.length * 4));
	let done = (): number => 0;
	const timer = setInterval(() => onProgress?.(done()), 100);
	try {
		const seconds = await onThreads(
			'worker',
			{ seed, games, jobs, most: 256, signal },
			(share): WorkerTask => {
				done = () => Atomics.load(share.shared, Shared.done);
				return { program, seats, scores, ...share };
			},
		);
		return { scores, seconds, complete: done() === games };
	} finally {
		clearInterval(timer);
	}
}
