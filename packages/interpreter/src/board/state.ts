import type { Arena } from '../arena.ts';
import type { BoardOffsets } from './layout.ts';
import type { PlacementTable } from './placement-table.ts';
import type { BoardPlan } from './plan.ts';
import type { Stamps } from './stamps.ts';
import type { TileTables } from './tile-tables.ts';
import type { VisitStack } from './visits.ts';

/** Follows merges and splits of features, for values by feature that are kept outside of the board. */
export interface MergeHandlers {
	/** Two features become one; `gone` is the root that disappears. A feature is new when its tile is just being laid. */
	merge(kept: number, gone: number, keptIsNew: boolean, goneIsNew: boolean): void;
	/** A feature is taken apart. */
	takeApart(root: number): void;
	/** One part of it, after its segments were joined anew. */
	rebuilt(root: number): void;
}

/**
 * One board: the offsets of its columns (see `COLUMNS`), the words they lie in, tables of the program, and scratch that is
 * no part of a game's state. Made by `createBoard`; the other files of this folder are functions over it.
 */
export interface BoardState extends BoardOffsets {
	readonly plan: BoardPlan;
	readonly arena: Arena;
	/** `arena.m`. */
	readonly m: Int32Array;
	readonly tables: TileTables;
	/** Cells along one side of the grid. */
	readonly width: number;
	/** Cell 0/0. */
	readonly centre: number;
	/** Differences to the neighbours N E S W of a cell, and to the eight cells around it from N clockwise. */
	readonly steps: readonly number[];
	readonly ring: readonly number[];
	readonly placements: PlacementTable;

	/** By mark of the program: the offset of its column, or -1 when tiles carry it. */
	readonly MARK: readonly number[];
	/** Of kind k: columns `markAt[k] … markAt[k + 1]` of `plan.markColumn` are folded. */
	readonly markAt: Int32Array;

	/** By kind: 1 where the completion of its features may change. */
	readonly canComplete: Uint8Array;
	/** By kind: 1 where a feature is complete exactly when it has no open port. */
	completeWhenClosed: Uint8Array;
	/** Absent in programs that keep nothing by feature. */
	mergeHandlers: MergeHandlers | undefined;
	/** The first segment of the tile being laid, or the segment being added. */
	firstNew: number;
	/** Features joined or split since somebody put this back. Not part of the game's state. */
	featuresChanged: boolean;
	/** Record what tiles and links do to features, see `feature-events.ts`. */
	recording: boolean;

	/** First segments of the features a tile would join, see `gatherFormer`. */
	readonly former: Int32Array;
	formerCount: number;
	/** Roots that `takeDirty` found. */
	readonly taken: Int32Array;
	readonly stamps: Stamps;
	readonly visits: VisitStack;

	readonly hasLayers: boolean;
	/** The completion of areas is tested, so a tile that closes one of their ports makes them candidates. */
	readonly completesAreas: boolean;
}
