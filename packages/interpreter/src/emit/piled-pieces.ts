import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import {
	add,
	and,
	ge,
	get,
	lowestBit,
	not,
	num,
	or,
	shl,
	shr,
	sub,
	type Value,
	word,
	xor,
} from './ir.ts';

const BITS = 32;

/**
 * The pieces that lie in piles, as bits, so that the others are not looked at. Code of trials keeps none, since what it does is taken
 * back.
 */
export class PiledPieces {
	private readonly e: Emission;
	/** The first word of the bits, and the word that is 1 where they are known. */
	private readonly kept: { readonly bits: number; readonly isKnown: number } | undefined;
	private readonly size: number;

	constructor(e: Emission) {
		this.e = e;
		this.size = Math.ceil(e.rt.pieceKind.length / BITS);
		const isKept = !e.asks && e.rt.optional.PILE >= 0;
		this.kept = isKept ? { bits: e.memory.room(this.size), isKnown: e.memory.room(1) } : undefined;
	}

	/** Says code for each of some pieces that lies in a pile, by number; says nothing and returns false where all must be looked at. */
	each(f: Body, pieces: ArrayLike<number>, say: (piece: Value) => void): boolean {
		if (!this.kept) return false;
		const { bits, isKnown } = this.kept;
		f.if(not(word(isKnown)), () => this.look(f));
		const wanted = new Int32Array(this.size);
		for (const piece of Array.from(pieces)) wanted[piece >> 5]! |= 1 << (piece & 31);
		const walk = (first: Value, some: Value): void => {
			const left = f.variable(some);
			f.while(
				() => get(left),
				() => say(f.let(add(first, lowestBit(get(left))))),
				() => f.set(left, and(get(left), sub(get(left), 1))),
			);
		};
		const used = [...wanted.keys()].filter((i) => wanted[i] !== 0);
		if (used.length === 1) {
			const at = used[0]!;
			walk(num(at * BITS), and(word(bits + at), num(wanted[at]!)));
			return true;
		}
		const masks = this.e.memory.words(wanted);
		f.count(0, num(this.size), (i) => walk(f.let(shl(i, 5)), and(word(bits, i), word(masks, i))));
		return true;
	}

	/** Says code for when a piece comes into a pile, or may leave one. */
	put(f: Body, piece: Value, isPiled: boolean): void {
		if (!this.kept) return;
		const at = f.let(shr(piece, 5));
		const before = word(this.kept.bits, at);
		const bit = shl(num(1), piece);
		f.store(this.kept.bits, at, isPiled ? or(before, bit) : and(before, xor(bit, num(-1))));
	}

	/** Says code for when any piece may have moved. */
	forget(f: Body): void {
		if (this.kept) f.store(this.kept.isKnown, 0, 0);
	}

	private look(f: Body): void {
		const { pieceKind, optional } = this.e.rt;
		const { bits, isKnown } = this.kept!;
		for (let i = 0; i < this.size; i++) f.store(bits + i, 0, 0);
		f.count(0, num(pieceKind.length), (piece) =>
			f.if(ge(word(optional.PILE, piece), 0), () => this.put(f, piece, true)),
		);
		f.store(isKnown, 0, 1);
	}
}
