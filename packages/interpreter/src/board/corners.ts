import { cellTile } from './grid.ts';
import { printedRow } from './sides.ts';
import { nextStamp } from './stamps.ts';
import type { BoardState } from './state.ts';
import { CELL_RECORD_WORDS } from './tile-tables.ts';
import { gather, sortFrom, visitFrom, type Visit } from './visits.ts';

/** Corners of the grid: each has the number of the cell whose north-west corner it is. */

export function forEachCornerTile(board: BoardState, corner: number, visit: Visit): boolean {
	const { visits } = board;
	const from = visits.top;
	for (let i = 0; i < 4; i++) {
		const tile = cellTile(board, cornerCell(board, corner, i));
		if (tile >= 0 && !visits.ids.subarray(from, visits.top).includes(tile)) gather(visits, tile);
	}
	sortFrom(visits, from);
	return visitFrom(visits, from, visit);
}

export function forEachCornerSegment(board: BoardState, corner: number, visit: Visit): boolean {
	const { tables, m, visits } = board;
	const { marks } = board.stamps;
	const from = visits.top;
	const stamp = nextStamp(board.stamps);
	for (let i = 0; i < 4; i++) {
		const cell = cornerCell(board, corner, i);
		const tile = cellTile(board, cell);
		if (tile < 0) continue;
		const row = printedRow(board, cell) / CELL_RECORD_WORDS;
		const at = (row >> 2) * 4 + ((i + 1 - (row & 3)) & 3);
		for (let j = tables.cornerAt[at]!, end = tables.cornerAt[at + 1]!; j < end; j++) {
			const segment = m[board.TILE_FIRST_SEGMENT + tile]! + tables.cornerTo[j]!;
			if (marks[segment] === stamp) continue;
			marks[segment] = stamp;
			gather(visits, segment);
		}
	}
	sortFrom(visits, from);
	return visitFrom(visits, from, visit);
}

function cornerCell({ width }: BoardState, corner: number, i: number): number {
	if (i === 0) return corner - width - 1;
	if (i === 1) return corner - width;
	return i === 2 ? corner : corner - 1;
}
