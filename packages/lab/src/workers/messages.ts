import type { EngineFault } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import type { Measure } from '../compare/measure.ts';
import type { Side } from '../compare/side.ts';

/** Words of the memory that all workers of a batch share. */
export const Shared = { next: 0, done: 1, stop: 2, words: 3 } as const;

/** What every worker is given: game number i has the seed `seed + i`. */
export interface WorkShare {
	readonly seed: number;
	readonly games: number;
	/** Games taken at a time. */
	readonly chunk: number;
	readonly shared: Int32Array;
}

/** What a worker is given: the batch, and memory for the scores of all games. */
export interface WorkerTask extends WorkShare {
	readonly program: Program;
	readonly seats: readonly string[];
	readonly scores: Int32Array;
}

/** A game broke, or the set-up cannot be played. */
export interface FaultWord {
	readonly is: 'fault';
	readonly code: EngineFault['code'];
	readonly message: string;
	/** The id of the register that the fault is about, where it is about one. */
	readonly register: string | undefined;
	/** Absent where the set-up cannot be played at all. */
	readonly seed?: number;
}

/** A worker reports that it is ready to play, that it has nothing left to do, or a fault. */
export type WorkerWord = { readonly is: 'ready' } | { readonly is: 'done' } | FaultWord;

/** What a worker that compares is given. */
export interface CompareTask extends WorkShare {
	readonly a: Side;
	readonly b: Side;
}

/** What it says: besides, games of both sides in the order of their seeds. */
export type CompareWord =
	| WorkerWord
	| {
			readonly is: 'games';
			readonly first: number;
			readonly pairs: readonly (readonly [Measure, Measure])[];
	  };
