import type { Expr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import { Expressions } from './expr.ts';
import {
	add,
	and,
	both,
	choose,
	either,
	eq,
	type Fn,
	ge,
	get,
	gt,
	high,
	le,
	lt,
	mul,
	ne,
	num,
	or,
	shl,
	shr,
	shrUnsigned,
	sub,
	type Value,
	word,
	xor,
} from './ir.ts';
import { emptyScope } from './scope.ts';

/** The deck, as in `run/deck.ts` and `run/ops/tiles.ts`. */
export interface DeckCode {
	/** Takes a tile in hand. */
	readonly draw: Fn;
	/** () → the next tile, -1 for none; `drawnFrom` then holds its group */
	readonly next: Fn;
	readonly drawnFrom: number;
	/** The number of tiles that can be drawn as things stand. */
	available(f: Body): Value;
	/** (group, tile kind) */
	readonly putBack: Fn;
	readonly returnAside: Fn;
	/** (n) → one of n outcomes of a stream of chance */
	below(stream: number): Fn;
	readonly seed: Fn;
}

export function deckCode(e: Emission, x: Expressions): DeckCode {
	const { rt, program, memory } = e;
	const { deck, streams } = program;
	const { DECK, GROUP_BACK, GROUP_FRONT, GROUP_SIZE, GROUP_TILES, ASIDE, deckPlan, groupBase } = rt;
	const stream = Math.max(0, streams.indexOf('deck'));
	const takes = GROUP_TILES !== GROUP_SIZE;
	const below = belowFns(e);
	const drawnFrom = memory.room(1);

	/** Takes a tile out of a group in which there is one. */
	const take = (f: Body, g: number): Value => {
		const base = DECK + groupBase[g]!;
		const n = f.let(word(GROUP_TILES + g));
		const last = f.let(sub(n, 1));
		const store = (tile: Value): Value => {
			f.store(GROUP_SIZE + g, 0, sub(word(GROUP_SIZE + g), 1));
			if (takes) f.store(GROUP_TILES + g, 0, last);
			f.store(Header.chance, 0, add(word(Header.chance), 1));
			if (deck.size) f.store(Header.draws, 0, add(word(Header.draws), 1));
			return tile;
		};
		if (deck.groups[g]!.order === 'shuffled') {
			const i = f.let(call(below(stream), n));
			const tile = f.let(word(base, i));
			f.store(base, i, word(base, last));
			return store(tile);
		}
		const front = f.let(word(GROUP_FRONT + g));
		const back = f.let(word(GROUP_BACK + g));
		const i = f.variable(0);
		f.if(le(front, 0), () =>
			f.if(
				either(le(word(GROUP_SIZE + g), back), le(n, back)),
				() => f.set(i, sub(n, back)),
				() => f.set(i, call(below(stream), sub(n, back))),
			),
		);
		const tile = f.let(word(base, get(i)));
		f.if(
			gt(front, 0),
			() => f.store(GROUP_FRONT + g, 0, sub(front, 1)),
			() => f.if(ge(get(i), sub(n, back)), () => f.store(GROUP_BACK + g, 0, sub(back, 1))),
		);
		f.count(get(i), last, (k) => f.store(base, k, word(base + 1, k)));
		return store(tile);
	};
	const bases = memory.words(Array.from(groupBase));
	const rooms = memory.words(deckPlan.room);
	const putBack = e.fn('putBack', ['group', 'tile'], false, (f, group, tile) => {
		f.if(lt(group, 0), () => f.giveUp());
		const n = f.let(word(GROUP_TILES, group));
		f.if(ge(n, word(rooms, group)), () => f.giveUp());
		const base = f.let(word(bases, group));
		const back = f.let(GROUP_BACK < 0 ? num(0) : word(GROUP_BACK, group));
		const at = f.variable(n);
		f.while(
			() => gt(get(at), sub(n, back)),
			() => {
				f.store(DECK, add(base, get(at)), word(DECK - 1, add(base, get(at))));
				f.set(at, sub(get(at), 1));
			},
		);
		f.store(DECK, add(base, get(at)), tile);
		f.store(GROUP_SIZE, group, add(word(GROUP_SIZE, group), 1));
		if (takes) f.store(GROUP_TILES, group, add(n, 1));
	});
	const isOpen = (f: Body, opens: Expr | undefined): Value =>
		opens ? f.valueOf(() => x.value(f, opens, emptyScope)) : num(1);
	const join = joinFn(e, putBack, isOpen);
	const next = e.fn('nextTile', [], true, (f) => {
		if (join) f.run(join);
		if (deck.size)
			f.if(ge(word(Header.draws), x.value(f, deck.size, emptyScope)), () => f.return(-1));
		deck.groups.forEach(({ after, opens }, g) => {
			const isNext = after.reduce(
				(test, other) => both(test, eq(word(GROUP_SIZE + other), 0)),
				ne(word(GROUP_SIZE + g), 0),
			);
			f.if(both(isNext, isOpen(f, opens)), () => {
				f.store(drawnFrom, 0, g);
				f.return(take(f, g));
			});
		});
		f.return(-1);
	});
	const draw = e.fn('draw', [], false, (f) => {
		f.if(ge(word(Header.drawn), 0), () => f.giveUp());
		const tile = f.let(call(next));
		f.store(Header.drawn, 0, tile);
		f.if(ge(tile, 0), () => f.store(Header.drawnGroup, 0, word(drawnFrom)));
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
	const available = (f: Body): Value => {
		if (join) f.run(join);
		const n = f.variable(0);
		const reached: Value[] = [];
		for (const g of inOrderOfDrawing(deck.groups)) {
			const { after, opens } = deck.groups[g]!;
			const isReached = after.reduce(
				(test, other) => {
					return both(test, either(eq(word(GROUP_SIZE + other), 0), reached[other] ?? num(0)));
				},
				isOpen(f, opens),
			);
			reached[g] = f.let(isReached);
			f.if(reached[g], () => f.set(n, add(get(n), word(GROUP_SIZE + g))));
		}
		if (deck.size) {
			const left = f.let(sub(x.value(f, deck.size, emptyScope), word(Header.draws)));
			f.if(gt(get(n), left), () => f.set(n, choose(lt(left, 0), num(0), left)));
		}
		return f.let(get(n));
	};
	return { available, below, draw, drawnFrom, next, putBack, returnAside, seed: seedFn(e) };
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

function belowFns(e: Emission): (stream: number) => Fn {
	const known = new Map<number, Fn>();
	return (index) => {
		const found = known.get(index);
		if (found) return found;
		const stream = e.rt.STREAMS + 4 * index;
		const made = e.fn('below', ['n'], true, (f, n) => {
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
		known.set(index, made);
		return made;
	};
}

/** Groups, each after those that must be empty before it. */
function inOrderOfDrawing(groups: readonly { readonly after: readonly number[] }[]): number[] {
	const order: number[] = [];
	const add = (g: number): void => {
		if (order.includes(g)) return;
		groups[g]!.after.forEach(add);
		order.push(g);
	};
	groups.forEach((_, g) => add(g));
	return order;
}

/** Mixes every group that has opened into the one that it joins, as `groupJoiner` of `run/deck.ts`. */
function joinFn(
	e: Emission,
	putBack: Fn,
	isOpen: (f: Body, opens: Expr | undefined) => Value,
): Fn | undefined {
	const { rt, program } = e;
	const { DECK, GROUP_SIZE, GROUP_TILES, groupBase } = rt;
	const { groups } = program.deck;
	const stepsOf = (g: number): number => {
		const to = groups[g]!.into;
		return to === undefined ? 0 : 1 + stepsOf(to);
	};
	const joining = groups.flatMap(({ after, into, opens }, g) =>
		into === undefined ? [] : [{ g, into, after, opens }],
	);
	if (joining.length === 0) return undefined;
	// one that joins a group that joins a third comes first
	joining.sort((a, b) => stepsOf(b.g) - stepsOf(a.g));
	return e.fn('joinGroups', [], false, (f) => {
		for (const { g, into, after, opens } of joining) {
			const n = f.let(word(GROUP_TILES + g));
			const test = after.reduce(
				(isNext, other) => both(isNext, eq(word(GROUP_SIZE + other), 0)),
				gt(n, 0),
			);
			f.if(both(test, isOpen(f, opens)), () => {
				f.count(0, n, (i) => f.run(putBack, num(into), word(DECK + groupBase[g]!, i)));
				f.store(GROUP_SIZE + g, 0, 0);
				if (GROUP_TILES !== GROUP_SIZE) f.store(GROUP_TILES + g, 0, 0);
			});
		}
	});
}
