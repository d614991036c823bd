import { nextStamp } from './stamps.ts';
import type { BoardState } from './state.ts';
import { tableRow } from './tiles.ts';
import { gather, sortFrom, visitFrom, type Visit } from './visits.ts';

/**
 * Walks over features in canonical order: tiles as they were laid, segments by index, features by their first segment. A
 * visit may start other walks but must not change the board. Each walk returns whether a visit ended it.
 */

/** The ways in which segments of one tile are neighbours: they border (`touch`), or one ends at the other (`end`). */
export type Via = 'touch' | 'end';

export function forEachFeature(board: BoardState, visit: Visit, kind: number = -1): boolean {
	const { m, FIRST_SEGMENT, ROOT, KIND } = board;
	const n = m[board.SEGMENT_COUNT]!;
	for (let s = 0; s < n; s++) {
		if (kind >= 0 && m[KIND + s] !== kind) continue;
		const root = m[ROOT + s]!;
		if (m[FIRST_SEGMENT + root] === s && visit(root)) return true;
	}
	return false;
}

export function forEachMember(board: BoardState, segment: number, visit: Visit): boolean {
	const { m, NEXT, visits } = board;
	const from = visits.top;
	let s = segment;
	do {
		gather(visits, s);
		s = m[NEXT + s]!;
	} while (s !== segment);
	sortFrom(visits, from);
	return visitFrom(visits, from, visit);
}

export function forEachTileOf(board: BoardState, segment: number, visit: Visit): boolean {
	const { m, NEXT, SEGMENT_TILE, visits } = board;
	const { marks } = board.stamps;
	const from = visits.top;
	const stamp = nextStamp(board.stamps);
	let s = segment;
	do {
		const tile = m[SEGMENT_TILE + s]!;
		if (marks[tile] !== stamp) {
			marks[tile] = stamp;
			gather(visits, tile);
		}
		s = m[NEXT + s]!;
	} while (s !== segment);
	sortFrom(visits, from);
	return visitFrom(visits, from, visit);
}

export function countTilesOf(board: BoardState, segment: number): number {
	const { m, NEXT, SEGMENT_TILE } = board;
	const { marks } = board.stamps;
	const stamp = nextStamp(board.stamps);
	let count = 0;
	let s = segment;
	do {
		const tile = m[SEGMENT_TILE + s]!;
		if (marks[tile] !== stamp) {
			marks[tile] = stamp;
			count++;
		}
		s = m[NEXT + s]!;
	} while (s !== segment);
	return count;
}

export function forEachTouchingFeature(
	board: BoardState,
	segment: number,
	visit: (root: number, kind: number) => boolean,
	via: Via = 'touch',
	kind: number = -1,
): boolean {
	const { m, ROOT, KIND, visits } = board;
	const from = visits.top;
	gatherTouching(board, segment, via, kind);
	sortFrom(visits, from);
	const end = visits.top;
	let ended = false;
	for (let i = from; i < end && !ended; i++) {
		const root = m[ROOT + visits.ids[i]!]!;
		ended = visit(root, m[KIND + root]!);
	}
	visits.top = from;
	return ended;
}

export function countTouchingFeatures(
	board: BoardState,
	segment: number,
	via: Via = 'touch',
	kind: number = -1,
): number {
	const { visits } = board;
	const from = visits.top;
	gatherTouching(board, segment, via, kind);
	const count = visits.top - from;
	visits.top = from;
	return count;
}

function gatherTouching(board: BoardState, segment: number, via: Via, kind: number): void {
	const { m, NEXT, SEGMENT_TILE, TILE_FIRST_SEGMENT, ROOT, FIRST_SEGMENT, KIND, tables } = board;
	const { marks } = board.stamps;
	const at = via === 'touch' ? tables.touchAt : tables.endAt;
	const to = via === 'touch' ? tables.touchTo : tables.endTo;
	const stamp = nextStamp(board.stamps);
	let s = segment;
	do {
		const row = tableRow(board, s);
		if (row >= 0) {
			const tileStart = m[TILE_FIRST_SEGMENT + m[SEGMENT_TILE + s]!]!;
			for (let i = at[row]!, end = at[row + 1]!; i < end; i++) {
				const other = tileStart + to[i]!;
				if (kind >= 0 && m[KIND + other] !== kind) continue;
				const first = m[FIRST_SEGMENT + m[ROOT + other]!]!;
				if (marks[first] === stamp) continue;
				marks[first] = stamp;
				gather(board.visits, first);
			}
		}
		s = m[NEXT + s]!;
	} while (s !== segment);
}

export function forEachTouching(
	board: BoardState,
	segment: number,
	visit: Visit,
	via: Via = 'touch',
): boolean {
	const { m, tables } = board;
	const row = tableRow(board, segment);
	if (row < 0) return false;
	const tileStart = m[board.TILE_FIRST_SEGMENT + m[board.SEGMENT_TILE + segment]!]!;
	const at = via === 'touch' ? tables.touchAt : tables.endAt;
	const to = via === 'touch' ? tables.touchTo : tables.endTo;
	for (let i = at[row]!, end = at[row + 1]!; i < end; i++)
		if (visit(tileStart + to[i]!)) return true;
	return false;
}

export function forEachPiece(board: BoardState, segment: number, visit: Visit): boolean {
	const { m, PIECE_NEXT, visits } = board;
	const head = m[board.PIECES + m[board.ROOT + segment]!]!;
	if (head < 0) return false;
	const from = visits.top;
	let p = head;
	do {
		gather(visits, p);
		p = m[PIECE_NEXT + p]!;
	} while (p !== head);
	sortFrom(visits, from);
	return visitFrom(visits, from, visit);
}
