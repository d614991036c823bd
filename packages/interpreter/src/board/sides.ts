import { cellTile, neighbourOf } from './grid.ts';
import { GRID_FIRST_SEGMENT, GRID_ROW } from './layout.ts';
import type { BoardState } from './state.ts';
import {
	AREA_LEFT,
	CELL_RECORD_WORDS,
	EDGE_LEFT,
	EDGE_RIGHT,
	SIDE_CODE,
	SIDE_HIDDEN,
	SIDE_KIND,
	SIDE_PRINTED_ROW,
	SIDE_WORDS,
} from './tile-tables.ts';
import { tileCellAt, tileCellCount } from './tiles.ts';

/**
 * Sides of tiles on the board, as `cell * 4 + direction`. A covered cell refers to its row in the tables of tiles. When one of its sides is
 * changed, it gets a record of its own in the arena, and refers to that. A side has four lanes: the left and the right half of the segment that
 * joins there, and the left and the right half of the area.
 */

export function changedRow(board: BoardState, row: number): number {
	return board.CHANGED_CELL + (-row - 1) * CELL_RECORD_WORDS;
}

export function printedRow(board: BoardState, cell: number): number {
	const row = board.m[board.GRID + cell * 4 + GRID_ROW]!;
	return row >= 0 ? row : board.m[changedRow(board, row) + SIDE_PRINTED_ROW]!;
}

function sideWord(board: BoardState, cell: number, direction: number, word: number): number {
	const { m } = board;
	const row = m[board.GRID + cell * 4 + GRID_ROW]!;
	return row < 0
		? m[changedRow(board, row) + direction * SIDE_WORDS + word]!
		: board.tables.sides[row + direction * SIDE_WORDS + word]!;
}

/** The segment in a lane (`EDGE_LEFT` … `AREA_RIGHT`) of a side; -1 if there is none, or the cell is not covered. */
export function laneSegment(
	board: BoardState,
	cell: number,
	direction: number,
	lane: number,
): number {
	const { m } = board;
	const at = board.GRID + cell * 4;
	if (m[at]! <= 0) return -1;
	const row = m[at + GRID_ROW]!;
	if (row < 0) return m[changedRow(board, row) + direction * SIDE_WORDS + lane]!;
	const offset = board.tables.sides[row + direction * SIDE_WORDS + lane]!;
	return offset < 0 ? -1 : m[at + GRID_FIRST_SEGMENT]! + offset;
}

/** The segment that holds both halves of a side, or -1. */
export function segmentAtSide(board: BoardState, cell: number, direction: number): number {
	const left = laneSegment(board, cell, direction, EDGE_LEFT);
	return left === laneSegment(board, cell, direction, EDGE_RIGHT) ? left : -1;
}

/** The area at a half side (`direction * 2`, + 1 for the right half), or -1. */
export function areaAtHalf(board: BoardState, cell: number, half: number): number {
	return laneSegment(board, cell, half >> 1, AREA_LEFT + (half & 1));
}

/** The kind at a side of a cell; -1 is ground, or no tile. */
export function sideKind(board: BoardState, cell: number, direction: number): number {
	return cellTile(board, cell) < 0 ? -1 : sideWord(board, cell, direction, SIDE_KIND);
}

/** The kind that was printed at a side of a covered cell; -1 is ground. */
export function printedKind(board: BoardState, cell: number, direction: number): number {
	return board.tables.sides[printedRow(board, cell) + direction * SIDE_WORDS + SIDE_KIND]!;
}

/** The code of what a side shows, see `SideCodes`; 0 without a tile, -1 inside a tile. */
export function sideCode(board: BoardState, cell: number, direction: number): number {
	return cellTile(board, cell) < 0 ? 0 : sideWord(board, cell, direction, SIDE_CODE);
}

/** The side of another tile that a side of a cell faces, or -1. The cell itself need not be covered. */
export function facingSide(board: BoardState, cell: number, direction: number): number {
	const there = neighbourOf(board, cell, direction);
	const tile = cellTile(board, there);
	if (tile < 0 || tile === cellTile(board, cell)) return -1;
	return there * 4 + (direction ^ 2);
}

export function forEachSide(
	board: BoardState,
	tile: number,
	visit: (side: number) => boolean,
): boolean {
	const n = tileCellCount(board, tile);
	for (let i = 0; i < n; i++) {
		const cell = tileCellAt(board, tile, i);
		for (let d = 0; d < 4; d++)
			if (sideWord(board, cell, d, SIDE_CODE) >= 0 && visit(cell * 4 + d)) return true;
	}
	return false;
}

export function isOuterSide(
	board: BoardState,
	tile: number,
	cell: number,
	direction: number,
): boolean {
	return cellTile(board, neighbourOf(board, cell, direction)) !== tile;
}

export function isHiddenSide(board: BoardState, row: number, direction: number): boolean {
	return board.tables.sides[row + direction * SIDE_WORDS + SIDE_HIDDEN] === 1;
}

export function isHiddenCell(board: BoardState, cell: number): boolean {
	if (!board.plan.hides || cellTile(board, cell) < 0) return false;
	const row = board.m[board.GRID + cell * 4 + GRID_ROW]!;
	for (let d = 0; row >= 0 && d < 4; d++) if (isHiddenSide(board, row, d)) return true;
	return false;
}
