import type { BoardState } from './state.ts';

/**
 * Features: segments joined into one, with the values they fold and the pieces on them. Every segment holds the root of its
 * feature, so finding it is one load; joining two features relabels the smaller one.
 */

export function segmentCount(board: BoardState): number {
	return board.m[board.SEGMENT_COUNT]!;
}

/** The root of a segment's feature: the member that holds the feature's values. */
export function rootOf(board: BoardState, segment: number): number {
	return board.m[board.ROOT + segment]!;
}

export function uniteFeatures(board: BoardState, x: number, y: number): number {
	const { arena, m, ROOT, SIZE, NEXT, OPEN, FIRST_SEGMENT, PIECES, SCORED, markAt } = board;
	let a = m[ROOT + x]!;
	let b = m[ROOT + y]!;
	if (a === b) return a;
	const sizeA = m[SIZE + a]!;
	const sizeB = m[SIZE + b]!;
	if (sizeA < sizeB) {
		const t = a;
		a = b;
		b = t;
	}
	board.featuresChanged = true;
	if (board.mergeHandlers) notifyMerge(board, a, b);
	arena.set(SIZE + a, sizeA + sizeB);
	let s = b;
	do {
		arena.set(ROOT + s, a);
		s = m[NEXT + s]!;
	} while (s !== b);
	const next = m[NEXT + a]!;
	arena.set(NEXT + a, m[NEXT + b]!);
	arena.set(NEXT + b, next);
	const open = m[OPEN + b]!;
	if (open !== 0) arena.set(OPEN + a, m[OPEN + a]! + open);
	const first = m[FIRST_SEGMENT + b]!;
	if (first < m[FIRST_SEGMENT + a]!) arena.set(FIRST_SEGMENT + a, first);
	if (m[SCORED + a] !== 0 && m[SCORED + b] === 0) arena.set(SCORED + a, 0);
	const piece = m[PIECES + b]!;
	if (piece >= 0) joinPieces(board, a, piece);
	const kind = m[board.KIND + a]!;
	for (let i = markAt[kind]!, end = markAt[kind + 1]!; i < end; i++) foldMark(board, i, a, b);
	return a;
}

function notifyMerge(board: BoardState, kept: number, gone: number): void {
	const { m, SIZE, firstNew } = board;
	const isNew = (root: number): boolean => root >= firstNew && m[SIZE + root] === 1;
	board.mergeHandlers!.merge(kept, gone, isNew(kept), isNew(gone));
}

export function addToFeature(board: BoardState, segment: number, root: number): void {
	const { arena, m, SIZE, NEXT, SCORED, markAt } = board;
	arena.set(board.ROOT + segment, root);
	arena.set(SIZE + root, m[SIZE + root]! + 1);
	arena.set(NEXT + segment, m[NEXT + root]!);
	arena.set(NEXT + root, segment);
	if (m[SCORED + root] !== 0) arena.set(SCORED + root, 0);
	const kind = m[board.KIND + root]!;
	for (let i = markAt[kind]!, end = markAt[kind + 1]!; i < end; i++)
		foldMark(board, i, root, segment);
}

function joinPieces(board: BoardState, root: number, there: number): void {
	const { arena, m, PIECES, PIECE_NEXT } = board;
	const here = m[PIECES + root]!;
	if (here < 0) {
		arena.set(PIECES + root, there);
		return;
	}
	const next = m[PIECE_NEXT + here]!;
	arena.set(PIECE_NEXT + here, m[PIECE_NEXT + there]!);
	arena.set(PIECE_NEXT + there, next);
}

function foldMark(board: BoardState, i: number, a: number, b: number): void {
	const { plan, m } = board;
	const column = plan.markColumn[i]!;
	const here = m[column + a]!;
	const there = m[column + b]!;
	let value = here;
	switch (plan.markFold[i]) {
		case 0:
			value = here + there;
			break;
		case 1:
			value = here | there;
			break;
		case 2:
			value = here & there;
			break;
		default:
			if (there > here) value = there;
	}
	if (value !== here) board.arena.set(column + a, value);
}

export function copyPrintedMarks(board: BoardState, segment: number, row: number): void {
	const { markColumns } = board.plan;
	const { segMarks } = board.tables;
	for (let i = 0; i < markColumns.length; i++) {
		const value = segMarks[row * markColumns.length + i]!;
		if (value !== 0) board.arena.set(markColumns[i]! + segment, value);
	}
}

export function markScored(board: BoardState, segment: number): void {
	const { arena, m, NEXT, SEGMENT_SCORED } = board;
	arena.set(board.SCORED + m[board.ROOT + segment]!, 1);
	let s = segment;
	do {
		arena.set(SEGMENT_SCORED + s, 1);
		s = m[NEXT + s]!;
	} while (s !== segment);
}

export function attachPiece(board: BoardState, piece: number, segment: number): void {
	const { arena, m, PIECES, PIECE_SEGMENT, PIECE_NEXT } = board;
	const root = m[board.ROOT + segment]!;
	const head = m[PIECES + root]!;
	arena.set(PIECE_SEGMENT + piece, segment);
	if (head < 0) {
		arena.set(PIECE_NEXT + piece, piece);
		arena.set(PIECES + root, piece);
	} else {
		arena.set(PIECE_NEXT + piece, m[PIECE_NEXT + head]!);
		arena.set(PIECE_NEXT + head, piece);
	}
}

export function detachPiece(board: BoardState, piece: number): void {
	const { arena, m, PIECES, PIECE_SEGMENT, PIECE_NEXT } = board;
	const segment = m[PIECE_SEGMENT + piece]!;
	if (segment < 0) return;
	const root = m[board.ROOT + segment]!;
	const next = m[PIECE_NEXT + piece]!;
	if (next === piece) arena.set(PIECES + root, -1);
	else {
		let before = next;
		while (m[PIECE_NEXT + before] !== piece) before = m[PIECE_NEXT + before]!;
		arena.set(PIECE_NEXT + before, next);
		if (m[PIECES + root] === piece) arena.set(PIECES + root, next);
	}
	arena.set(PIECE_SEGMENT + piece, -1);
	arena.set(PIECE_NEXT + piece, -1);
}
