import type { Expr } from '@tilewright/lang';
import { segmentCount } from '../board/features.ts';
import { EngineFault } from '../fault.ts';
import { type Runtime, Where } from '../run/runtime.ts';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { piecesThatMayPass } from './filter-pieces.ts';
import { type Holding, neededPieces } from './holders.ts';
import { kindTest } from './members/kind-test.ts';
import { faults } from '../texts/faults.ts';

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
		const pieces = piecesThatMayPass(c.rt, needed.tests);
		const pile = pileNumbers(c.rt, needed);
		return () => {
			const { scratch } = c.rt;
			const from = c.rt.top;
			const to = holders(c.rt, pieces, pile, from);
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

/** The numbers of the zones of a pile, one for each segment; -1 and -1 for pieces that stand. */
function pileNumbers({ zoneFirst }: Runtime, { pile }: Holding): { first: number; end: number } {
	return pile === undefined
		? { first: -1, end: -1 }
		: { first: zoneFirst[pile]!, end: zoneFirst[pile + 1]! };
}

/**
 * Puts the first segments of all features on which such pieces stand, or for which they were put on the pile, on the scratch stack,
 * ascending, each once; returns where they end.
 */
function holders(
	{ board, m, scratch, WHERE, REF }: Runtime,
	pieces: Int32Array,
	{ first: pileFirst, end: pileEnd }: { readonly first: number; readonly end: number },
	from: number,
): number {
	const { ROOT, FIRST_SEGMENT, PIECE_SEGMENT } = board;
	let to = from;
	for (let k = 0; k < pieces.length; k++) {
		const p = pieces[k]!;
		let s: number;
		if (pileFirst < 0) s = m[PIECE_SEGMENT + p]!;
		else {
			const number = m[REF + p]!;
			s =
				m[WHERE + p] === Where.zone && number >= pileFirst && number < pileEnd
					? number - pileFirst
					: -1;
		}
		if (s < 0) continue;
		const first = m[FIRST_SEGMENT + m[ROOT + s]!]!;
		let i = to;
		while (i > from && scratch[i - 1]! > first) i--;
		if (i > from && scratch[i - 1] === first) continue;
		if (to >= scratch.length) throw new EngineFault('RUN-SCRATCH', faults.setTooLarge);
		for (let j = to; j > i; j--) scratch[j] = scratch[j - 1]!;
		scratch[i] = first;
		to++;
	}
	return to;
}
