/** A side of a tile: cell index inside the tile × 4 + direction (N 0, E 1, S 2, W 3). */
export type SideRef = number;

/** A half side: cell index × 8 + place in the order NL NR EL ER SL SR WL WR (left and right seen from the centre). */
export type HalfRef = number;

export interface SegmentIR {
	kind: string;
	/** Canonical key text at rotation 0: `N-W`, `NL-NR-EL`, `centre` (no side), `inner`; empty for spots of one-cell tiles. */
	name: string;
	/** Whole sides it reaches, ascending. */
	sides: SideRef[];
	/** Half sides it holds beside whole sides: all of an area, or the halves a block shares a side with; ascending. */
	halves: HalfRef[];
	/** Cells it is known to lie in, ascending: the cells of its sides and halves, of a spot, of a region. */
	cells: number[];
	/** Lies above the others: parts no area. */
	over: boolean;
	/** Of a kind that lies over all others: no part of what a side shows, and it touches nothing. */
	layer?: true;
	marks: Record<string, number>;
	/** Areas ↔ the segments they border, as indexes of the same tile; symmetric, ascending. */
	touches: number[];
	/** Segments met by an inner end of this one, or whose inner end meets this one; symmetric, ascending. */
	ends: number[];
	/** A line that ends at a block: one side of that block. */
	wall?: SideRef;
}

/** Copies of a tile: a number, or one per column of the distribution. */
export type Copies = number | Record<string, number>;

/** A tile at rotation 0. Rotation r (clockwise quarter turns) turns it about the cell coordinate 0/0. */
export interface TileIR {
	id: string;
	title?: string;
	/** Cells by index; x grows east, y grows south. */
	cells: [x: number, y: number][];
	/** Declared segments in order of declaration, then areas by first half side, then layers. */
	segments: SegmentIR[];
	/** Every side matches anything, joins nothing and closes what it meets. */
	wildcard: boolean;
	/** A mark that points somewhere is 1 for north, clockwise to 8 for north-west, as the tile lies at rotation 0. */
	marks: Record<string, number>;
	group: string;
	copies: Copies;
	/** Number of distinct rotations; further rotations look the same up to translation. */
	symmetry: 1 | 2 | 4;
	/** Per cell × 4 + corner (NE 0, SE 1, SW 2, NW 3): the segments at that corner; empty at inner corners. */
	corners: number[][];
}
