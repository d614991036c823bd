import type { EngineFault } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import type { Side } from '../compare/side.ts';
import type { Cut } from '../run/blocks.ts';

/** Words of the memory that all workers of a run share. */
export const Shared = { next: 0, done: 1, stop: 2, words: 3 } as const;

/** The data that every worker is given: game number i has the seed `seed + i`. */
export interface WorkShare {
	readonly seed: number;
	readonly cut: Cut;
	/** Blocks to be played; the shared counter `next` goes through them. */
	readonly blocks: Int32Array;
	readonly shared: Int32Array;
	/** The language of what the worker says about faults. */
	readonly language: string;
}

/** The data that a worker of a batch is given, with memory for the scores of all games. */
export interface BatchTask extends WorkShare {
	readonly program: Program;
	readonly seats: readonly string[];
	/** Names of the quantities that are measured. */
	readonly quantities: readonly string[];
	readonly scores: Int32Array;
}

/** The data that a worker that compares is given. */
export interface CompareTask extends WorkShare {
	readonly a: Side;
	readonly b: Side;
	/** Names of the quantities that are measured besides the rows of every comparison. */
	readonly quantities: readonly string[];
}

/** A run for a thread: what games it plays, and the data for them. */
export type GamesOrder =
	| { readonly games: 'batch'; readonly task: BatchTask }
	| { readonly games: 'compared'; readonly task: CompareTask };

/** A thread is told to prepare a run, and then to begin. */
export type ThreadOrder = GamesOrder | 'go';

/** A game broke, or the set-up cannot be played. */
export interface FaultMessage {
	readonly is: 'fault';
	readonly code: EngineFault['code'];
	readonly message: string;
	/** The id of the register that the fault is about, where it is about one. */
	readonly register: string | undefined;
	/** Absent where the set-up cannot be played at all. */
	readonly seed?: number;
}

/** A worker reports that it is ready to play, that a block is finished, that nothing is left, or a fault. */
export type WorkerMessage<Result = unknown> =
	| { readonly is: 'ready' }
	| { readonly is: 'block'; readonly block: number; readonly result: Result }
	| { readonly is: 'done' }
	| FaultMessage;
