import { namesOf } from '../quantities/names.ts';
import type { Program } from '@tilewright/lang';
import { isByChance } from '../batch.ts';
import { fixed } from '../compare/interval.ts';
import { promiseFor } from '../compare/stop-rule.ts';
import { type Measured, addMeasured, emptyMeasured } from '../quantities/measured.ts';
import { type Question, isQuestionAnswered } from '../quantities/question.ts';
import { type QuantityRow, quantityRows } from '../quantities/report.ts';
import { type KeptBlocks, blockCount, blocksLeft, cutOf, gamesIn, gamesOf } from '../run/blocks.ts';
import { type ExcludedGame, excludedCount, inOrder } from '../run/excluded.ts';
import { playWork } from './threads.ts';

/** A batch: game number i has the seed `seed + i`. */
export interface BatchOptions {
	readonly program: Program;
	readonly seats: readonly string[];
	/** The bots change seats from game to game; then scores and rows are by bot. */
	readonly isRotated?: boolean | undefined;
	readonly seed: number;
	/** Games of the batch; the most there are, where a question is given. */
	readonly games: number;
	readonly quantities?: readonly string[];
	readonly until?: Question | undefined;
	readonly jobs: number;
	readonly signal?: AbortSignal;
	/** Told several times a second how many games are done. */
	readonly onProgress?: (done: number) => void;
	readonly kept?: KeptBlocks<BatchBlock>;
}

/** The result of a block: scores game after game, seat after seat, and its quantities. */
export interface BatchBlock {
	readonly scores: readonly number[];
	readonly measured: Measured;
}

export interface BatchResult {
	/** Scores of all games that count, game after game, seat after seat, in seed order. */
	readonly scores: Int32Array;
	/** Games that count: those that a fault ended are not among them. */
	readonly games: number;
	readonly excluded: readonly ExcludedGame[];
	readonly measured: Measured;
	readonly rows: readonly QuantityRow[];
	readonly answered: boolean;
	readonly played: number;
	/** The time that it took, without the start of the threads. */
	readonly seconds: number;
	/** False when it was stopped from outside; then the games count up to the first that was not played. */
	readonly complete: boolean;
}

export const batchBlock = 256;

/**
 * Plays a batch, on worker threads unless it is short and quick; the result is the same whatever `jobs` is. A question is tested after
 * every block in the order of the games, so later blocks that are already played do not count.
 */
export async function runBatch(options: BatchOptions): Promise<BatchResult> {
	const { program, seats, seed, games, until, jobs, signal, onProgress, kept } = options;
	const { quantities = [], isRotated } = options;
	const cut = cutOf(games, batchBlock);
	const promise = until === undefined ? fixed : promiseFor(games);
	const scores = new Int32Array(new SharedArrayBuffer(games * seats.length * 4));
	const finished = new Map<number, Measured>();
	for (const [block, result] of kept?.finished ?? []) {
		scores.set(result.scores, gamesOf(cut, block).first * seats.length);
		finished.set(block, result.measured);
	}
	const total = emptyMeasured();
	let next = 0;
	let answered = false;
	const addNext = (): void => {
		for (let measured; !answered && (measured = finished.get(next)); next++) {
			addMeasured(total, measured);
			answered = until !== undefined && isQuestionAnswered(until, total, seats.length, promise);
		}
	};
	addNext();
	const before = gamesIn(cut, finished);
	let played = 0;
	const seconds = await playWork<Measured>({
		seed,
		cut,
		blocks: answered ? new Int32Array() : blocksLeft(cut, finished),
		jobs,
		isQuick: isByChance(seats),
		signal,
		onProgress: (done) => onProgress?.(before + done),
		order: (share) => ({
			games: 'batch',
			task: { program, seats, isRotated, quantities, scores, ...share },
		}),
		onBlock: (block, measured) => {
			const { first, end } = gamesOf(cut, block);
			played += end - first;
			finished.set(block, measured);
			const own = scores.subarray(first * seats.length, end * seats.length);
			kept?.keep(block, { scores: Array.from(own), measured });
			addNext();
			return answered;
		},
	});
	const complete = answered || next === blockCount(cut);
	const count = Math.min(games, next * cut.size);
	return {
		scores: withoutGames(scores.subarray(0, count * seats.length), seats.length, total.excluded),
		games: count - excludedCount(total.excluded),
		excluded: inOrder(total.excluded),
		measured: total,
		rows: quantityRows(total, seats.length, promise, namesOf([program])),
		answered,
		played,
		seconds,
		complete,
	};
}

function withoutGames(
	scores: Int32Array,
	seats: number,
	excluded: readonly ExcludedGame[],
): Int32Array {
	if (excluded.length === 0) return scores;
	const left = new Set(excluded.map(({ game }) => game));
	return scores.filter((_, i) => !left.has(Math.floor(i / seats)));
}
