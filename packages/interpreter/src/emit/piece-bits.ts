import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import {
	add,
	and,
	ge,
	get,
	lowestBit,
	ne,
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

/** The pieces that something holds for, as bits, so that the others are not looked at. */
export class PieceBits {
	private readonly e: Emission;
	private readonly holds: (piece: Value) => Value;
	private readonly size: number;
	private readonly bits: number;
	/** The word that is 1 where they are known. */
	private readonly isKnown: number;

	constructor(e: Emission, holds: (piece: Value) => Value) {
		this.e = e;
		this.holds = holds;
		this.size = Math.ceil(e.rt.pieceKind.length / BITS);
		this.bits = e.memory.room(this.size);
		this.isKnown = e.memory.room(1);
	}

	/** Says code for each of some pieces that it holds for, by number. */
	each(f: Body, pieces: ArrayLike<number>, say: (piece: Value) => void): void {
		const { bits, isKnown } = this;
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
		const [only, ...others] = [...wanted.keys()].filter((i) => wanted[i] !== 0);
		if (only !== undefined && others.length === 0)
			return walk(num(only * BITS), and(word(bits + only), num(wanted[only]!)));
		const masks = this.e.memory.words(wanted);
		f.count(0, num(this.size), (i) => walk(f.let(shl(i, 5)), and(word(bits, i), word(masks, i))));
	}

	/** Says code for when it holds for a piece, or does not hold any more. */
	put(f: Body, piece: Value, holds: boolean): void {
		const at = f.let(shr(piece, 5));
		const before = word(this.bits, at);
		const bit = shl(num(1), piece);
		f.store(this.bits, at, holds ? or(before, bit) : and(before, xor(bit, num(-1))));
	}

	/** Says code for when any piece may have changed. */
	forget(f: Body): void {
		f.store(this.isKnown, 0, 0);
	}

	private look(f: Body): void {
		const { bits, isKnown } = this;
		for (let i = 0; i < this.size; i++) f.store(bits + i, 0, 0);
		f.count(0, num(this.e.rt.pieceKind.length), (piece) =>
			f.if(this.holds(piece), () => this.put(f, piece, true)),
		);
		f.store(isKnown, 0, 1);
	}
}

/** The pieces that lie in piles; undefined where there are no piles, and in code of trials, since what it does is taken back. */
export function piledPieces(e: Emission): PieceBits | undefined {
	const { PILE } = e.rt.optional;
	if (e.asks || PILE < 0) return undefined;
	return new PieceBits(e, (piece) => ge(word(PILE, piece), 0));
}

/** By register of pieces that only rules write: the pieces of which it is not 0. Code of trials keeps none. */
export function markedPieces(e: Emission): ReadonlyMap<number, PieceBits> {
	if (e.asks) return new Map();
	return new Map(
		e.program.registers.flatMap(({ default: first, per, reset }, i) =>
			per === 'piece' && reset === 'never' && first === 0
				? [[i, new PieceBits(e, (piece) => ne(word(e.rt.REGISTER[i]!, piece), 0))]]
				: [],
		),
	);
}
