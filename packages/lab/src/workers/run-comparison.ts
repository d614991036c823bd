import type { Measure } from '../compare/measure.ts';
import { Comparison, type Report } from '../compare/comparison.ts';
import type { Side } from '../compare/side.ts';
import type { CompareTask, CompareWord } from './messages.ts';
import { onThreads } from './threads.ts';

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
	const { a, b, seed, games, jobs, signal, onProgress } = options;
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
	const seconds = await onThreads<CompareWord>(
		'compare-worker',
		{ seed, games, jobs, most: 16, signal },
		(share): CompareTask => ({ a, b, ...share }),
		(word) => {
			if (word.is === 'games') take(word.first, word.pairs);
		},
	);
	return { report: comparison.report(), seconds, complete: comparison.games === games };
}
