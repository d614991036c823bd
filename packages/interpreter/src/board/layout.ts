import type { Layout } from '../arena.ts';

export const GRID_WORDS = 4;
/** The state of a cell: 0 untouched, -1 out of bounds, -(place in the frontier + 2), tile + 1. */
export const GRID_STATE = 0;
/** Of a covered cell: the offset of its row in `TileTables.sides`, or -(number of its changed record + 1). */
export const GRID_ROW = 1;
/** Of a covered cell: the first segment of its tile. */
export const GRID_FIRST_SEGMENT = 2;
/** The first watcher of a cell + 1. */
export const GRID_WATCHER = 3;
export const OUT_OF_BOUNDS = -1;

/** Words of one entry of `EVENT`: what happened, and to which segment. */
export const EVENT_WORDS = 2;

export interface BoardSizes {
	readonly board: 1;
	readonly gridWords: number;
	readonly tiles: number;
	readonly segments: number;
	readonly pieces: number;
	readonly frontier: number;
	readonly dirty: number;
	readonly watchers: number;
	readonly changes: number;
	readonly recordWords: number;
	readonly links: number;
	readonly eventWords: number;
	/** Kinds, and segments, where some kinds are listed, see `kind-lists.ts`; else 0. */
	readonly kindLists: number;
	readonly listedSegments: number;
}

export interface Column {
	readonly per: keyof BoardSizes;
	/** The value of every word at the beginning, 0 by default; `index`: entry i holds i. */
	readonly initial?: number | 'index';
	/**
	 * Set where `resetBoard` must put used entries back. All other columns are written before they are read again, because
	 * nothing reads entries beyond a count.
	 */
	readonly reset?: true;
}

/**
 * Every column of the board, in the order in which they lie in the arena. `board.SIZE` is the offset of the column, so
 * `board.m[board.SIZE + root]` reads an entry.
 *
 * Columns of segments from `SIZE` to `SCORED`, and those of marks, hold values of a feature at its root.
 */
export const COLUMNS = {
	GRID: { per: 'gridWords' },

	TILE_COUNT: { per: 'board', reset: true },
	SEGMENT_COUNT: { per: 'board', reset: true },
	FRONTIER_COUNT: { per: 'board', reset: true },
	DIRTY_COUNT: { per: 'board', reset: true },
	WATCHER_COUNT: { per: 'board', reset: true },
	CHANGE_COUNT: { per: 'board', reset: true },
	LINK_COUNT: { per: 'board', reset: true },
	EVENT_COUNT: { per: 'board', reset: true },
	FIRST_UNCHECKED: { per: 'board', reset: true },
	OWNED_COUNT: { per: 'board', reset: true },

	FRONTIER_CELL: { per: 'frontier' },
	/** The constraint of a frontier cell, see `placement-table.ts`. */
	FRONTIER_CODE: { per: 'frontier' },

	TILE_KIND: { per: 'tiles' },
	TILE_CELL: { per: 'tiles' },
	TILE_ROTATION: { per: 'tiles' },
	TILE_FIRST_SEGMENT: { per: 'tiles' },
	/** The first added segment of a tile + 1; the others follow through `SEGMENT_NEXT_ADDED`. */
	TILE_ADDED: { per: 'tiles', reset: true },

	/** The root of a segment's feature, right at every member. */
	ROOT: { per: 'segments', initial: 'index', reset: true },
	SIZE: { per: 'segments', initial: 1, reset: true },
	/** The next member of the feature, in a circle. */
	NEXT: { per: 'segments', initial: 'index', reset: true },
	OPEN: { per: 'segments' },
	FIRST_SEGMENT: { per: 'segments', initial: 'index', reset: true },
	/** The kind of a segment, right at every member; -1 for a removed one. */
	KIND: { per: 'segments' },
	/** One piece on a feature, or -1; the others follow in a circle through `PIECE_NEXT`. */
	PIECES: { per: 'segments', initial: -1, reset: true },
	SCORED: { per: 'segments', reset: true },
	/** 1 for a segment that was scored with a completed feature; it stays when the feature falls apart. */
	SEGMENT_SCORED: { per: 'segments', reset: true },
	SEGMENT_TILE: { per: 'segments' },
	/** The index in the declaration of the tile kind; -1 for an added segment. */
	SEGMENT_INDEX: { per: 'segments' },
	SEGMENT_NEXT_ADDED: { per: 'segments' },
	/** Never written: columns that begin as `index` are copied from here. */
	IDENTITY: { per: 'segments', initial: 'index' },

	/** The segment a piece stands on, or -1. */
	PIECE_SEGMENT: { per: 'pieces', initial: -1, reset: true },
	PIECE_NEXT: { per: 'pieces', initial: -1, reset: true },

	OWNED_SEGMENT: { per: 'changes' },
	OWNED_PIECE: { per: 'changes' },
	DIRTY: { per: 'dirty' },
	WATCHER_CELL: { per: 'watchers' },
	WATCHER_SEGMENT: { per: 'watchers' },
	/** The next watcher of the same cell + 1. */
	WATCHER_NEXT: { per: 'watchers' },
	/** Records of cells whose sides changed, shaped as rows of `TileTables.sides`. */
	CHANGED_CELL: { per: 'recordWords' },
	LINK_A: { per: 'links' },
	LINK_B: { per: 'links' },
	LINK_PIECE: { per: 'links' },
	EVENT: { per: 'eventWords' },
	/** The first and the last segment of a listed kind; the first is right where the last is not -1. */
	KIND_FIRST: { per: 'kindLists' },
	KIND_LAST: { per: 'kindLists', initial: -1, reset: true },
	/** The next segment of the same kind; right before the last one. */
	KIND_NEXT: { per: 'listedSegments' },
} as const;

export type BoardColumn = keyof typeof COLUMNS;

export type BoardOffsets = { readonly [C in BoardColumn]: number };

export interface ColumnReset {
	readonly base: number;
	readonly per: keyof BoardSizes;
	readonly size: number;
	readonly initial: number | 'index';
}

export function reserveColumns(
	layout: Layout,
	sizes: BoardSizes,
): { readonly offsets: BoardOffsets; readonly resets: ColumnReset[] } {
	const resets: ColumnReset[] = [];
	const entries = Object.entries<Column>(COLUMNS).map(([name, column]) => {
		const { per, initial = 0 } = column;
		const size = sizes[per];
		const base = layout.column(`board.${name}`, size, initial);
		if (column.reset) addReset(resets, { base, per, size, initial });
		return [name, base] as const;
	});
	return { offsets: Object.fromEntries(entries) as BoardOffsets, resets };
}

function addReset(resets: ColumnReset[], reset: ColumnReset): void {
	const last = resets.at(-1);
	if (
		last?.per === 'board' &&
		reset.per === 'board' &&
		last.base + last.size === reset.base &&
		last.initial === reset.initial
	)
		resets[resets.length - 1] = { ...last, size: last.size + reset.size };
	else resets.push(reset);
}
