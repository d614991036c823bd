import { markCompletionCandidate } from './completion.ts';
import { addToFeature, uniteFeatures } from './features.ts';
import { addConstraint } from './frontier.ts';
import { GRID_FIRST_SEGMENT, GRID_ROW } from './layout.ts';
import { isHiddenCell, isHiddenSide, laneSegment } from './sides.ts';
import type { BoardState } from './state.ts';
import {
	AREA_LEFT,
	AREA_RIGHT,
	EDGE_LEFT,
	EDGE_RIGHT,
	PACKED_CODE,
	PACKED_LEFT,
	PACKED_MASK,
	PACKED_RIGHT,
	PACKED_SPLIT,
	SIDE_WORDS,
} from './tile-tables.ts';

/**
 * Joins one side of a cell that is being laid with the cell it faces: edges join and close ports, areas join half by half,
 * an empty cell gets a constraint. `row` is the row of the laid cell in `tables.sides`, `there` the cell it faces.
 */
export function laySide(
	board: BoardState,
	row: number,
	direction: number,
	firstSegment: number,
	there: number,
): void {
	const { m } = board;
	const { packed } = board.tables;
	const own = packed[(row >> 3) + direction]!;
	if (own === 0) return;
	const at = board.GRID + there * 4;
	const state = m[at]!;
	const back = direction ^ 2;
	if (state <= 0) {
		addConstraint(board, there, state, back, own >> PACKED_CODE);
		return;
	}
	const row2 = m[at + GRID_ROW]!;
	const facing = row2 < 0 ? PACKED_SPLIT : packed[(row2 >> 3) + back]!;
	if (((own | facing) & PACKED_SPLIT) !== 0) {
		joinHalves(board, row, direction, firstSegment, there);
		return;
	}
	const one = firstSegment - 1;
	const two = m[at + GRID_FIRST_SEGMENT]! - 1;
	const edge = own & PACKED_MASK;
	const edge2 = facing & PACKED_MASK;
	if (edge !== 0) {
		if (edge2 !== 0) joinWholeEdge(board, one + edge, two + edge2);
		else closePort(board, one + edge);
	} else if (edge2 !== 0) closePort(board, two + edge2);
	const left = (own >> PACKED_LEFT) & PACKED_MASK;
	const right = (own >> PACKED_RIGHT) & PACKED_MASK;
	const left2 = (facing >> PACKED_LEFT) & PACKED_MASK;
	const right2 = (facing >> PACKED_RIGHT) & PACKED_MASK;
	if (left !== 0 && right2 !== 0) joinArea(board, one + left, two + right2);
	if (right !== 0 && left2 !== 0 && (left !== right || left2 !== right2))
		joinArea(board, one + right, two + left2);
}

/** The same where halves of a side differ or the neighbour's sides were changed. */
function joinHalves(
	board: BoardState,
	row: number,
	direction: number,
	firstSegment: number,
	there: number,
): void {
	if (board.plan.hides && (isHiddenSide(board, row, direction) || isHiddenCell(board, there)))
		return;
	const own = (lane: number): number => {
		const offset = board.tables.sides[row + direction * SIDE_WORDS + lane]!;
		return offset < 0 ? -1 : firstSegment + offset;
	};
	const facing = (lane: number): number => laneSegment(board, there, direction ^ 2, lane);
	const left = own(EDGE_LEFT);
	const right = own(EDGE_RIGHT);
	const left2 = facing(EDGE_LEFT);
	const right2 = facing(EDGE_RIGHT);
	// a segment that holds both halves of a side has one port there
	if (left >= 0) closePort(board, left);
	if (right >= 0 && right !== left) closePort(board, right);
	if (left2 >= 0) closePort(board, left2);
	if (right2 >= 0 && right2 !== left2) closePort(board, right2);
	joinEdges(board, left, right2);
	joinEdges(board, right, left2);
	joinAreas(board, own(AREA_LEFT), facing(AREA_RIGHT));
	joinAreas(board, own(AREA_RIGHT), facing(AREA_LEFT));
}

function joinWholeEdge(board: BoardState, a: number, b: number): void {
	const { m, ROOT, KIND, OPEN } = board;
	if (m[KIND + a] !== m[KIND + b]) {
		closePort(board, a);
		closePort(board, b);
		return;
	}
	const root = m[ROOT + b]!;
	if (m[ROOT + a] === a && m[board.SIZE + a] === 1) {
		board.arena.set(OPEN + root, m[OPEN + root]! + m[OPEN + a]! - 2);
		addToFeature(board, a, root);
	} else {
		const joined = uniteFeatures(board, a, b);
		board.arena.set(OPEN + joined, m[OPEN + joined]! - 2);
	}
}

function joinArea(board: BoardState, a: number, b: number): void {
	const { m, ROOT, KIND } = board;
	const root = m[ROOT + b]!;
	if (m[ROOT + a] === root || m[KIND + a] !== m[KIND + root]) return;
	if (m[ROOT + a] === a && m[board.SIZE + a] === 1) addToFeature(board, a, root);
	else uniteFeatures(board, a, b);
}

function joinAreas(board: BoardState, a: number, b: number): void {
	if (a >= 0 && b >= 0) joinArea(board, a, b);
}

/** Joins two edge segments, either of which may be -1, if their kind is the same. */
export function joinEdges(board: BoardState, a: number, b: number): void {
	const { m, KIND } = board;
	if (a >= 0 && b >= 0 && m[KIND + a] === m[KIND + b]) uniteFeatures(board, a, b);
}

export function closePort(board: BoardState, segment: number): void {
	const at = board.OPEN + board.m[board.ROOT + segment]!;
	board.arena.set(at, board.m[at]! - 1);
	markCompletionCandidate(board, segment);
}
