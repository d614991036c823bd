import { GRID_STATE, OUT_OF_BOUNDS } from './layout.ts';
import type { BoardState } from './state.ts';

/** The frontier: empty cells beside a covered one, each with a constraint of the side codes it faces. */

export function frontierCount(board: BoardState): number {
	return board.m[board.FRONTIER_COUNT]!;
}

export function frontierCell(board: BoardState, i: number): number {
	return board.m[board.FRONTIER_CELL + i]!;
}

/**
 * Notes that an empty cell faces a side with a code in one more direction; a cell met first enters the frontier at its end.
 * `state` is the `GRID_STATE` of the cell.
 */
export function addConstraint(
	board: BoardState,
	cell: number,
	state: number,
	direction: number,
	code: number,
): void {
	const { arena, m, FRONTIER_CODE } = board;
	if (state === OUT_OF_BOUNDS) return;
	// branch-free, since the branch would be mispredicted: `known` is -1 in the frontier, 0 outside
	const known = state >> 31;
	const n = m[board.FRONTIER_COUNT]!;
	const place = (n & ~known) | ((-2 - state) & known);
	const digit = code * board.placements.weight[direction]!;
	arena.set(board.FRONTIER_COUNT, n + 1 + known);
	arena.set(board.FRONTIER_CELL + place, cell);
	arena.set(FRONTIER_CODE + place, (m[FRONTIER_CODE + place]! & known) + digit);
	arena.set(board.GRID + cell * 4 + GRID_STATE, -2 - place);
}

export function leaveFrontier(board: BoardState, place: number): void {
	const { arena, m, FRONTIER_CELL, FRONTIER_CODE } = board;
	const last = m[board.FRONTIER_COUNT]! - 1;
	arena.set(board.FRONTIER_COUNT, last);
	if (place === last) return;
	const moved = m[FRONTIER_CELL + last]!;
	arena.set(FRONTIER_CELL + place, moved);
	arena.set(FRONTIER_CODE + place, m[FRONTIER_CODE + last]!);
	arena.set(board.GRID + moved * 4 + GRID_STATE, -place - 2);
}
