import type { BoardState } from './state.ts';
import type { Visit } from './visits.ts';

export function tileCount(board: BoardState): number {
	return board.m[board.TILE_COUNT]!;
}

export function tileCellCount(board: BoardState, tile: number): number {
	return board.tables.cellCount[board.m[board.TILE_KIND + tile]!]!;
}

export function tileCellAt(board: BoardState, tile: number, i: number): number {
	const { m } = board;
	const placement = m[board.TILE_CELL + tile]! * 4 + m[board.TILE_ROTATION + tile]!;
	return coveredCell(board, m[board.TILE_KIND + tile]!, placement, i);
}

export function forEachTileCell(board: BoardState, tile: number, visit: Visit): boolean {
	const n = tileCellCount(board, tile);
	for (let i = 0; i < n; i++) if (visit(tileCellAt(board, tile, i))) return true;
	return false;
}

export function coveredCell(
	board: BoardState,
	tileKind: number,
	placement: number,
	i: number,
): number {
	const { tables } = board;
	const at = (tables.cellBase[tileKind]! + i) * 4 + (placement & 3);
	return (placement >> 2) + tables.cellY[at]! * board.width + tables.cellX[at]!;
}

export function coveredCells(board: BoardState, tileKind: number, placement: number): number[] {
	return Array.from({ length: board.tables.cellCount[tileKind]! }, (_, i) =>
		coveredCell(board, tileKind, placement, i),
	);
}

export function forEachCellBeyond(
	board: BoardState,
	tileKind: number,
	placement: number,
	steps: readonly number[],
	visit: Visit,
): boolean {
	if (board.tables.cellCount[tileKind] === 1) {
		const cell = placement >> 2;
		for (let i = 0; i < steps.length; i++) if (visit(cell + steps[i]!)) return true;
		return false;
	}
	const own = coveredCells(board, tileKind, placement);
	const seen = new Set(own);
	for (const cell of own)
		for (const step of steps) {
			if (seen.has(cell + step)) continue;
			seen.add(cell + step);
			if (visit(cell + step)) return true;
		}
	return false;
}

/** The segments a tile came with: from `tileSegmentStart` to before `tileSegmentEnd`. */
export function tileSegmentStart(board: BoardState, tile: number): number {
	return board.m[board.TILE_FIRST_SEGMENT + tile]!;
}

export function tileSegmentEnd(board: BoardState, tile: number): number {
	const { m, tables } = board;
	return m[board.TILE_FIRST_SEGMENT + tile]! + tables.segCount[m[board.TILE_KIND + tile]!]!;
}

export function forEachTileSegment(board: BoardState, tile: number, visit: Visit): boolean {
	const { m } = board;
	const end = tileSegmentEnd(board, tile);
	for (let s = tileSegmentStart(board, tile); s < end; s++) if (visit(s)) return true;
	for (let s = m[board.TILE_ADDED + tile]! - 1; s >= 0; s = m[board.SEGMENT_NEXT_ADDED + s]! - 1)
		if (visit(s)) return true;
	return false;
}

/** The row of a segment in the tables of tiles; -1 for an added segment. */
export function tableRow(board: BoardState, segment: number): number {
	const { m, tables } = board;
	const tile = m[board.SEGMENT_TILE + segment]!;
	const tileKind = m[board.TILE_KIND + tile]!;
	const offset = segment - m[board.TILE_FIRST_SEGMENT + tile]!;
	return offset < tables.segCount[tileKind]! ? tables.segBase[tileKind]! + offset : -1;
}

export function segmentMark(board: BoardState, segment: number, mark: number): number {
	const { plan, tables } = board;
	const column = plan.markIndex[mark]!;
	const row = tableRow(board, segment);
	return column < 0 || row < 0 ? 0 : tables.segMarks[row * plan.markColumns.length + column]!;
}
