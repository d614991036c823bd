export type TileCode =
	/** A key that is no kind, no mark of tiles and no word of the notation. args: key */
	| 'TILE-KEY'
	/** A value of the wrong shape. args: key, expected */
	| 'TILE-VALUE'
	/** A word that names no place here. args: word, expected */
	| 'TILE-LOCATION'
	/** A side or half side that two segments (or one, twice) use. args: side, kind, other */
	| 'TILE-SIDE-TWICE'
	/** Two spots of one kind in one cell. args: kind, cell */
	| 'TILE-SPOT-TWICE'
	/** A word after the place that is no mark of the kind. args: mark, kind, known */
	| 'TILE-MARK-UNKNOWN'
	/** A number that follows no mark, or is out of range. args: count, max */
	| 'TILE-MARK-COUNT'
	/** `>` on a segment that has no inner end, or towards a side without a block. args: wall, kind */
	| 'TILE-WALL'
	/** A half side given to two areas. args: half, kind, other */
	| 'TILE-AREA-OVERLAP'
	/** A half side named as ground although a block covers it. args: half, kind, other */
	| 'TILE-AREA-COVERED'
	/** Half sides named as one area that a barrier parts. args: kind, first, second */
	| 'TILE-AREA-SPLIT'
	/** Cells that do not hang together, enclose a hole, repeat or are too many. args: max */
	| 'TILE-FOOTPRINT';

/** One finding; `path` leads from the tile's declaration to the value, `span` is a range of characters in it. */
export interface TileProblem {
	code: TileCode;
	path: (string | number)[];
	span?: [from: number, to: number];
	args: Record<string, string | number>;
}

export type TileReport = (problem: TileProblem) => void;

export interface TileKind {
	connect: 'edge' | 'area' | 'point' | 'region';
	/** Of edge kinds: a line enters at the middle of a side, a block covers it. Without it: a line. */
	form?: 'line' | 'block' | undefined;
	marks: readonly string[];
	/** Of edge kinds: it lies over the others, takes no part in matching and bounds nothing. */
	layer?: boolean | undefined;
}

export interface TileContext {
	kinds: Readonly<Record<string, TileKind>>;
	areaKind?: string | undefined;
	marks: readonly string[];
	oriented?: readonly string[] | undefined;
}
