import type { documents } from '@tilewright/schema';

/** The settings of one game for its beginning, in addition to the rules. */
export interface Beginning {
	/** The tiles that lie first, instead of those of the rules, as `TILE x/y rN`. */
	readonly start?: readonly string[] | undefined;
	/** The deck counts as empty after so many draws. */
	readonly draws?: number | undefined;
	/** The tiles, pieces, scores and registers at the beginning, besides the start. */
	readonly position?: Position | undefined;
	/** The seat whose turn is the first. */
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
