import { type Names, namesOf } from '../quantities/names.ts';
import type { Program } from '@tilewright/lang';
import { fixedAmong } from '../compare/interval.ts';
import { type QuantityRow, quantityRows } from '../quantities/report.ts';
import { type ExcludedGame, inOrder } from '../run/excluded.ts';
import { type KeptBlocks, blockCount, cutOf } from '../run/blocks.ts';
import { type BatchBlock, type BatchOptions, batchBlock, runBatch } from './run-batch.ts';

/** Batches of several rule sets, one after another: every one plays the seeds `seed … seed + games - 1`. */
export interface SweepOptions extends Omit<BatchOptions, 'program' | 'until' | 'kept'> {
	readonly programs: readonly Program[];
	readonly quantities: readonly string[];
	/** Names of things that rows are of, beside those of the rule sets: of bots that change seats. */
	readonly names?: Names;
	/** A store for blocks: those of a rule set follow those of the one before. */
	readonly kept?: KeptBlocks<BatchBlock>;
}

export interface SweepResult {
	/** The rows of each rule set. All intervals hold together. */
	readonly points: readonly (readonly QuantityRow[])[];
	/** The games of each rule set that a fault ended. */
	readonly excluded: readonly (readonly ExcludedGame[])[];
	readonly played: number;
	readonly seconds: number;
	readonly complete: boolean;
}

/** Plays all batches of a sweep on worker threads; the result is the same whatever `jobs` is. */
export async function runSweep(options: SweepOptions): Promise<SweepResult> {
	const { programs, seats, games, onProgress, kept } = options;
	const blocks = blockCount(cutOf(games, batchBlock));
	const measured = [];
	let played = 0;
	let seconds = 0;
	for (const [point, program] of programs.entries()) {
		const before = point * blocks;
		const own = kept && {
			finished: blocksFrom(kept.finished, before, blocks),
			keep: (block: number, result: BatchBlock) => kept.keep(before + block, result),
		};
		const batch = await runBatch({
			...options,
			program,
			kept: own ?? noneKept,
			onProgress: (done) => onProgress?.(point * games + done),
		});
		played += batch.played;
		seconds += batch.seconds;
		if (!batch.complete) return { points: [], excluded: [], played, seconds, complete: false };
		measured.push(batch.measured);
	}
	const rows = measured.reduce((sum, { rows: { size } }) => sum + size, 0);
	const promise = fixedAmong(Math.max(1, rows));
	const names = new Map([...namesOf(programs), ...(options.names ?? [])]);
	const points = measured.map((each) => quantityRows(each, seats.length, promise, names));
	const excluded = measured.map((each) => inOrder(each.excluded));
	return { points, excluded, played, seconds, complete: true };
}

const noneKept: KeptBlocks<BatchBlock> = { finished: new Map(), keep: () => {} };

/** So many blocks from a number on, renumbered from 0. */
function blocksFrom(
	finished: ReadonlyMap<number, BatchBlock>,
	from: number,
	count: number,
): Map<number, BatchBlock> {
	const own = new Map<number, BatchBlock>();
	for (const [block, result] of finished)
		if (block >= from && block < from + count) own.set(block - from, result);
	return own;
}
