import type { Report, Side } from '@tilewright/lab';

/** Games to be played under two rule sets. */
export interface ManyTask {
	readonly a: Side;
	readonly b: Side;
	readonly seed: number;
	readonly games: number;
}

/** Messages of the worker. */
export type FromCompare =
	| { readonly is: 'report'; readonly report: Report }
	| { readonly is: 'done' }
	| { readonly is: 'failed'; readonly message: string };
