import type { Cut } from '../run/blocks.ts';
import type { GamesOrder, WorkShare } from './messages.ts';

/** Blocks of games for one or several threads, which take them from a counter that all of them share. */
export interface Work<Result> {
	readonly seed: number;
	readonly cut: Cut;
	readonly blocks: Int32Array;
	/** Threads wanted; there are no more of them than blocks. */
	readonly jobs: number;
	/** A game takes so little time that short runs are played before a thread could start. */
	readonly isQuick: boolean;
	readonly signal: AbortSignal | undefined;
	/** Told several times a second how many games are played. */
	readonly onProgress: (played: number) => void;
	/** Makes the order that the threads are given. */
	readonly order: (share: WorkShare) => GamesOrder;
	/** Called for every finished block, in any order; returning true stops all threads. */
	readonly onBlock: (block: number, result: Result) => boolean | void;
}
