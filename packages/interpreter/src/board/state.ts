import type { Arena } from '../arena.ts';
import type { BoardOffsets } from './layout.ts';
import type { PlacementTable } from './placement-table.ts';
import type { BoardPlan } from './plan.ts';
import type { Stamps } from './stamps.ts';
import type { TileTables } from './tile-tables.ts';
import type { VisitStack } from './visits.ts';

export interface MergeHandlers {
	/** Two features become one; `gone` is the root that disappears. A feature is new when its tile is just being laid. */
	merge(kept: number, gone: number, keptIsNew: boolean, goneIsNew: boolean): void;
	takeApart(root: number): void;
	rebuilt(root: number): void;
}

/**
 * One board: the offsets of its columns (see `COLUMNS`), the words they lie in, tables of the program, and scratch that is
 * no part of a game's state. Made by `createBoard`; the other files of this folder are functions over it.
 */
export interface BoardState extends BoardOffsets {
	readonly plan: BoardPlan;
	readonly arena: Arena;
	readonly m: Int32Array;
	readonly tables: TileTables;
	readonly width: number;
	readonly centre: number;
	/** Differences to the neighbours N E S W of a cell, and to the eight cells around it from N clockwise. */
	readonly steps: readonly number[];
	readonly ring: readonly number[];
	readonly placements: PlacementTable;

	/** By mark of the program: the offset of its column, or -1 when tiles carry it. */
	readonly MARK: readonly number[];
	readonly markAt: Int32Array;

	/** By kind: 1 where the completion of its features may change. */
	readonly canComplete: Uint8Array;
	/** By kind: 1 where a feature is complete exactly when it has no open port. */
	completeWhenClosed: Uint8Array;
	mergeHandlers: MergeHandlers | undefined;
	/** The first segment of the tile being laid, or the segment being added. */
	firstNew: number;
	featuresChanged: boolean;
	recording: boolean;

	readonly former: Int32Array;
	formerCount: number;
	readonly taken: Int32Array;
	readonly stamps: Stamps;
	readonly visits: VisitStack;

	readonly hasLayers: boolean;
	readonly completesAreas: boolean;
}
