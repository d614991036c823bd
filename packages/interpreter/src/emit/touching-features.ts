import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import { add, and, get, lowestBit, ne, sub, word, type Value } from './ir.ts';
import { stamps } from './stamps.ts';

/** Walks features of some kinds that a feature borders, each once; for tiles whose segments never change. */
export function eachTouching(
	f: Body,
	e: Emission,
	feature: Value,
	kinds: readonly number[],
	say: (feature: Value) => void,
): void {
	const { board, memory } = { board: e.rt.board, memory: e.memory };
	const { tables } = board;
	const rows = tables.segKind.length;
	const baseOf = new Int32Array(rows);
	tables.segBase.forEach((base, t) => baseOf.fill(base, base, base + tables.segCount[t]!));
	const masks = memory.words(
		Array.from({ length: rows }, (_, row) => {
			let mask = 0;
			for (let i = tables.touchAt[row]!; i < tables.touchAt[row + 1]!; i++) {
				const offset = tables.touchTo[i]!;
				if (kinds.includes(tables.segKind[baseOf[row]! + offset]!)) mask |= 1 << offset;
			}
			return mask;
		}),
	);
	const bases = memory.words(tables.segBase);
	const { marks, next } = stamps(e, board.plan.sizes.segments);
	const stamp = f.let(call(next));
	eachMember(f, e, feature, (s) => {
		const tile = f.let(word(board.SEGMENT_TILE, s));
		const start = f.let(word(board.TILE_FIRST_SEGMENT, tile));
		const row = add(word(bases, word(board.TILE_KIND, tile)), sub(s, start));
		const bits = f.variable(word(masks, row));
		f.while(
			() => get(bits),
			() => {
				const other = f.let(word(board.ROOT, add(start, lowestBit(get(bits)))));
				f.set(bits, and(get(bits), sub(get(bits), 1)));
				f.if(ne(word(marks, other), stamp), () => {
					f.store(marks, other, stamp);
					say(other);
				});
			},
		);
	});
}
