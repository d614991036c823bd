import { largest } from '@tilewright/schema';
import type { Arena } from '../arena.ts';
import { frontierCount } from './frontier.ts';
import { GRID_WATCHER, OUT_OF_BOUNDS } from './layout.ts';
import { createPlacementTable } from './placement-table.ts';
import type { BoardPlan } from './plan.ts';
import { createStamps } from './stamps.ts';
import type { BoardState } from './state.ts';
import { tileCellAt, tileCellCount, tileCount } from './tiles.ts';
import { createVisitStack } from './visits.ts';

/**
 * The empty board of a plan. The arena must be made from the layout in which the plan reserved its columns.
 *
 * Columns are named one by one, and not spread, because V8 then keeps every offset as a small integer inside of the object;
 * spreading them costs 2 % of a game (docs/performance.md).
 */
export function createBoard(plan: BoardPlan, arena: Arena): BoardState {
	const { width: w, sizes, tables } = plan;
	const { m } = arena;
	const { offsets: at } = plan;
	for (let i = 0; i < w; i++) {
		m[at.GRID + i * 4] = OUT_OF_BOUNDS;
		m[at.GRID + (w * (w - 1) + i) * 4] = OUT_OF_BOUNDS;
		m[at.GRID + w * i * 4] = OUT_OF_BOUNDS;
		m[at.GRID + (w * i + w - 1) * 4] = OUT_OF_BOUNDS;
	}
	return {
		GRID: at.GRID,
		TILE_COUNT: at.TILE_COUNT,
		SEGMENT_COUNT: at.SEGMENT_COUNT,
		FRONTIER_COUNT: at.FRONTIER_COUNT,
		DIRTY_COUNT: at.DIRTY_COUNT,
		WATCHER_COUNT: at.WATCHER_COUNT,
		CHANGE_COUNT: at.CHANGE_COUNT,
		LINK_COUNT: at.LINK_COUNT,
		EVENT_COUNT: at.EVENT_COUNT,
		FIRST_UNCHECKED: at.FIRST_UNCHECKED,
		OWNED_COUNT: at.OWNED_COUNT,
		FRONTIER_CELL: at.FRONTIER_CELL,
		FRONTIER_CODE: at.FRONTIER_CODE,
		TILE_KIND: at.TILE_KIND,
		TILE_CELL: at.TILE_CELL,
		TILE_ROTATION: at.TILE_ROTATION,
		TILE_FIRST_SEGMENT: at.TILE_FIRST_SEGMENT,
		TILE_ADDED: at.TILE_ADDED,
		ROOT: at.ROOT,
		SIZE: at.SIZE,
		NEXT: at.NEXT,
		OPEN: at.OPEN,
		FIRST_SEGMENT: at.FIRST_SEGMENT,
		KIND: at.KIND,
		PIECES: at.PIECES,
		SCORED: at.SCORED,
		SEGMENT_SCORED: at.SEGMENT_SCORED,
		SEGMENT_TILE: at.SEGMENT_TILE,
		SEGMENT_INDEX: at.SEGMENT_INDEX,
		SEGMENT_NEXT_ADDED: at.SEGMENT_NEXT_ADDED,
		IDENTITY: at.IDENTITY,
		PIECE_SEGMENT: at.PIECE_SEGMENT,
		PIECE_NEXT: at.PIECE_NEXT,
		OWNED_SEGMENT: at.OWNED_SEGMENT,
		OWNED_PIECE: at.OWNED_PIECE,
		DIRTY: at.DIRTY,
		WATCHER_CELL: at.WATCHER_CELL,
		WATCHER_SEGMENT: at.WATCHER_SEGMENT,
		WATCHER_NEXT: at.WATCHER_NEXT,
		CHANGED_CELL: at.CHANGED_CELL,
		LINK_A: at.LINK_A,
		LINK_B: at.LINK_B,
		LINK_PIECE: at.LINK_PIECE,
		EVENT: at.EVENT,
		KIND_FIRST: at.KIND_FIRST,
		KIND_LAST: at.KIND_LAST,
		KIND_NEXT: at.KIND_NEXT,
		plan,
		arena,
		m,
		tables,
		width: w,
		centre: (w >> 1) * w + (w >> 1),
		steps: [-w, 1, w, -1],
		ring: [-w, 1 - w, 1, w + 1, w, w - 1, -1, -w - 1],
		placements: createPlacementTable(plan.codes, tables),
		MARK: plan.marks,
		markAt: plan.markAt,
		canComplete: plan.canComplete,
		completeWhenClosed: new Uint8Array(256),
		mergeHandlers: undefined,
		firstNew: 0,
		featuresChanged: true,
		recording: false,
		former: new Int32Array(16 * largest(tables.cellCount, 1)),
		formerCount: 0,
		taken: new Int32Array(sizes.segments),
		stamps: createStamps(Math.max(sizes.segments, sizes.tiles)),
		visits: createVisitStack(),
		hasLayers: tables.layerTo.length > 0,
		completesAreas: plan.kindConnect.some(
			(connect, kind) => connect === 'area' && plan.canComplete[kind] !== 0,
		),
	};
}

/** Clears the board past the journal, without allocating: only entries that were used. */
export function resetBoard(board: BoardState): void {
	const { m, GRID, TILE_KIND, TILE_CELL, IDENTITY, tables } = board;
	const tiles = tileCount(board);
	for (let t = tiles - 1; t >= 0; t--)
		if (tables.cellCount[m[TILE_KIND + t]!]! === 1) m[GRID + m[TILE_CELL + t]! * 4] = 0;
		else
			for (let i = tileCellCount(board, t) - 1; i >= 0; i--)
				m[GRID + tileCellAt(board, t, i) * 4] = 0;
	for (let i = frontierCount(board) - 1; i >= 0; i--) m[GRID + m[board.FRONTIER_CELL + i]! * 4] = 0;
	for (let w = m[board.WATCHER_COUNT]! - 1; w >= 0; w--)
		m[GRID + m[board.WATCHER_CELL + w]! * 4 + GRID_WATCHER] = 0;
	const segments = m[board.SEGMENT_COUNT]!;
	for (const { base, per, size, initial } of board.plan.resets) {
		const used = per === 'segments' ? segments : per === 'tiles' ? tiles : size;
		if (initial === 'index') m.copyWithin(base, IDENTITY, IDENTITY + used);
		else m.fill(initial, base, base + used);
	}
	board.visits.top = 0;
}
