import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import {
	add,
	and,
	both,
	eq,
	ge,
	get,
	gt,
	type Local,
	lt,
	ne,
	not,
	num,
	or,
	shl,
	sub,
	type Value,
	word,
} from './ir.ts';
import { type Stamps, stamps } from './stamps.ts';

/**
 * Members of a set as they are walked: in canonical order, each once in any order, or in any order with repeats, for questions whose
 * answer depends on neither.
 */
export type Order = 'canonical' | 'any' | 'repeats';

/** One more than the highest member that a set of a type can have; undefined for types whose members have no such number. */
export function membersOf({ rt }: Emission, type: string): number | undefined {
	const { board, pieceKind, program, seats } = rt;
	const { sizes } = board.plan;
	// corners lie one row further than cells
	const cells = (board.width + 1) * (board.width + 1);
	switch (type) {
		case 'set(piece)':
			return pieceKind.length;
		case 'set(seat)':
			return seats;
		case 'set(segment)':
		case 'set(feature)':
			return sizes.segments;
		case 'set(tile)':
			return sizes.tiles;
		case 'set(cell)':
		case 'set(corner)':
			return cells;
		case 'set(side)':
			return 4 * cells;
		case 'set(kind)':
			return program.kinds.length;
		case 'set(piece-kind)':
			return program.pieces.length;
		case 'set(enum:reason)':
			return program.reasons.length;
		case 'set(space)':
			return program.spaces.length;
		case 'set(placement)':
			return 4 * cells;
		case 'set(tile-kind)':
			return program.tiles.length;
		default:
			return undefined;
	}
}

export type Say = (member: Value) => void;
/** Emits members of a set. */
export type Gather = (emit: Say) => void;

const shortOnes = new WeakSet<Say>();

/** Marks what is said of a member as so little that it may be said several times, and while further members are looked for. */
export function short(say: Say): Say {
	shortOnes.add(say);
	return say;
}

/** Marks it where another one is, for whose sake it is said. */
export function asShort(other: Say, say: Say): Say {
	return shortOnes.has(other) ? short(say) : say;
}

export function isShort(say: Say): boolean {
	return shortOnes.has(say);
}

/** Walks what `gather` emits, each member once already; `say` is not said several times unless it is short. */
export function saidOnce(f: Body, e: Emission, type: string, gather: Gather, say: Say): void {
	if (shortOnes.has(say)) return gather(say);
	listed(e, type, (list) => {
		const n = f.variable(0);
		gather(intoList(f, e, type, list, n));
		f.count(0, get(n), (i) => say(f.let(word(list, i))));
	});
}

/** Puts members into a list. */
export function intoList(f: Body, e: Emission, type: string, list: number, n: Local): Say {
	return short((member) => {
		unlessFull(f, e, type, get(n));
		f.store(list, get(n), member);
		f.set(n, add(get(n), 1));
	});
}

/** Walks what `gather` emits, each member once, in the order in which they come. */
export function collected(f: Body, e: Emission, type: string, gather: Gather, say: Say): void {
	saidOnce(f, e, type, (emit) => once(f, e, type, gather, emit), say);
}

/** Members that are put into order one by one at most; for more, the marks of all numbers between the least and the most are looked at. */
const FEW = 12;

/** The same, by ascending numbers. */
export function ascending(f: Body, e: Emission, type: string, gather: Gather, say: Say): void {
	inOrderOf(f, e, type, (emit) => once(f, e, type, gather, emit), say);
}

/** The same of members that `gather` emits once each. */
export function inOrderOf(f: Body, e: Emission, type: string, gather: Gather, say: Say): void {
	const size = membersOf(e, type);
	if (size === undefined) return e.lacks(`collected:${type}`);
	listed(e, type, (list) => {
		const n = f.variable(0);
		gather(intoList(f, e, type, list, n));
		f.if(
			gt(get(n), FEW),
			() => byMarks(f, e, size, list, get(n)),
			() => f.count(1, get(n), (i) => sink(f, list, i, gt)),
		);
		f.count(0, get(n), (i) => say(f.let(word(list, i))));
	});
}

/** Puts a list into order by marks of all numbers between its least and its most. */
function byMarks(f: Body, e: Emission, size: number, list: number, n: Value): void {
	marked(e, size, ({ marks, next }) => {
		const stamp = f.let(call(next));
		const most = f.variable(-1);
		const least = f.variable(0x7fffffff);
		f.count(0, n, (i) => {
			const v = f.let(word(list, i));
			f.store(marks, v, stamp);
			f.if(gt(v, get(most)), () => f.set(most, v));
			f.if(lt(v, get(least)), () => f.set(least, v));
		});
		const at = f.variable(0);
		f.count(get(least), add(get(most), 1), (v) =>
			f.if(eq(word(marks, v), stamp), () => {
				f.store(list, get(at), v);
				f.set(at, add(get(at), 1));
			}),
		);
	});
}

/** Puts the member of a list at a place among those before it, which are in order. */
function sink(
	f: Body,
	list: number,
	from: Value,
	comesAfter: (member: Value, other: Value) => Value,
): void {
	const v = f.let(word(list, from));
	const at = f.variable(from);
	f.while(
		() => both(gt(get(at), 0), comesAfter(word(list - 1, get(at)), v)),
		() => {
			f.store(list, get(at), word(list - 1, get(at)));
			f.set(at, sub(get(at), 1));
		},
	);
	f.store(list, get(at), v);
}

/** The same in an order that a test tells: whether a member comes after another one. */
export function inOrder(
	f: Body,
	e: Emission,
	type: string,
	gather: Gather,
	say: Say,
	comesAfter: (member: Value, other: Value) => Value,
): void {
	listed(e, type, (list) => {
		const n = f.variable(0);
		once(f, e, type, gather, (v) => {
			unlessFull(f, e, type, get(n));
			f.store(list, get(n), v);
			sink(f, list, f.let(get(n)), comesAfter);
			f.set(n, add(get(n), 1));
		});
		f.count(0, get(n), (i) => say(f.let(word(list, i))));
	});
}

export function once(f: Body, e: Emission, type: string, gather: Gather, say: Say): void {
	const size = membersOf(e, type);
	if (size === undefined) return e.lacks(`collected:${type}`);
	if (size <= 32) return onceByBits(f, gather, say);
	marked(e, size, ({ marks, next }) => {
		const stamp = f.let(call(next));
		const unlessMarked: Say = (member) => {
			const v = f.let(member);
			f.if(ne(word(marks, v), stamp), () => {
				f.store(marks, v, stamp);
				say(v);
			});
		};
		gather(asShort(say, unlessMarked));
	});
}

/** The same of members below 32, which are bits of a word. */
function onceByBits(f: Body, gather: Gather, say: Say): void {
	const seen = f.variable(0);
	const unlessSeen: Say = (member) => {
		const v = f.let(member);
		const bit = f.let(shl(num(1), v));
		f.if(not(and(get(seen), bit)), () => {
			f.set(seen, or(get(seen), bit));
			say(v);
		});
	};
	gather(asShort(say, unlessSeen));
}

function marked(e: Emission, size: number, say: (marks: Stamps) => void): void {
	e.withRoom(`marks ${size}`, () => stamps(e, size), say);
}

/** Members of a list at most; closures walk longer ones. */
const MAX_LISTED = 16_384;

export function unlessFull(f: Body, e: Emission, type: string, n: Value): void {
	if ((membersOf(e, type) ?? 0) > MAX_LISTED) f.if(ge(n, MAX_LISTED), () => f.giveUp());
}

/** Says code with room for a list of members of a set. */
export function listed(e: Emission, type: string, say: (list: number) => void): void {
	const size = membersOf(e, type);
	if (size === undefined) return e.lacks(`collected:${type}`);
	const room = Math.min(size, MAX_LISTED) + 1;
	e.withRoom(`list ${room}`, () => e.memory.room(room), say);
}
