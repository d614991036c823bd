import { Worker } from 'node:worker_threads';
import type { Measure } from '../compare/measure.ts';
import { Comparison, type Report } from '../compare/comparison.ts';
import type { Side } from '../compare/side.ts';
import { type CompareTask, type CompareWord, Shared } from './messages.ts';
import { execArgv, heard, scriptOf } from './threads.ts';

/** Games under two rule sets: game number i has the seed `seed + i` on either side. */
export interface ComparisonOptions {
	readonly a: Side;
	readonly b: Side;
	readonly seed: number;
	readonly games: number;
	/** Threads at work. */
	readonly jobs: number;
	readonly signal?: AbortSignal;
	/** Told after every piece of work how many games of either side are done. */
	readonly onProgress?: (done: number) => void;
}

export interface ComparisonResult {
	readonly report: Report;
	readonly seconds: number;
	/** False when it was stopped. */
	readonly complete: boolean;
}

/** Compares two rule sets on worker threads; but for the time games take, the report is the same whatever `jobs` is. */
export async function runComparison(options: ComparisonOptions): Promise<ComparisonResult> {
	const { a, b, seed, games, signal, onProgress } = options;
	const jobs = Math.max(1, Math.min(options.jobs, games));
	const shared = new Int32Array(new SharedArrayBuffer(Shared.words * 4));
	const chunk = Math.max(1, Math.min(16, Math.ceil(games / jobs / 8)));
	const task: CompareTask = { a, b, seed, games, chunk, shared };
	const stop = (): void => void Atomics.store(shared, Shared.stop, 1);
	if (signal?.aborted === true) stop();
	signal?.addEventListener('abort', stop, { once: true });
	const comparison = new Comparison(a, b);
	const early = new Map<number, readonly (readonly [Measure, Measure])[]>();
	// pieces are taken in in the order of the seeds, so that sums round alike
	const take = (first: number, pairs: readonly (readonly [Measure, Measure])[]): void => {
		early.set(first, pairs);
		for (let next; (next = early.get(comparison.games)) && next.length > 0;) {
			early.delete(comparison.games);
			for (const [x, y] of next) comparison.add(x, y);
		}
		onProgress?.(comparison.games);
	};
	const workers = Array.from(
		{ length: jobs },
		() => new Worker(scriptOf('compare-worker'), { workerData: task, execArgv }),
	);
	for (const w of workers)
		w.on('message', (word: CompareWord) => {
			if (word.is === 'games') take(word.first, word.pairs);
		});
	try {
		await Promise.all(workers.map((w) => heard(w, 'ready')));
		const begun = performance.now();
		for (const w of workers) w.postMessage('go');
		await Promise.all(workers.map((w) => heard(w, 'done')));
		const seconds = (performance.now() - begun) / 1000;
		return { report: comparison.report(), seconds, complete: comparison.games === games };
	} finally {
		stop();
		signal?.removeEventListener('abort', stop);
		await Promise.all(workers.map((w) => w.terminate()));
	}
}
