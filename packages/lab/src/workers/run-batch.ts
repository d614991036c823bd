import { Worker } from 'node:worker_threads';
import type { Program } from '@tilewright/lang';
import { Shared, type WorkerTask } from './messages.ts';
import { execArgv, heard, scriptOf } from './threads.ts';

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

/**
 * Plays a batch on worker threads.
 *
 *   start all → all ready → play chunks from a shared counter → all done
 */
export async function runBatch(options: BatchOptions): Promise<BatchResult> {
	const { program, seats, seed, games, signal, onProgress } = options;
	const jobs = Math.max(1, Math.min(options.jobs, games));
	const shared = new Int32Array(new SharedArrayBuffer(Shared.words * 4));
	const scores = new Int32Array(new SharedArrayBuffer(games * seats.length * 4));
	const chunk = Math.max(1, Math.min(256, Math.ceil(games / jobs / 8)));
	const task: WorkerTask = { program, seats, seed, games, chunk, shared, scores };
	const stop = (): void => void Atomics.store(shared, Shared.stop, 1);
	if (signal?.aborted === true) stop();
	signal?.addEventListener('abort', stop, { once: true });
	const timer = setInterval(() => onProgress?.(Atomics.load(shared, Shared.done)), 100);
	const workers = Array.from(
		{ length: jobs },
		() => new Worker(scriptOf('worker'), { workerData: task, execArgv }),
	);
	try {
		await Promise.all(workers.map((w) => heard(w, 'ready')));
		const begun = performance.now();
		for (const w of workers) w.postMessage('go');
		await Promise.all(workers.map((w) => heard(w, 'done')));
		const seconds = (performance.now() - begun) / 1000;
		return { scores, seconds, complete: Atomics.load(shared, Shared.done) === games };
	} finally {
		stop();
		clearInterval(timer);
		signal?.removeEventListener('abort', stop);
		await Promise.all(workers.map((w) => w.terminate()));
	}
}
