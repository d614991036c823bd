import type { EngineFault } from '@tilewright/interpreter';
import type { Side } from '../compare/side.ts';
import type { Cut } from '../run/blocks.ts';
import type { SeatedSide } from '../seating/rotation.ts';

export const Shared = { next: 0, done: 1, stop: 2, words: 3 } as const;

/** The data that every worker is given: game number i has the seed `seed + i`. */
export interface WorkShare {
	readonly seed: number;
	readonly cut: Cut;
	/** Blocks to be played; the shared counter `next` goes through them. */
	readonly blocks: Int32Array;
	readonly shared: Int32Array;
	/** The number of threads that take blocks. */
	readonly threads: number;
	/** The language of what the worker says about faults. */
	readonly language: string;
}

export interface BatchTask extends WorkShare, SeatedSide {
	readonly quantities: readonly string[];
	readonly scores: Int32Array;
}

export interface CompareTask extends WorkShare {
	readonly a: Side;
	readonly b: Side;
	readonly quantities: readonly string[];
}

export type GamesOrder =
	| { readonly games: 'batch'; readonly task: BatchTask }
	| { readonly games: 'compared'; readonly task: CompareTask };

/** A thread is told to prepare a run, and then to begin. */
export type ThreadOrder = GamesOrder | 'go';

/** The set-up cannot be played at all. */
export interface FaultMessage {
	readonly is: 'fault';
	readonly code: EngineFault['code'];
	readonly message: string;
	readonly register: string | undefined;
}

export type WorkerMessage<Result = unknown> =
	| { readonly is: 'ready' }
	| { readonly is: 'block'; readonly block: number; readonly result: Result }
	| { readonly is: 'done' }
	| FaultMessage;
