import { EngineFault } from '../fault.ts';
import { markCompletionCandidate } from './completion.ts';
import { JOINED, recordBoardEvent } from './feature-events.ts';
import { rootOf, uniteFeatures } from './features.ts';
import { rebuildFeature } from './rebuild.ts';
import type { BoardState } from './state.ts';
import { faults } from '../texts/faults.ts';

/** Links: pairs of segments of one kind whose features are one for as long as a piece lies there. */

export function linkCount(board: BoardState): number {
	return board.m[board.LINK_COUNT]!;
}

export function linkAt(board: BoardState, i: number): { a: number; b: number; piece: number } {
	const { m } = board;
	return { a: m[board.LINK_A + i]!, b: m[board.LINK_B + i]!, piece: m[board.LINK_PIECE + i]! };
}

export function hasLinks(board: BoardState, piece: number): boolean {
	const { m, LINK_PIECE } = board;
	return m.subarray(LINK_PIECE, LINK_PIECE + linkCount(board)).includes(piece);
}

export function addLink(board: BoardState, a: number, b: number, piece: number): void {
	const { arena, m, FIRST_SEGMENT } = board;
	const n = linkCount(board);
	if (n === board.plan.sizes.links) throw new EngineFault('RUN-MEMORY', faults.tooManyLinks(n));
	if (m[board.KIND + a] !== m[board.KIND + b])
		throw new EngineFault('RUN-STATE', faults.linkOfTwoKinds);
	arena.set(board.LINK_A + n, a);
	arena.set(board.LINK_B + n, b);
	arena.set(board.LINK_PIECE + n, piece);
	arena.set(board.LINK_COUNT, n + 1);
	if (board.recording && rootOf(board, a) !== rootOf(board, b)) {
		recordBoardEvent(board, JOINED, m[FIRST_SEGMENT + rootOf(board, a)]!);
		recordBoardEvent(board, JOINED, m[FIRST_SEGMENT + rootOf(board, b)]!);
	}
	board.firstNew = m[board.SEGMENT_COUNT]!;
	uniteFeatures(board, a, b);
	markCompletionCandidate(board, a);
}

export function removeLinks(board: BoardState, piece: number): void {
	for (let i = linkCount(board) - 1; i >= 0; i--)
		if (board.m[board.LINK_PIECE + i] === piece) removeLink(board, i);
}

export function removeLinksAt(board: BoardState, segment: number): void {
	const { m, LINK_A, LINK_B } = board;
	for (let i = linkCount(board) - 1; i >= 0; i--)
		if (m[LINK_A + i] === segment || m[LINK_B + i] === segment) removeLink(board, i);
}

function removeLink(board: BoardState, i: number): void {
	const { arena, m, LINK_A, LINK_B, LINK_PIECE, LINK_COUNT } = board;
	const a = m[LINK_A + i]!;
	const last = m[LINK_COUNT]! - 1;
	for (const column of [LINK_A, LINK_B, LINK_PIECE]) arena.set(column + i, m[column + last]!);
	arena.set(LINK_COUNT, last);
	rebuildFeature(board, a);
}
