import type { Expr } from '@tilewright/lang';
import { constantKinds } from '../run/constant-kinds.ts';
import { Header } from '../run/header.ts';
import { Entry } from '../run/runtime.ts';
import type { Body } from './body.ts';
import { collected, type Gather, membersOf, type Order, saidOnce } from './collected.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { eachPiece } from './feature-pieces.ts';
import {
	add,
	and,
	both,
	either,
	eq,
	ge,
	get,
	gt,
	lt,
	mul,
	ne,
	not,
	num,
	shr,
	type Value,
	word,
} from './ir.ts';
import { eachOfSomeKinds } from './kind-pieces.ts';
import { eachListedSegment } from './kind-walk.ts';
import { eachMarked } from './marked-pieces.ts';
import { holders } from './piece-holders.ts';
import type { PlaceCode } from './places.ts';
import { type Scope, withTemp } from './scope.ts';
import { eachTileOf, eachTileSegment, hasFixedSegments } from './tile-segments.ts';
import { eachOfSeat, isOfSupply, supplyKinds } from './supply-pieces.ts';
import { eachTouching } from './touching-features.ts';
import type { WalkParts } from './walk.ts';
import { walks } from './walks.ts';

type Call = Extract<Expr, { op: 'call' }>;
type Fold = Extract<Expr, { op: 'fold' }>;

export class Sets {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly places: PlaceCode;

	constructor(e: Emission, x: Expressions, places: PlaceCode) {
		this.e = e;
		this.x = x;
		this.places = places;
	}

	each(f: Body, set: Expr, scope: Scope, order: Order, say: (member: Value) => void): void {
		const listed = scope.sets?.get(set);
		if (listed) return listed(f, say);
		switch (set.op) {
			case 'none':
				return;
			case 'list':
				this.eachOfList(f, set, scope, order, say);
				return;
			case 'local': {
				const list = f.let(word(0, add(word(Header.fp), set.slot)));
				f.count(0, word(0, list), (i) => say(f.let(word(1, add(list, i)))));
				return;
			}
			case 'if': {
				const branch: Gather = (emit) =>
					f.if(
						this.x.value(f, set.test, scope),
						() => this.each(f, set.then, scope, order, emit),
						() => this.each(f, set.else, scope, order, emit),
					);
				const { type } = set;
				if (membersOf(this.e, type) === undefined) branch(say);
				else if (order === 'repeats') collected(f, this.e, type, branch, say);
				else saidOnce(f, this.e, type, branch, say);
				return;
			}
			case 'define': {
				const bound = this.x.bound(f, set, scope);
				this.each(f, bound.body, bound.scope, order, say);
				return;
			}
			case 'fold':
				this.eachOfFold(f, set, scope, order, say);
				return;
			case 'call':
				this.eachOfCall(f, set, scope, order, say);
				return;
			case 'in-hand': {
				const outside = f.let(word(Header.drawn));
				const inside = f.let(this.x.value(f, set.tile, scope));
				f.store(Header.drawn, 0, inside);
				// whoever leaves the walk early leaves it with the tile that really is in hand
				this.each(f, set.on, scope, order, (member) => {
					f.store(Header.drawn, 0, outside);
					say(member);
					f.store(Header.drawn, 0, inside);
				});
				f.store(Header.drawn, 0, outside);
				return;
			}
			default:
				this.e.lacks(`set:${set.op}`);
		}
	}

	private eachOfList(
		f: Body,
		{ items, type }: Extract<Expr, { op: 'list' }>,
		scope: Scope,
		order: Order,
		say: (member: Value) => void,
	): void {
		const isOfNumbers = type === 'set(int)';
		const [only, ...others] = items;
		if (only && others.length === 0) {
			const member = f.let(this.x.value(f, only, scope));
			if (isOfNumbers) return say(member);
			return f.if(ge(member, 0), () => say(member));
		}
		if (order === 'repeats' && isOfNumbers && items.every(({ op }) => op === 'const'))
			return items.forEach((item) => say(this.x.value(f, item, scope)));
		const { e } = this;
		e.withRoom(
			`items ${items.length}`,
			() => e.memory.room(items.length + 1),
			(list) => {
				const n = f.variable(0);
				for (const item of items) {
					if (item.op === 'none') continue;
					const member = f.let(this.x.value(f, item, scope));
					f.block((known) => {
						if (!isOfNumbers) f.if(lt(member, 0), () => f.jump(known));
						f.count(0, get(n), (i) => f.if(eq(word(list, i), member), () => f.jump(known)));
						f.store(list, get(n), member);
						f.set(n, add(get(n), 1));
					});
				}
				f.count(0, get(n), (i) => say(f.let(word(list, i))));
			},
		);
	}

	private eachOfFold(
		f: Body,
		set: Fold,
		scope: Scope,
		order: Order,
		say: (member: Value) => void,
	): void {
		const { body, fold, on, slot, type } = set;
		if (fold === 'filter') return this.filtered(f, set, scope, order, say);
		if (fold === 'argmax' || fold === 'argmin') return this.best(f, set, scope, order, say);
		if (fold !== 'map' && fold !== 'flatMap') return this.e.lacks(`fold:${fold}`);
		const isApart = fold === 'flatMap' && haveNoneInCommon(set);
		// a list keeps the order of the walk, and each member once
		const within = order === 'canonical' || isApart ? order : 'repeats';
		const gather: Gather = (emit) =>
			this.each(f, on, scope, within, (member) => {
				const own = withTemp(scope, slot, member);
				if (fold === 'flatMap') return this.each(f, body, own, within, emit);
				const value = f.let(this.x.value(f, body, own));
				if (type === 'set(int)') emit(value);
				else f.if(ne(value, -1), () => emit(value));
			});
		if (order === 'repeats' || isApart) gather(say);
		else collected(f, this.e, type, gather, say);
	}

	/** The members with the highest or the lowest value. */
	private best(
		f: Body,
		{ body, fold, on, slot, type }: Fold,
		scope: Scope,
		order: Order,
		say: (member: Value) => void,
	): void {
		const valueOf = (member: Value): Value =>
			f.let(this.x.value(f, body, withTemp(scope, slot, member)));
		const best = f.variable(0);
		const isAny = f.variable(0);
		this.each(f, on, scope, 'repeats', (member) => {
			const v = valueOf(member);
			const isBetter = fold === 'argmax' ? gt(v, get(best)) : lt(v, get(best));
			f.if(either(not(get(isAny)), isBetter), () => f.set(best, v));
			f.set(isAny, 1);
		});
		const gather: Gather = (emit) =>
			this.each(f, on, scope, order, (member) =>
				f.if(eq(valueOf(member), get(best)), () => emit(member)),
			);
		if (order === 'repeats') gather(say);
		else collected(f, this.e, type, gather, say);
	}

	private filtered(
		f: Body,
		set: Fold,
		scope: Scope,
		order: Order,
		say: (member: Value) => void,
	): void {
		const { on, body, slot } = set;
		if (eachMarked(f, this.e, this.x, set, scope, say)) return;
		if (eachOfSomeKinds(f, this.e, this.x, set, scope, say)) return;
		const candidates = holders(f, this.e, this.places, set);
		const test = candidates ? candidates.left : body;
		const tested = (member: Value): void => {
			if (!test) return say(member);
			f.if(
				f.valueOf(() => this.x.value(f, test, withTemp(scope, slot, member))),
				() => say(member),
			);
		};
		if (candidates) candidates.each(order, tested);
		else this.each(f, on, scope, order, tested);
	}

	private eachOfCall(
		f: Body,
		set: Call,
		scope: Scope,
		order: Order,
		say: (member: Value) => void,
	): void {
		const { e } = this;
		const { rt, program } = e;
		const { board } = rt;
		const [first] = set.args;
		const of = (walk: (id: Value) => void): void => {
			const id = f.let(this.x.value(f, first!, scope));
			if (this.x.isPresent(first!, scope)) walk(id);
			else f.if(ge(id, 0), () => walk(id));
		};
		switch (set.fn) {
			case 'feature.pieces':
				return of((feature) => eachPiece(f, e, feature, order, say));
			case 'around(feature)':
				if (board.tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
				return of((feature) => {
					f.if(ne(word(board.SIZE, feature), 1), () => f.giveUp());
					const cell = f.let(word(board.TILE_CELL, word(board.SEGMENT_TILE, feature)));
					for (const step of board.ring) say(f.let(add(cell, step)));
				});
			case 'feature.reach':
				return of((feature) => {
					const kind = f.let(word(board.KIND, feature));
					f.block((end) => {
						program.kinds.forEach((k, i) => {
							const { reach } = k;
							if (!reach) return;
							f.if(eq(kind, i), () => {
								this.each(f, reach, withTemp(scope, k.it, feature), order, say);
								f.jump(end);
							});
						});
						// others reach the cells that they cover
						const { tables } = board;
						if (tables.cellCount.some((n) => n !== 1)) e.lacks('tiles-of-several-cells');
						eachTileOf(f, e, feature, order, (tile) => say(f.let(word(board.TILE_CELL, tile))));
					});
				});
			case 'wave.features':
				f.count(0, word(Header.waveCount), (i) =>
					say(f.let(word(board.ROOT, word(rt.WAVE + Entry.seg, mul(i, Entry.words))))),
				);
				return;
			case 'features':
			case 'features(set(kind))': {
				const kinds = set.fn === 'features' ? undefined : constantKinds(program, first!);
				if (set.fn !== 'features' && !kinds) return e.lacks('kinds-that-are-worked-out');
				if (program.kinds.length > 32) return e.lacks('more-than-32-kinds');
				const mask = (kinds ?? []).reduce((bits, kind) => bits | (1 << kind), 0);
				const isListed = eachListedSegment(f, e, kinds ?? [], order, (s) => {
					const root = f.let(word(board.ROOT, s));
					f.if(eq(word(board.FIRST_SEGMENT, root), s), () => say(root));
				});
				if (isListed) return;
				const look = (s: Value): void => {
					const root = f.let(word(board.ROOT, s));
					if (kinds?.length === 1) e.features.noteKind(root, kinds[0]!);
					const isFirst = eq(word(board.FIRST_SEGMENT, root), s);
					const isWanted = kinds
						? both(isFirst, and(shr(num(mask), word(board.KIND, root)), 1))
						: isFirst;
					f.if(isWanted, () => say(root));
				};
				if (!kinds || !this.places.nearTiles.eachSegment(f, kinds, look))
					f.count(0, word(board.SEGMENT_COUNT), look);
				return;
			}
			case 'tile.segments':
				return of((tile) => eachTileSegment(f, e, tile, say));
			case 'seat.supply':
			case 'seat.onBoard':
				return of((seat) => eachOfSeat(f, e, seat, set.fn === 'seat.supply', say));
			case 'set(piece).kinds':
				if (isOfSupply(first!)) return supplyKinds(f, e, this.x, first!, scope, say);
				break;
			case 'feature.touch': {
				if (order === 'canonical' || !hasFixedSegments(e)) break;
				return of((feature) => eachTouching(f, e, feature, set.table ?? [], say));
			}
		}
		const walk = walks[set.fn];
		if (!walk) return e.lacks(set.fn);
		const { places, x } = this;
		const pieces = (...args: Parameters<WalkParts['pieces']>): void => {
			const [own, ...rest] = args;
			eachPiece(own, e, ...rest);
		};
		walk({ e, x, places, pieces }, f, set, scope, order, say);
	}
}

/** Tells whether no two members of a set have a part in common: each segment and each piece belongs to one feature. */
function haveNoneInCommon({ body, slot }: Fold): boolean {
	if (body.op !== 'call') return false;
	const [of] = body.args;
	const isOfMember = of?.op === 'temp' && of.slot === slot;
	return isOfMember && ['feature.segments', 'feature.pieces', 'tile.segments'].includes(body.fn);
}
