import { EngineFault } from '../fault.ts';
import { wakeWatchers } from './completion.ts';
import { laySide } from './edge-joining.ts';
import { gatherFormer, recordFormer } from './feature-events.ts';
import { copyPrintedMarks } from './features.ts';
import { listSegments } from './kind-lists.ts';
import { leaveFrontier } from './frontier.ts';
import { finishCell } from './layers.ts';
import { GRID_FIRST_SEGMENT, GRID_ROW, GRID_WATCHER, OUT_OF_BOUNDS } from './layout.ts';
import type { BoardState } from './state.ts';
import { CELL_RECORD_WORDS } from './tile-tables.ts';
import { coveredCell } from './tiles.ts';
import { faults } from '../texts/faults.ts';

/**
 * Lays a tile with its cell 0/0 on a cell; the caller knows whether it fits. Returns the tile. With `isGathered` the features that it
 * joins are in `board.former`.
 *
 *   number the tile → make its segments → per cell: leave the frontier, join the four sides, wake its watchers → record
 */
export function layTile(
	board: BoardState,
	tileKind: number,
	cell: number,
	rotation: number,
	isGathered: boolean = false,
): number {
	const { arena, m, tables } = board;
	const { sizes } = board.plan;
	const tile = m[board.TILE_COUNT]!;
	const firstSegment = m[board.SEGMENT_COUNT]!;
	const count = tables.segCount[tileKind]!;
	if (tile === sizes.tiles || firstSegment + count > sizes.segments)
		throw new EngineFault('RUN-MEMORY', faults.tooManyTiles(tile));
	board.firstNew = firstSegment;
	if (board.recording && !isGathered) gatherFormer(board, tileKind, cell * 4 + rotation);
	arena.set(board.TILE_COUNT, tile + 1);
	arena.set(board.SEGMENT_COUNT, firstSegment + count);
	// entries beyond the counts are never read, so no undo has to bring them back
	m[board.TILE_KIND + tile] = tileKind;
	m[board.TILE_CELL + tile] = cell;
	m[board.TILE_ROTATION + tile] = rotation;
	m[board.TILE_FIRST_SEGMENT + tile] = firstSegment;
	makeSegments(board, tileKind, tile, firstSegment, count);
	if (sizes.kindLists > 0) listSegments(board, firstSegment, firstSegment + count);
	const base = tables.cellBase[tileKind]!;
	const cells = tables.cellCount[tileKind]!;
	if (cells === 1)
		layCell(board, cell, (base * 4 + rotation) * CELL_RECORD_WORDS, tile, firstSegment);
	else
		for (let c = 0; c < cells; c++) {
			const at = coveredCell(board, tileKind, cell * 4 + rotation, c);
			layCell(board, at, ((base + c) * 4 + rotation) * CELL_RECORD_WORDS, tile, firstSegment);
		}
	if (board.recording) recordFormer(board);
	return tile;
}

function makeSegments(
	board: BoardState,
	tileKind: number,
	tile: number,
	firstSegment: number,
	count: number,
): void {
	const { m, KIND, SEGMENT_TILE, SEGMENT_INDEX, OPEN } = board;
	const { segBase, segKind, segIndex, segPorts, segMarked } = board.tables;
	const shift = firstSegment - segBase[tileKind]!;
	for (let segment = firstSegment, end = firstSegment + count; segment < end; segment++) {
		const row = segment - shift;
		m[KIND + segment] = segKind[row]!;
		m[SEGMENT_TILE + segment] = tile;
		m[SEGMENT_INDEX + segment] = segIndex[row]!;
		m[OPEN + segment] = segPorts[row]!;
		if (segMarked[row] !== 0) copyPrintedMarks(board, segment, row);
	}
}

function layCell(
	board: BoardState,
	cell: number,
	row: number,
	tile: number,
	firstSegment: number,
): void {
	const { arena, m, width } = board;
	const at = board.GRID + cell * 4;
	const state = m[at]!;
	if (state > 0 || state === OUT_OF_BOUNDS) throw new EngineFault('RUN-STATE', faults.cellNotFree);
	if (state < 0) leaveFrontier(board, -state - 2);
	arena.set(at, tile + 1);
	m[at + GRID_ROW] = row;
	m[at + GRID_FIRST_SEGMENT] = firstSegment;
	laySide(board, row, 0, firstSegment, cell - width);
	laySide(board, row, 1, firstSegment, cell + 1);
	laySide(board, row, 2, firstSegment, cell + width);
	laySide(board, row, 3, firstSegment, cell - 1);
	if (board.hasLayers || board.completesAreas) finishCell(board, cell);
	if (m[at + GRID_WATCHER] !== 0) wakeWatchers(board, cell);
}
