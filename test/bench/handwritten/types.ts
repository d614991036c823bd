export interface PlayoutOptions {
	/** 2 to 6. */
	readonly seats: number;
	readonly farms: boolean;
	/** Boxes of tiles, figures multiplied alike; 1 when left out. */
	readonly copies?: number;
	readonly stats?: boolean;
}

/** Sums over the turns of one game (the start tile is no turn). */
export interface PlayoutStats {
	turns: number;
	placements: number;
	claimOptions: number;
	frontierCells: number;
	closedRoads: number;
	closedCities: number;
	followersPlaced: number;
}

/** A cell and a rotation in quarter turns clockwise. */
export interface Placement {
	readonly x: number;
	readonly y: number;
	readonly rotation: number;
}

/** One reused game: `play` runs it to the end by policy U, the other methods walk through it by option number. */
export interface Playout {
	/** Plays one whole game, final scoring included. Equal seeds give equal games. */
	play(seed: number): void;
	readonly scores: Int32Array;
	readonly stats: PlayoutStats;
	/** Tiles laid so far, the start tile included. */
	tilesOnBoard(): number;
	start(): void;
	/** Number of legal (cell, distinct rotation) for a tile, an index into `TILES`. */
	countPlacements(tile: number): number;
	/** Lays the tile by the k-th of them. */
	place(tile: number, k: number): void;
	/** Number of ways to go on after laying: pass, and each free segment while the seat has a figure. */
	countClaims(): number;
	/** Takes the k-th of them, 0 being pass, and ends the turn with its scoring. */
	claim(k: number): void;
	finish(): void;
	/** Returns the cell and rotation of the last tile, the start tile being at 0/0; x grows east, y south. */
	lastPlacement(): Placement;
	/** The segment claimed by the last `claim`, an index into the segments of its tile, or -1. */
	lastClaim(): number;
}
