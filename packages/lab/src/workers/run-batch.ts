import type { Program } from '@tilewright/lang';
import { type KeptBlocks, blocksLeft, cutOf, gamesOf } from '../run/blocks.ts';
import type { BatchTask } from './messages.ts';
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
	/** A store in which finished blocks outlive the batch: the final scores of their games, seat after seat. */
	readonly kept?: KeptBlocks<readonly number[]>;
}

export interface BatchResult {
	/** Final scores, game after game in seed order, seat after seat; the same whatever `jobs` is. */
	readonly scores: Int32Array;
	/** Games that were played now, and not before. */
	readonly played: number;
	/** From the first game to the last, without the start of the threads. */
	readonly seconds: number;
	/** False when it was stopped; then `scores` has holes. */
	readonly complete: boolean;
}

/** The largest number of games in a block of a batch. */
export const batchBlock = 256;

/** Plays a batch on worker threads. */
export async function runBatch(options: BatchOptions): Promise<BatchResult> {
	const { program, seats, seed, games, jobs, signal, onProgress, kept } = options;
	const cut = cutOf(games, batchBlock);
	const scores = new Int32Array(new SharedArrayBuffer(games * seats.length * 4));
	const finished = kept?.finished ?? new Map<number, readonly number[]>();
	let before = 0;
	for (const [block, result] of finished) {
		scores.set(result, gamesOf(cut, block).first * seats.length);
		before += result.length / seats.length;
	}
	let played = 0;
	const seconds = await onThreads({
		script: 'batch-worker',
		seed,
		cut,
		blocks: blocksLeft(cut, finished),
		jobs,
		signal,
		onProgress: (done) => onProgress?.(before + done),
		task: (share): BatchTask => ({ program, seats, scores, ...share }),
		onBlock: (block) => {
			const { first, end } = gamesOf(cut, block);
			played += end - first;
			kept?.keep(block, Array.from(scores.subarray(first * seats.length, end * seats.length)));
		},
	});
	return { scores, played, seconds, complete: before + played === games };
}
