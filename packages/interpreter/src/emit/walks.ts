import type { Expr } from '@tilewright/lang';
import { constantKinds } from '../run/constant-kinds.ts';
import { featureSet } from '../run/feature-set.ts';
import { Header } from '../run/header.ts';
import { Entry } from '../run/runtime.ts';
import { changesTiles } from './board.ts';
import { type Body } from './body.ts';
import { type Order, collected } from './collected.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	type Value,
	add,
	and,
	choose,
	eq,
	ge,
	get,
	gt,
	lt,
	mul,
	ne,
	num,
	shr,
	sub,
	word,
} from './ir.ts';
import type { PlaceCode } from './places.ts';
import type { Scope } from './scope.ts';

type Call = Extract<Expr, { op: 'call' }>;

/** The code that walks call. */
export interface WalkParts {
	readonly e: Emission;
	readonly x: Expressions;
	readonly places: PlaceCode;
}

/** Makes a walk over the members of a built-in's set. */
type Walk = (
	parts: WalkParts,
	f: Body,
	set: Call,
	scope: Scope,
	order: Order,
	say: (member: Value) => void,
) => void;

/** Walks by the name of the built-in, by their meanings in `expr/members`. */
export const walks: Readonly<Record<string, Walk>> = {
	pieces: ({ e }, f, _set, _scope, _order, say) => f.count(0, num(e.rt.pieceKind.length), say),
	'board.tiles': ({ e }, f, _set, _scope, _order, say) =>
		f.count(0, word(e.rt.board.TILE_COUNT), say),
	seats: ({ e }, f, _set, _scope, _order, say) => eachSeat(f, e, say),
	'others(seat)': ({ e, x }, f, set, scope, _order, say) =>
		ofFirst(x, f, set, scope, (seat) =>
			eachSeat(f, e, (other) => f.if(ne(other, seat), () => say(other))),
		),
	'wave.round': ({ e }, f, _set, _scope, _order, say) => {
		const { board, WAVE } = e.rt;
		const frozen = f.let(word(Header.waveTo));
		const end = choose(gt(frozen, 0), sub(frozen, 1), word(Header.waveCount));
		f.count(word(Header.waveFrom), end, (i) =>
			say(f.let(word(board.ROOT, word(WAVE + Entry.seg, mul(i, Entry.words))))),
		);
	},
	'wave.returned': ({ e }, f, _set, _scope, _order, say) =>
		f.count(0, word(Header.returned), (i) => say(f.let(word(e.rt.RETURNED, i)))),
	'board.segments(set(kind))': ({ e }, f, set, _scope, _order, say) => {
		const { board } = e.rt;
		const mask = kindMask(e, set.args[0]!);
		if (mask === undefined) return;
		if (featureSet(e.program).ops.has('convert')) return e.lacks('kinds-that-change');
		const listed = constantKinds(e.program, set.args[0]!)!;
		const [only] = listed as [number];
		if (listed.length === 1 && board.plan.listedKinds[only] === 1) {
			const last = f.let(word(board.KIND_LAST, only));
			f.if(ge(last, 0), () => {
				const s = f.variable(word(board.KIND_FIRST, only));
				f.block((end) =>
					f.loop((again) => {
						const here = f.let(get(s));
						f.if(eq(word(board.KIND, here), only), () => say(here));
						f.if(eq(here, last), () => f.jump(end));
						f.set(s, word(board.KIND_NEXT, here));
						f.jump(again);
					}),
				);
			});
			return;
		}
		f.count(0, word(board.SEGMENT_COUNT), (s) =>
			f.if(and(shr(num(mask), word(board.KIND, s)), 1), () => say(s)),
		);
	},
	'tile.segments(set(kind))': ({ e, x }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (changesTiles(e)) return e.lacks('tiles-that-change');
		const mask = kindMask(e, set.args[1]!);
		if (mask === undefined) return;
		const counts = e.memory.words(board.tables.segCount);
		ofFirst(x, f, set, scope, (tile) => {
			const from = f.let(word(board.TILE_FIRST_SEGMENT, tile));
			f.count(from, add(from, word(counts, word(board.TILE_KIND, tile))), (s) =>
				f.if(and(shr(num(mask), word(board.KIND, word(board.ROOT, s))), 1), () => say(s)),
			);
		});
	},
	'tile.corners': ({ e, x }, f, set, scope, _order, say) => {
		const { board } = e.rt;
		if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
		ofFirst(x, f, set, scope, (tile) => {
			const cell = f.let(word(board.TILE_CELL, tile));
			const steps = e.memory.words([0, 1, board.width, board.width + 1]);
			f.count(0, num(4), (i) => say(f.let(add(cell, word(steps, i)))));
		});
	},
	'tile.pieces': ({ e, x, places }, f, set, scope, _order, say) => {
		if (e.rt.optional.tilePlaces === 0) return e.lacks('pieces-of-tiles-without-lists');
		ofFirst(x, f, set, scope, (tile) => places.eachListed(f, tile, say));
	},
	'seat.pieces': ({ e, x }, f, set, scope, _order, say) => {
		const { pieceCount, pieceFirst, program } = e.rt;
		const firsts = e.memory.words(pieceFirst);
		const counts = e.memory.words(pieceCount);
		const kind = f.let(x.value(f, set.args[1]!, scope));
		ofFirst(x, f, set, scope, (seat) => {
			const block = f.let(add(mul(seat, program.pieces.length), kind));
			const from = f.let(word(firsts, block));
			f.count(from, add(from, word(counts, block)), say);
		});
	},
	'feature.zone': inZone,
	'seat.zone': inZone,
	'set(*).union': ({ e, x }, f, set, scope, order, say) =>
		collected(
			f,
			e,
			set.type,
			(emit) => {
				for (const part of set.args)
					x.each(f, part, scope, order === 'canonical' ? order : 'repeats', emit);
			},
			say,
		),
	'set(*).without': ({ x }, f, set, scope, order, say) => {
		const out = f.let(x.value(f, set.args[1]!, scope));
		x.each(f, set.args[0]!, scope, order, (member) => f.if(ne(member, out), () => say(member)));
	},
	'set(*).first(int)': ({ x }, f, set, scope, _order, say) => {
		const left = f.variable(x.value(f, set.args[1]!, scope));
		f.if(gt(get(left), 0), () =>
			f.block((end) =>
				x.each(f, set.args[0]!, scope, 'canonical', (member) => {
					f.set(left, sub(get(left), 1));
					say(member);
					f.if(lt(get(left), 1), () => f.jump(end));
				}),
			),
		);
	},
};

function inZone(...[{ x, places }, f, set, scope, order, say]: Parameters<Walk>): void {
	ofFirst(x, f, set, scope, (owner) => places.eachInZone(f, set.table![0]!, owner, order, say));
}

/** Seats from the active one on. */
function eachSeat(f: Body, { rt: { seats } }: Emission, say: (seat: Value) => void): void {
	const active = f.let(word(Header.active));
	f.count(0, num(seats), (i) => {
		const seat = f.let(add(active, i));
		say(f.let(choose(lt(seat, seats), seat, sub(seat, seats))));
	});
}

/** Walks what belongs to the first argument, where there is one. */
function ofFirst(
	x: Expressions,
	f: Body,
	set: Call,
	scope: Scope,
	walk: (id: Value) => void,
): void {
	const [first] = set.args;
	const id = f.let(x.value(f, first!, scope));
	if (x.isPresent(first!, scope)) walk(id);
	else f.if(ge(id, 0), () => walk(id));
}

/** The kinds of a set that is the same in every state, as bits. */
function kindMask(e: Emission, set: Expr): number | undefined {
	const kinds = constantKinds(e.program, set);
	if (!kinds) return (e.lacks('kinds-that-are-worked-out'), undefined);
	if (e.program.kinds.length > 32) return (e.lacks('more-than-32-kinds'), undefined);
	return kinds.reduce((bits, kind) => (kind < 0 ? bits : bits | (1 << kind)), 0);
}
