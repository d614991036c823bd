import type { BoardState } from './state.ts';

/** Cells of the grid: `y * width + x`, with 0/0 in the middle. */

/** The cell at x/y, or -1 outside of the grid. */
export function cellAt(board: BoardState, x: number, y: number): number {
	const half = board.width >> 1;
	if (x < -half || x > half || y < -half || y > half) return -1;
	return board.centre + y * board.width + x;
}

export function xOf(board: BoardState, cell: number): number {
	return (cell % board.width) - (board.width >> 1);
}

export function yOf(board: BoardState, cell: number): number {
	return ((cell / board.width) | 0) - (board.width >> 1);
}

export function neighbourOf(board: BoardState, cell: number, direction: number): number {
	switch (direction) {
		case 0:
			return cell - board.width;
		case 1:
			return cell + 1;
		case 2:
			return cell + board.width;
		default:
			return cell - 1;
	}
}

export function staysInGrid(board: BoardState, cell: number, step: number, times: number): boolean {
	const { width } = board;
	const x = xOf(board, cell) + (step === 1 ? times : step === -1 ? -times : 0);
	const y = yOf(board, cell) + (step === width ? times : step === -width ? -times : 0);
	return cellAt(board, x, y) >= 0;
}

/** The tile that covers a cell, or -1. */
export function cellTile(board: BoardState, cell: number): number {
	const state = board.m[board.GRID + cell * 4]!;
	return state > 0 ? state - 1 : -1;
}
