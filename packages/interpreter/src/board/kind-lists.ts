import type { BoardState } from './state.ts';
import type { Visit } from './visits.ts';

/**
 * Segments by kind, for kinds whose segments rules ask for often: a list in the order of numbers. A game that takes back a tile
 * shortens a list by putting its last segment back, so no link beyond that one has to be undone. Where segments change their kind,
 * all links are noted.
 *
 *   KIND_FIRST[kind] → KIND_NEXT[segment] → … → KIND_LAST[kind]
 */

export function listSegments(board: BoardState, from: number, end: number): void {
	const { m, arena, KIND, KIND_FIRST, KIND_LAST, KIND_NEXT } = board;
	const { listedKinds, converts } = board.plan;
	for (let s = from; s < end; s++) {
		const kind = m[KIND + s]!;
		if (listedKinds[kind] !== 1) continue;
		const last = m[KIND_LAST + kind]!;
		const link = last < 0 ? KIND_FIRST + kind : KIND_NEXT + last;
		if (converts) arena.set(link, s);
		else m[link] = s;
		arena.set(KIND_LAST + kind, s);
	}
}

export function changeKind(board: BoardState, segment: number, kind: number): void {
	const { m, arena, KIND } = board;
	const { listedKinds } = board.plan;
	const before = m[KIND + segment]!;
	if (before === kind) return;
	if (listedKinds[before] === 1) unlink(board, before, segment);
	arena.set(KIND + segment, kind);
	if (listedKinds[kind] === 1) link(board, kind, segment);
}

function unlink(board: BoardState, kind: number, segment: number): void {
	const { m, arena, KIND_FIRST, KIND_LAST, KIND_NEXT } = board;
	const previous = lastBefore(board, kind, segment);
	if (m[KIND_LAST + kind] === segment) arena.set(KIND_LAST + kind, previous);
	else arena.set(previous < 0 ? KIND_FIRST + kind : KIND_NEXT + previous, m[KIND_NEXT + segment]!);
}

function link(board: BoardState, kind: number, segment: number): void {
	const { m, arena, KIND_FIRST, KIND_LAST, KIND_NEXT } = board;
	const previous = lastBefore(board, kind, segment);
	const at = previous < 0 ? KIND_FIRST + kind : KIND_NEXT + previous;
	if (m[KIND_LAST + kind] === previous) arena.set(KIND_LAST + kind, segment);
	else arena.set(KIND_NEXT + segment, m[at]!);
	arena.set(at, segment);
}

/** The last listed segment of a kind before another segment, or -1. */
function lastBefore(
	{ m, KIND_FIRST, KIND_LAST, KIND_NEXT }: BoardState,
	kind: number,
	segment: number,
): number {
	const last = m[KIND_LAST + kind]!;
	if (last < 0) return -1;
	let previous = -1;
	for (let s = m[KIND_FIRST + kind]!; s < segment; s = m[KIND_NEXT + s]!) {
		previous = s;
		if (s === last) break;
	}
	return previous;
}

/** Visits the segments of one listed kind, ascending; removed ones are left out. */
function forEachListed(board: BoardState, kind: number, visit: Visit): boolean {
	const { m, KIND, KIND_NEXT } = board;
	const last = m[board.KIND_LAST + kind]!;
	if (last < 0) return false;
	for (let s = m[board.KIND_FIRST + kind]!; ; s = m[KIND_NEXT + s]!) {
		if (m[KIND + s] === kind && visit(s)) return true;
		if (s === last) return false;
	}
}

/** Compiles a walk over the segments of some kinds, ascending; undefined where one of them is not listed. */
export function kindWalk(
	board: BoardState,
	kinds: readonly number[],
): ((visit: Visit) => boolean) | undefined {
	const { m, KIND, KIND_FIRST, KIND_LAST, KIND_NEXT } = board;
	const wanted = [...new Set(kinds)].filter((kind) => kind >= 0);
	if (wanted.length === 0 || wanted.some((kind) => board.plan.listedKinds[kind] !== 1))
		return undefined;
	const [only] = wanted as [number];
	if (wanted.length === 1) return (visit) => forEachListed(board, only, visit);
	return (visit) => {
		const next = wanted.map((kind) => (m[KIND_LAST + kind]! < 0 ? -1 : m[KIND_FIRST + kind]!));
		for (;;) {
			let least = -1;
			for (let i = 0; i < next.length; i++)
				if (next[i]! >= 0 && (least < 0 || next[i]! < next[least]!)) least = i;
			if (least < 0) return false;
			const s = next[least]!;
			const kind = wanted[least]!;
			next[least] = s === m[KIND_LAST + kind] ? -1 : m[KIND_NEXT + s]!;
			if (m[KIND + s] === kind && visit(s)) return true;
		}
	};
}
