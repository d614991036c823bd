import { EngineFault } from '../fault.ts';
import { GRID_WATCHER } from './layout.ts';
import { nextStamp } from './stamps.ts';
import type { BoardState } from './state.ts';
import { faults } from '../texts/faults.ts';

/**
 * Candidates for completion: features with new segments (from `FIRST_UNCHECKED` on), and features in the dirty list. A
 * feature gets into the list when one of its ports closes or a tile covers a cell that it watches.
 */

export function markDirty(board: BoardState, segment: number): void {
	let count = board.m[board.DIRTY_COUNT]!;
	if (count === board.plan.sizes.dirty) count = compactDirty(board);
	board.arena.set(board.DIRTY + count, segment);
	board.arena.set(board.DIRTY_COUNT, count + 1);
}

export function markCompletionCandidate(board: BoardState, segment: number): void {
	if (board.canComplete[board.m[board.KIND + segment]!] !== 0) markDirty(board, segment);
}

function compactDirty(board: BoardState): number {
	const { m, arena, stamps, DIRTY } = board;
	const count = m[board.DIRTY_COUNT]!;
	const stamp = nextStamp(stamps);
	let kept = 0;
	for (let i = 0; i < count; i++) {
		const root = m[board.ROOT + m[DIRTY + i]!]!;
		if (stamps.marks[root] === stamp) continue;
		stamps.marks[root] = stamp;
		arena.set(DIRTY + kept++, root);
	}
	arena.set(board.DIRTY_COUNT, kept);
	return kept;
}

export function unmarkDirty(board: BoardState, segment: number): void {
	const { m, arena, DIRTY, DIRTY_COUNT } = board;
	for (let i = m[DIRTY_COUNT]! - 1; i >= 0; i--) {
		if (m[DIRTY + i] !== segment) continue;
		const last = m[DIRTY_COUNT]! - 1;
		arena.set(DIRTY + i, m[DIRTY + last]!);
		arena.set(DIRTY_COUNT, last);
	}
}

export function isDirty({ m, DIRTY_COUNT, FIRST_UNCHECKED, SEGMENT_COUNT }: BoardState): boolean {
	return m[DIRTY_COUNT]! > 0 || m[FIRST_UNCHECKED]! < m[SEGMENT_COUNT]!;
}

/**
 * Visits the root of each candidate once and empties the list: features with new segments first. Open features of kinds that
 * are complete when closed are left out.
 */
export function takeDirty(board: BoardState, visit: (root: number) => void): void {
	const { m, taken, ROOT, KIND, OPEN, canComplete, completeWhenClosed } = board;
	const { marks } = board.stamps;
	const stamp = nextStamp(board.stamps);
	const n = m[board.SEGMENT_COUNT]!;
	let count = 0;
	for (let s = m[board.FIRST_UNCHECKED]!; s < n; s++) {
		const kind = m[KIND + s]!;
		if (canComplete[kind] !== 1) continue; // a removed segment has no kind
		const root = m[ROOT + s]!;
		if ((completeWhenClosed[kind] === 1 && m[OPEN + root] !== 0) || marks[root] === stamp) continue;
		marks[root] = stamp;
		taken[count++] = root;
	}
	const dirty = m[board.DIRTY_COUNT]!;
	for (let i = 0; i < dirty; i++) {
		const root = m[ROOT + m[board.DIRTY + i]!]!;
		if (
			(completeWhenClosed[m[KIND + root]!] === 1 && m[OPEN + root] !== 0) ||
			marks[root] === stamp
		)
			continue;
		marks[root] = stamp;
		taken[count++] = root;
	}
	board.arena.set(board.FIRST_UNCHECKED, n);
	if (dirty > 0) board.arena.set(board.DIRTY_COUNT, 0);
	for (let i = 0; i < count; i++) visit(taken[i]!);
}

export function watchCell(board: BoardState, cell: number, segment: number): void {
	const { arena, m, WATCHER_COUNT, WATCHER_SEGMENT, WATCHER_NEXT } = board;
	const head = board.GRID + cell * 4 + GRID_WATCHER;
	for (let w = m[head]!; w > 0; w = m[WATCHER_NEXT + w - 1]!)
		if (m[WATCHER_SEGMENT + w - 1] === segment) return;
	const watcher = m[WATCHER_COUNT]!;
	if (watcher === board.plan.sizes.watchers)
		throw new EngineFault('RUN-MEMORY', faults.tooManyWatchers(watcher));
	arena.set(board.WATCHER_CELL + watcher, cell);
	arena.set(WATCHER_SEGMENT + watcher, segment);
	arena.set(WATCHER_NEXT + watcher, m[head]!);
	arena.set(head, watcher + 1);
	arena.set(WATCHER_COUNT, watcher + 1);
}

export function wakeWatchers(board: BoardState, cell: number): void {
	const { m } = board;
	for (let w = m[board.GRID + cell * 4 + GRID_WATCHER]!; w > 0; w = m[board.WATCHER_NEXT + w - 1]!)
		markDirty(board, m[board.WATCHER_SEGMENT + w - 1]!);
}
