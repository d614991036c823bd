import type { Estimate } from '../estimate.ts';

/** The figures of played games of a set. Those of kinds and tiles go by index of the program. */
export interface PlayedFigures {
	readonly bots: readonly string[];
	readonly games: number;
	/** Tiles drawn that were put away because nothing that lays them was possible, of all that were drawn. */
	readonly unplaced: Estimate;
	/** The same by how much of the set lay on the board, in equal stages. */
	readonly unplacedByStage: readonly Estimate[];
	/** The same by tile; what was never drawn is left out. */
	readonly unplacedByTile: readonly { readonly tile: number; readonly share: Estimate }[];
	/** Tiles that lay on the board at the end. */
	readonly laid: Estimate;
	readonly kinds: readonly PlayedKind[];
	readonly points: readonly Estimate[];
}

export interface PlayedKind {
	readonly kind: number;
	/** In a game. */
	readonly complete: Estimate;
	readonly incomplete: Estimate;
	/** Incomplete ones of all. */
	readonly shareIncomplete: Estimate;
	/** Different tiles of a feature. */
	readonly sizeComplete: Estimate;
	readonly sizeIncomplete: Estimate;
	/**
	 * The numbers of complete ones with 1, 2, 3 … tiles (at index 0, 1, 2 …), all games together; the same of
	 * incomplete ones.
	 */
	readonly sizesComplete: readonly number[];
	readonly sizesIncomplete: readonly number[];
}
