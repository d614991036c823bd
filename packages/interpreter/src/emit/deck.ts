import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import {
	type Fn,
	type Value,
	add,
	and,
	both,
	eq,
	ge,
	get,
	gt,
	high,
	lt,
	mul,
	ne,
	num,
	or,
	shl,
	shr,
	shrUnsigned,
	sub,
	word,
	xor,
} from './ir.ts';

/** The deck where all groups are shuffled and nothing but other groups closes one, as in `run/ops/tiles.ts`. */
export interface DeckCode {
	readonly draw: Fn;
	/** (group, tile kind) */
	readonly putBack: Fn;
	readonly returnAside: Fn;
	readonly seed: Fn;
}

export function deckCode(e: Emission): DeckCode {
	const { rt, program, memory } = e;
	const { deck, streams } = program;
	const { STREAMS, DECK, GROUP_SIZE, ASIDE, deckPlan, groupBase } = rt;
	const plainOnly = (): void => {
		const isPlain =
			!deckPlan.isOrdered &&
			!deckPlan.takes &&
			!deck.size &&
			!deck.groups.some((g) => g.opens || g.into !== undefined);
		if (!isPlain) e.lacks('decks-that-are-not-shuffled-as-a-whole');
	};
	const stream = STREAMS + 4 * Math.max(0, streams.indexOf('deck'));

	const below = e.fn('below', ['n'], true, (f, n) => {
		const [a, b, c, d] = [0, 1, 2, 3].map((i) => f.let(word(stream + i))) as [
			Value,
			Value,
			Value,
			Value,
		];
		const r = f.let(mul(b, 5));
		const out = f.let(mul(or(shl(r, 7), shrUnsigned(r, 25)), 9));
		const t = shl(b, 9);
		const c2 = f.let(xor(c, a));
		const d2 = f.let(xor(d, b));
		f.store(stream + 1, 0, xor(b, c2));
		f.store(stream, 0, xor(a, d2));
		f.store(stream + 2, 0, xor(c2, t));
		f.store(stream + 3, 0, or(shl(d2, 11), shrUnsigned(d2, 21)));
		f.return(high(out, n));
	});
	const draw = e.fn('draw', [], false, (f) => {
		plainOnly();
		f.if(ge(word(Header.drawn), 0), () => f.giveUp());
		deck.groups.forEach(({ after }, g) => {
			const size = GROUP_SIZE + g;
			const base = DECK + groupBase[g]!;
			const n = f.let(word(size));
			const isOpen = after.reduce(
				(open, other) => both(open, eq(word(GROUP_SIZE + other), 0)),
				ne(n, 0),
			);
			f.if(isOpen, () => {
				const i = f.let(call(below, n));
				const tile = f.let(word(base, i));
				f.store(base, i, word(base - 1, n));
				f.store(size, 0, sub(n, 1));
				f.store(Header.drawn, 0, tile);
				f.store(Header.drawnGroup, 0, g);
				f.store(Header.chance, 0, add(word(Header.chance), 1));
				f.return();
			});
		});
		f.store(Header.drawn, 0, -1);
	});
	const bases = memory.words(Array.from(groupBase));
	const rooms = memory.words(deckPlan.room);
	const putBack = e.fn('putBack', ['group', 'tile'], false, (f, group, tile) => {
		plainOnly();
		f.if(lt(group, 0), () => f.giveUp());
		const n = f.let(word(GROUP_SIZE, group));
		f.if(ge(n, word(rooms, group)), () => f.giveUp());
		f.store(DECK, add(word(bases, group), n), tile);
		f.store(GROUP_SIZE, group, add(n, 1));
	});
	const returnAside = e.fn('returnAside', [], false, (f) => {
		const i = f.variable(word(Header.aside));
		f.while(
			() => gt(get(i), 0),
			() => {
				f.set(i, sub(get(i), 1));
				const tile = f.let(word(ASIDE, get(i)));
				f.run(putBack, shr(tile, 16), and(tile, 65_535));
			},
		);
		f.store(Header.aside, 0, 0);
	});
	return { draw, putBack, returnAside, seed: seedFn(e) };
}

function seedFn(e: Emission): Fn {
	const { rt, machine } = e;
	return e.fn('seedStreams', ['seed'], false, (f, seed) => {
		machine.salts.forEach((salt, i) => {
			const at = rt.STREAMS + i * 4;
			const state = f.variable(xor(mul(xor(seed, num(0x5bd1e995)), 0x2c1b3c6d), num(salt)));
			for (let k = 0; k < 4; k++) {
				f.set(state, add(get(state), num(0x9e3779b9)));
				f.store(at + k, 0, mixed(f, get(state)));
			}
			const all = [0, 1, 2, 3].map((k) => word(at + k)).reduce((a, b) => or(a, b));
			f.if(eq(all, 0), () => f.store(at, 0, 1));
		});
	});
}

function mixed(f: Body, s: Value): Value {
	const a = f.let(xor(s, shrUnsigned(s, 16)));
	const b = f.let(mul(a, 0x21f0aaad));
	const c = f.let(xor(b, shrUnsigned(b, 15)));
	const d = f.let(mul(c, 0x735a2d97));
	return xor(d, shrUnsigned(d, 15));
}
