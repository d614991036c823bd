import { EngineFault } from '../fault.ts';
import { markCompletionCandidate, unmarkDirty } from './completion.ts';
import { rootOf } from './features.ts';
import { listSegments } from './kind-lists.ts';
import { linkCount, removeLinks, removeLinksAt } from './links.ts';
import { rebuildFeature } from './rebuild.ts';
import { forEachSide, laneSegment } from './sides.ts';
import type { BoardState } from './state.ts';
import { EDGE_LEFT } from './tile-tables.ts';
import { showPrinted, showSegment } from './topology-edits.ts';
import { faults } from '../texts/faults.ts';

/**
 * Adds a segment that reaches some sides (cell * 4 + direction) of a tile, above what lies there. With a piece it is removed
 * when that piece leaves its place. Returns the segment.
 */
export function addSegment(
	board: BoardState,
	tile: number,
	kind: number,
	sides: ArrayLike<number>,
	piece: number = -1,
): number {
	const { arena, m, SEGMENT_COUNT, SEGMENT_NEXT_ADDED } = board;
	const segment = m[SEGMENT_COUNT]!;
	if (segment === board.plan.sizes.segments)
		throw new EngineFault('RUN-MEMORY', faults.tooManySegments);
	board.firstNew = segment;
	arena.set(SEGMENT_COUNT, segment + 1);
	arena.set(board.KIND + segment, kind);
	arena.set(board.SEGMENT_TILE + segment, tile);
	arena.set(board.SEGMENT_INDEX + segment, -1);
	arena.set(board.OPEN + segment, 0);
	if (board.plan.sizes.kindLists > 0) listSegments(board, segment, segment + 1);
	let at = board.TILE_ADDED + tile;
	while (m[at]! > 0) at = SEGMENT_NEXT_ADDED + m[at]! - 1;
	arena.set(at, segment + 1);
	arena.set(SEGMENT_NEXT_ADDED + segment, 0);
	for (let i = 0; i < sides.length; i++) showSegment(board, sides[i]!, segment, kind);
	if (piece >= 0) setOwner(board, segment, piece);
	markCompletionCandidate(board, segment);
	return segment;
}

export function setOwner(board: BoardState, segment: number, piece: number): void {
	const { arena, OWNED_COUNT } = board;
	const n = board.m[OWNED_COUNT]!;
	if (n === board.plan.sizes.changes) throw new EngineFault('RUN-MEMORY', faults.tooManySegments);
	arena.set(board.OWNED_SEGMENT + n, segment);
	arena.set(board.OWNED_PIECE + n, piece);
	arena.set(OWNED_COUNT, n + 1);
}

/** The piece that an added segment belongs to; -1 where it stays for good. */
export function ownerPiece(board: BoardState, segment: number): number {
	const { m, OWNED_SEGMENT } = board;
	for (let i = 0; i < m[board.OWNED_COUNT]!; i++)
		if (m[OWNED_SEGMENT + i] === segment) return m[board.OWNED_PIECE + i]!;
	return -1;
}

export function ownsSegments(board: BoardState, piece: number): boolean {
	const { m, OWNED_PIECE } = board;
	return m.subarray(OWNED_PIECE, OWNED_PIECE + m[board.OWNED_COUNT]!).includes(piece);
}

/** The added segment that a side of a tile shows; -1 where it shows what is printed. */
export function addedSegmentAt(board: BoardState, side: number): number {
	const segment = laneSegment(board, side >> 2, side & 3, EDGE_LEFT);
	return segment >= 0 && board.m[board.SEGMENT_INDEX + segment]! < 0 ? segment : -1;
}

export function isRemoved(board: BoardState, segment: number): boolean {
	return board.m[board.KIND + segment]! < 0;
}

export function releasePiece(board: BoardState, piece: number): void {
	const { m, arena, OWNED_SEGMENT, OWNED_PIECE, OWNED_COUNT } = board;
	if (linkCount(board) > 0) removeLinks(board, piece);
	for (let i = m[OWNED_COUNT]! - 1; i >= 0; i--) {
		if (m[OWNED_PIECE + i] !== piece) continue;
		const segment = m[OWNED_SEGMENT + i]!;
		const last = m[OWNED_COUNT]! - 1;
		arena.set(OWNED_SEGMENT + i, m[OWNED_SEGMENT + last]!);
		arena.set(OWNED_PIECE + i, m[OWNED_PIECE + last]!);
		arena.set(OWNED_COUNT, last);
		removeSegment(board, segment);
	}
}

/** Removes an added segment: its sides show what is printed there, links at it are removed. */
function removeSegment(board: BoardState, segment: number): void {
	const { arena, m, SEGMENT_NEXT_ADDED } = board;
	removeLinksAt(board, segment);
	const tile = m[board.SEGMENT_TILE + segment]!;
	const reached: number[] = [];
	forEachSide(board, tile, (side) => {
		if (laneSegment(board, side >> 2, side & 3, EDGE_LEFT) === segment) reached.push(side);
		return false;
	});
	for (const side of reached) showPrinted(board, side);
	if (m[board.SIZE + rootOf(board, segment)] !== 1) rebuildFeature(board, segment);
	let at = board.TILE_ADDED + tile;
	while (m[at]! !== segment + 1) at = SEGMENT_NEXT_ADDED + m[at]! - 1;
	arena.set(at, m[SEGMENT_NEXT_ADDED + segment]!);
	arena.set(board.KIND + segment, -1);
	arena.set(board.FIRST_SEGMENT + segment, -1);
	unmarkDirty(board, segment);
}
