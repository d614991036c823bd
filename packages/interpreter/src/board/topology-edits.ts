import { EngineFault } from '../fault.ts';
import { markCompletionCandidate } from './completion.ts';
import { closePort, joinEdges } from './edge-joining.ts';
import { rootOf } from './features.ts';
import { cellTile, neighbourOf } from './grid.ts';
import { changeKind } from './kind-lists.ts';
import { GRID_FIRST_SEGMENT, GRID_ROW, GRID_STATE } from './layout.ts';
import { rebuildFeature } from './rebuild.ts';
import { changedRow, isHiddenCell, laneSegment, printedRow, segmentAtSide } from './sides.ts';
import type { BoardState } from './state.ts';
import {
	AREA_RIGHT,
	CELL_RECORD_WORDS,
	EDGE_LEFT,
	EDGE_RIGHT,
	SIDE_CODE,
	SIDE_KIND,
	SIDE_PRINTED_ROW,
	SIDE_WORDS,
} from './tile-tables.ts';
import { faults } from '../texts/faults.ts';

/**
 * Edits of what lies on the board already: sides that show something else, features of another kind. A cell whose sides
 * change gets a record of its own in the arena; a feature that may fall apart is rebuilt.
 */

/** Makes a side show another kind (-1: ground). A segment of a different kind no longer reaches it. */
export function overrideEdge(board: BoardState, side: number, kind: number): void {
	const segment = segmentAtSide(board, side >> 2, side & 3);
	const stays = segment >= 0 && board.m[board.KIND + segment] === kind;
	showSegment(board, side, stays ? segment : -1, kind);
}

export function convertFeature(board: BoardState, segment: number, kind: number): void {
	const { m, NEXT } = board;
	requireConversions(board);
	let s = segment;
	do {
		changeKind(board, s, kind);
		s = m[NEXT + s]!;
	} while (s !== segment);
	markCompletionCandidate(board, segment);
}

/** Changes the kinds of segments, apart from the features that they were printed in: each joins segments of its new kind. */
export function convertSegments(
	board: BoardState,
	segments: readonly number[],
	kinds: readonly number[],
): void {
	requireConversions(board);
	const roots = new Set(segments.map((s) => rootOf(board, s)));
	segments.forEach((s, i) => changeKind(board, s, kinds[i]!));
	for (const root of roots) rebuildFeature(board, root);
}

function requireConversions({ plan }: BoardState): void {
	if (!plan.converts) throw new EngineFault('RUN-STATE', faults.conversionsNotPlanned);
}

/** Gives a side another segment (or -1) and makes it show a kind. */
export function showSegment(board: BoardState, side: number, segment: number, kind: number): void {
	showSide(board, side, segment, segment, board.plan.kindCode[kind + 1]!, kind);
}

export function showPrinted(board: BoardState, side: number): void {
	const { sides } = board.tables;
	const cell = side >> 2;
	const at = printedRow(board, cell) + (side & 3) * SIDE_WORDS;
	const firstSegment = board.m[board.GRID + cell * 4 + GRID_FIRST_SEGMENT]!;
	const own = (lane: number): number =>
		sides[at + lane]! < 0 ? -1 : firstSegment + sides[at + lane]!;
	showSide(
		board,
		side,
		own(EDGE_LEFT),
		own(EDGE_RIGHT),
		sides[at + SIDE_CODE]!,
		sides[at + SIDE_KIND]!,
	);
}

function showSide(
	board: BoardState,
	side: number,
	newLeft: number,
	newRight: number,
	newCode: number,
	kind: number,
): void {
	const { arena, m } = board;
	const cell = side >> 2;
	const direction = side & 3;
	const record = recordOf(board, cell) + direction * SIDE_WORDS;
	const code = m[record + SIDE_CODE]!;
	if (code < 0) throw new EngineFault('RUN-STATE', faults.sideInsideTile);
	const left = m[record + EDGE_LEFT]!;
	const right = m[record + EDGE_RIGHT]!;
	const there = neighbourOf(board, cell, direction);
	const back = direction ^ 2;
	const isLaid = cellTile(board, there) >= 0 && !isHiddenCell(board, there);
	const stays = (segment: number): boolean =>
		segment < 0 || segment === newLeft || segment === newRight;
	if (!isLaid) {
		if (!stays(left)) closePort(board, left);
		if (right !== left && !stays(right)) closePort(board, right);
	}
	arena.set(record + EDGE_LEFT, newLeft);
	arena.set(record + EDGE_RIGHT, newRight);
	arena.set(record + SIDE_CODE, newCode);
	arena.set(record + SIDE_KIND, kind);
	const state = m[board.GRID + there * 4 + GRID_STATE]!;
	if (state < -1) {
		const at = board.FRONTIER_CODE - state - 2;
		arena.set(at, m[at]! + (newCode - code) * board.placements.weight[back]!);
	}
	const isNew = (segment: number): boolean => segment >= 0 && segment !== left && segment !== right;
	if (isLaid) {
		if (isNew(newLeft)) joinEdges(board, newLeft, laneSegment(board, there, back, EDGE_RIGHT));
		if (isNew(newRight)) joinEdges(board, newRight, laneSegment(board, there, back, EDGE_LEFT));
		if (!stays(left)) rebuildFeature(board, left);
		if (right !== left && !stays(right)) rebuildFeature(board, right);
		return;
	}
	for (const segment of newLeft === newRight ? [newLeft] : [newLeft, newRight]) {
		if (!isNew(segment)) continue;
		const at = board.OPEN + rootOf(board, segment);
		arena.set(at, m[at]! + 1);
	}
}

function recordOf(board: BoardState, cell: number): number {
	const { arena, m, CHANGE_COUNT } = board;
	const at = board.GRID + cell * 4;
	const row = m[at + GRID_ROW]!;
	if (row < 0) return changedRow(board, row);
	const n = m[CHANGE_COUNT]!;
	if (n === board.plan.sizes.changes)
		throw new EngineFault('RUN-MEMORY', faults.tooManyChangedCells);
	arena.set(CHANGE_COUNT, n + 1);
	const record = changedRow(board, -n - 1);
	const firstSegment = m[at + GRID_FIRST_SEGMENT]!;
	for (let i = 0; i < CELL_RECORD_WORDS; i++) {
		const word = board.tables.sides[row + i]!;
		const isSegment = i % SIDE_WORDS <= AREA_RIGHT && word >= 0;
		arena.set(record + i, isSegment ? firstSegment + word : word);
	}
	arena.set(record + SIDE_PRINTED_ROW, row);
	arena.set(at + GRID_ROW, -n - 1);
	return record;
}
