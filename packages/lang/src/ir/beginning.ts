import type { documents } from '@tilewright/schema';

export interface Beginning {
	/** The tiles that lie first, instead of those of the rules, as `TILE x/y rN`. */
	readonly start?: readonly string[] | undefined;
	/** The deck counts as empty after so many draws. */
	readonly draws?: number | undefined;
	readonly position?: Position | undefined;
	readonly active?: number | undefined;
}

/** Tiles, pieces, scores and registers as a scenario's or a log's set-up writes them; seats by their names. */
export type Position = Pick<
	documents.Scenario['set-up'],
	| 'board'
	| 'kinds'
	| 'sides'
	| 'added'
	| 'links'
	| 'settled'
	| 'pieces'
	| 'spaces'
	| 'zones'
	| 'score'
	| 'supply'
	| 'turn'
	| 'slot'
	| 'drawn'
	| 'placed'
	| 'granted'
	| 'registers'
	| 'used'
	| 'came'
	| 'deck'
>;
