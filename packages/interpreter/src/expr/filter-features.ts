import type { Expr } from '@tilewright/lang';
import { segmentCount } from '../board/features.ts';
import { EngineFault } from '../fault.ts';
import { type Runtime, Where } from '../run/runtime.ts';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { piecesThatMayPass } from './filter-pieces.ts';
import { type Holding, neededPieces } from './holders.ts';
import { kindTest } from './members/kind-test.ts';

/**
 * `features.filter(f, …)` in one loop; where the test cannot hold without some piece on f or in a pile of f, features without such
 * pieces are passed over at once. Returns undefined for anything else.
 */
export function filterFeatures(
	c: Closures,
	e: Extract<Expr, { op: 'fold' }>,
	slot: number,
	body: Bool,
): Bool | undefined {
	const { on } = e;
	if (on.op !== 'call' || (on.fn !== 'features' && on.fn !== 'features(set(kind))'))
		return undefined;
	const { board, m, temps, program } = c.rt;
	const { FIRST_SEGMENT, ROOT, KIND } = board;
	const is = on.fn === 'features' ? undefined : kindTest(c, on.args[0]!);
	const own = e.slot;
	const needed = neededPieces(program, e.body, own);
	const test = c.bool(e.body);
	if (needed) {
		const pieces = piecesThatMayPass(c, needed.tests);
		const segmentOf = segmentFinder(c.rt, needed);
		return () => {
			const { scratch } = c.rt;
			const from = c.rt.top;
			const to = holders(c.rt, pieces, segmentOf, from);
			c.rt.top = to;
			let found = false;
			for (let i = from; i < to && !found; i++) {
				const f = m[ROOT + scratch[i]!]!;
				if (is && !is(m[KIND + f]!)) continue;
				temps[own] = f;
				if (!test()) continue;
				temps[slot] = f;
				found = body();
			}
			c.rt.top = from;
			return found;
		};
	}
	return () => {
		const n = segmentCount(board);
		for (let s = 0; s < n; s++) {
			const f = m[ROOT + s]!;
			if (m[FIRST_SEGMENT + f] !== s || (is && !is(m[KIND + s]!))) continue;
			temps[own] = f;
			if (!test()) continue;
			temps[slot] = f;
			if (body()) return true;
		}
		return false;
	};
}

/** Puts the first segments of all features with such pieces on the scratch stack, ascending, each once; returns where they end. */
function holders(
	{ board, m, scratch }: Runtime,
	pieces: Int32Array,
	segmentOf: (piece: number) => number,
	from: number,
): number {
	const { ROOT, FIRST_SEGMENT } = board;
	let to = from;
	for (let k = 0; k < pieces.length; k++) {
		const s = segmentOf(pieces[k]!);
		if (s < 0) continue;
		const first = m[FIRST_SEGMENT + m[ROOT + s]!]!;
		let i = to;
		while (i > from && scratch[i - 1]! > first) i--;
		if (i > from && scratch[i - 1] === first) continue;
		if (to >= scratch.length)
			throw new EngineFault('RUN-SCRATCH', 'a set in an expression grew too large');
		for (let j = to; j > i; j--) scratch[j] = scratch[j - 1]!;
		scratch[i] = first;
		to++;
	}
	return to;
}

/** Finds the segment on which a piece stands, or for which it was put on a pile; -1 for other pieces. */
function segmentFinder(
	{ m, board: { PIECE_SEGMENT }, WHERE, REF, zoneFirst }: Runtime,
	{ pile }: Holding,
): (piece: number) => number {
	if (pile === undefined) return (p) => m[PIECE_SEGMENT + p]!;
	const first = zoneFirst[pile]!;
	const end = zoneFirst[pile + 1]!;
	return (p) => {
		if (m[WHERE + p] !== Where.zone) return -1;
		const number = m[REF + p]!;
		return number >= first && number < end ? number - first : -1;
	};
}
