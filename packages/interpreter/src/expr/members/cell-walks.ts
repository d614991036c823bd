import { cellAt, cellTile, staysInGrid, xOf, yOf } from '../../board/grid.ts';
import { boardSide } from '../../board/placement-sides.ts';
import { forEachTileOf } from '../../board/queries.ts';
import { forEachTileCell, tileCount } from '../../board/tiles.ts';
import type { Runtime } from '../../run/runtime.ts';

type Board = Runtime['board'];

/** Steps to the east and south in the eight directions, north first. */
const EAST = [0, 1, 1, 1, 0, -1, -1, -1];
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1];

/** The cell n steps from another in a direction (1 north, clockwise to 8), or -1. */
export function cellStepsAway(board: Board, cell: number, direction: number, n: number): number {
	if (direction < 1 || direction > 8) return -1;
	return cellAt(
		board,
		xOf(board, cell) + EAST[direction - 1]! * n,
		yOf(board, cell) + SOUTH[direction - 1]! * n,
	);
}

/** Covered cells in a row from a cell on, up to the first gap; those of `own` are passed over. */
export function emitRay(
	board: Board,
	own: number,
	cell: number,
	direction: number,
	emit: (cell: number) => void,
): void {
	for (let n = 1; ; n++) {
		const next = cellStepsAway(board, cell, direction, n);
		if (next < 0) return;
		const there = cellTile(board, next);
		if (there < 0) return;
		if (there !== own) emit(next);
	}
}

export function emitStrip(
	board: Board,
	side: number,
	width: number,
	emit: (cell: number) => void,
): void {
	const own = boardSide(side) >> 2;
	const [x, y] = [xOf(board, own), yOf(board, own)];
	const d = side & 3;
	const [dx, dy] = [EAST[d * 2]!, SOUTH[d * 2]!];
	let far = 0;
	for (let t = tileCount(board) - 1; t >= 0; t--)
		forEachTileCell(board, t, (cell) => {
			far = Math.max(far, (xOf(board, cell) - x) * dx + (yOf(board, cell) - y) * dy);
			return false;
		});
	for (let n = 1; n <= far + 1; n++)
		for (let beside = -width; beside <= width; beside++) {
			const cell = cellAt(board, x + dx * n + dy * beside, y + dy * n + dx * beside);
			if (cell >= 0) emit(cell);
		}
}

export function emitSides(
	board: Board,
	cells: readonly number[],
	emit: (cell: number) => void,
): void {
	const [x, y] = [xOf(board, cells[0]!), yOf(board, cells[0]!)];
	const isHorizontal = cells.every((c) => yOf(board, c) === y);
	const isVertical = cells.every((c) => xOf(board, c) === x);
	for (const cell of cells) {
		if (isHorizontal) for (const d of [0, 2]) emitInside(board, cell, d, emit);
		if (isVertical) for (const d of [1, 3]) emitInside(board, cell, d, emit);
	}
}

export function emitInside(
	board: Board,
	cell: number,
	direction: number,
	emit: (cell: number) => void,
): void {
	const step = board.steps[direction]!;
	if (staysInGrid(board, cell, step, 1)) emit(cell + step);
}

export function cellsOf(board: Board, feature: number): number[] {
	const cells = new Set<number>();
	forEachTileOf(board, feature, (t) =>
		forEachTileCell(board, t, (cell) => (cells.add(cell), false)),
	);
	return [...cells];
}

export function aroundTile(rt: Runtime, t: number, emit: (v: number) => void): void {
	const { board } = rt;
	forEachTileCell(board, t, (cell) => {
		for (const d of board.ring) if (cellTile(board, cell + d) !== t) emit(cell + d);
		return false;
	});
}
