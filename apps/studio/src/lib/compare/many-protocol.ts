import type { HandedBlock, Side, Tally } from '@tilewright/lab';

export interface ManyTask {
	readonly a: Side;
	readonly b: Side;
	readonly seed: number;
}

/** Messages to a worker; the task comes first. */
export type ToCompare =
	| ({ readonly is: 'task' } & ManyTask)
	| ({ readonly is: 'play' } & HandedBlock)
	| { readonly is: 'record'; readonly side: 'a' | 'b'; readonly seed: number };

/** A game as a file, and the step after which the other side's game with its seed differs. */
export interface RecordedGame {
	readonly name: string;
	readonly text: string;
	readonly step: number;
}

export type FromCompare =
	| { readonly is: 'ready' }
	| { readonly is: 'block'; readonly block: number; readonly found: Tally }
	| { readonly is: 'game'; readonly game: RecordedGame }
	| { readonly is: 'failed'; readonly message: string };
