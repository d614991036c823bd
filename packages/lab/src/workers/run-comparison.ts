import { isByChance } from '../batch.ts';
import { type Report, reportOf } from '../compare/comparison.ts';
import { fixed } from '../compare/interval.ts';
import { type ComparisonPictures, comparisonPictures } from '../compare/pictures.ts';
import { type Side, matchup } from '../compare/side.ts';
import { type StopRule, isAnswered, promiseFor } from '../compare/stop-rule.ts';
import { type Tally, addTally, emptyTally } from '../compare/tally.ts';
import { type KeptBlocks, blockCount, blocksLeft, cutOf, gamesOf } from '../run/blocks.ts';
import { playWork } from './threads.ts';

/** Games under two rule sets: game number i has the seed `seed + i` on either side. */
export interface ComparisonOptions {
	readonly a: Side;
	readonly b: Side;
	readonly seed: number;
	/** Games of either side; the most there are, where a stop rule is given. */
	readonly games: number;
	readonly until?: StopRule | undefined;
	readonly quantities?: readonly string[];
	readonly jobs: number;
	readonly signal?: AbortSignal;
	/** Told ten times a second how many games of either side are done. */
	readonly onProgress?: (done: number) => void;
	readonly kept?: KeptBlocks<Tally>;
}

export interface ComparisonResult {
	readonly report: Report;
	readonly pictures: ComparisonPictures;
	readonly seconds: number;
	readonly played: number;
	readonly answered: boolean;
	readonly complete: boolean;
}

export const comparisonBlock = 16;

/**
 * Compares two rule sets as `runBatch` plays a batch; but for the time games take, the report is the same whatever `jobs` is. A stop rule is
 * tested after every block in the order of the games, so later blocks that are already played do not count.
 */
export async function runComparison(options: ComparisonOptions): Promise<ComparisonResult> {
	const { a, b, seed, games, until, jobs, signal, onProgress, kept } = options;
	const { quantities = [] } = options;
	const match = matchup(a, b);
	const cut = cutOf(games, comparisonBlock);
	const finished = new Map(kept?.finished);
	const total = emptyTally();
	let next = 0;
	let answered = false;
	const addNext = (): void => {
		for (let tally; !answered && (tally = finished.get(next)); next++) {
			addTally(total, tally);
			answered = until !== undefined && isAnswered(until, total, match, games);
		}
	};
	addNext();
	let before = 0;
	for (const tally of finished.values()) before += tally.games;
	let played = 0;
	const seconds = await playWork<Tally>({
		seed,
		cut,
		blocks: answered ? new Int32Array() : blocksLeft(cut, finished),
		jobs,
		isQuick: [a, b].every(({ seats }) => isByChance(seats)),
		signal,
		onProgress: (done) => onProgress?.(before + done),
		order: (share) => ({ games: 'compared', task: { a, b, quantities, ...share } }),
		onBlock: (block, tally) => {
			const { first, end } = gamesOf(cut, block);
			played += end - first;
			finished.set(block, tally);
			kept?.keep(block, tally);
			addNext();
			return answered;
		},
	});
	const promise = until === undefined ? fixed : promiseFor(games);
	return {
		report: reportOf(total, match, promise),
		pictures: comparisonPictures(total, match, promise),
		seconds,
		played,
		answered,
		complete: answered || next === blockCount(cut),
	};
}
