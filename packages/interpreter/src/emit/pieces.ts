import { elementOf, type Expr, type Instr, type Target } from '@tilewright/lang';
import { featureSet } from '../run/feature-set.ts';
import { Header } from '../run/header.ts';
import { whereOf } from '../run/ops/pieces.ts';
import { Seen } from '../run/optional-columns.ts';
import { Where } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import type { DeckCode } from './deck.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	add,
	both,
	choose,
	eq,
	type Fn,
	ge,
	get,
	gt,
	type Local,
	lt,
	mul,
	ne,
	num,
	or,
	sub,
	type Value,
	word,
} from './ir.ts';
import { moveFn } from './moves.ts';
import { settlePilesFn } from './piles.ts';
import { type PlaceLists, placeLists } from './place-lists.ts';
import type { PlaceCode } from './places.ts';
import { emptyScope } from './scope.ts';
import type { Parts } from './step.ts';

export interface PieceCode {
	/** (piece, sort of place, id of the place, cause, 1 to put it beneath what lies there) */
	readonly move: Fn;
	readonly lists: PlaceLists;
	/** (seat, -1 for the shared supply; kind) → the first such piece in the supply, -1 for none */
	readonly inSupply: Fn;
	/** (piece): notes that it was returned in this wave */
	readonly returned: Fn;
	/** () joins piles that lie on one feature now; undefined where there are no piles */
	readonly settlePiles: Fn | undefined;
	readonly isSettled: number;
}

export function pieceCode(
	e: Emission,
	board: BoardCode,
	places: PlaceCode,
	{ below }: DeckCode,
): PieceCode {
	const { rt, program, memory } = e;
	const { WHERE, SUPPLY, RETURNED } = rt;
	const firsts = memory.words(rt.pieceFirst);
	const counts = memory.words(rt.pieceCount);
	const inSupply = e.fn('inSupply', ['seat', 'kind'], true, (f, seat, kind) => {
		const owner = choose(lt(seat, 0), num(rt.seats), seat);
		const block = f.let(add(mul(owner, program.pieces.length), kind));
		f.if(eq(word(SUPPLY, block), 0), () => f.return(-1));
		const from = f.let(word(firsts, block));
		f.count(from, add(from, word(counts, block)), (p) =>
			f.if(eq(word(WHERE, p), Where.supply), () => f.return(p)),
		);
		f.return(-1);
	});
	const lists = placeLists(e, places);
	const move = moveFn(e, board, places, lists);
	const returned = e.fn('returned', ['piece'], false, (f, piece) => {
		const n = f.let(word(Header.returned));
		f.count(0, n, (i) => f.if(eq(word(RETURNED, i), piece), () => f.return()));
		f.store(RETURNED, n, piece);
		f.store(Header.returned, 0, add(n, 1));
		f.if(eq(word(Header.waveUsed), 0), () => f.store(Header.waveUsed, 0, 1));
	});
	const settlePiles = settlePilesFn(e, places, lists, below, board.isSettled);
	const { isSettled } = board;
	return { inSupply, lists, move, returned, settlePiles, isSettled };
}

interface Mover {
	readonly move: (piece: Value) => void;
	/** Holds where there is a place to move to. */
	readonly test: Value | undefined;
}

export class PieceInstructions {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly parts: Parts;
	private readonly pieces: PieceCode;

	constructor(e: Emission, parts: Parts) {
		this.e = e;
		this.x = parts.expressions;
		this.parts = parts;
		this.pieces = parts.pieces;
	}

	place(f: Body, instr: Extract<Instr, { op: 'place' }>, goOn: () => void): void {
		const { e, x } = this;
		const id = f.let(x.value(f, instr.piece, emptyScope));
		const ref = f.let(this.refOf(f, instr.at));
		const orElse = (): void => (instr.short === 'skip' ? goOn() : f.giveUp());
		const piece = f.variable(id);
		if (instr.piece.type === 'piece-kind')
			f.if(ge(id, 0), () => {
				const isShared = e.memory.words(e.program.pieces.map((k) => (k.perSeat > 0 ? 0 : 1)));
				const seat = f.valueOf(() => x.value(f, instr.who, emptyScope));
				const owner = f.let(choose(word(isShared, id), num(-1), seat));
				f.set(piece, call(this.pieces.inSupply, owner, id));
			});
		f.if(or(lt(get(piece), 0), lt(ref, 0)), orElse);
		const where = whereOf(instr.at);
		const placed = f.let(get(piece));
		const entered = this.entering(f, where, placed);
		f.run(this.pieces.move, placed, num(where), ref, num(-1), num(0));
		this.parts.events.record(f, 'placed', {
			piece: placed,
			segment: where === Where.segment ? ref : num(-1),
			seat: x.builtIns.ownerOf(placed),
			cause: num(instr.cause),
		});
		entered();
		this.followed(f);
		goOn();
	}

	move(f: Body, { op, pieces, to, cause }: Extract<Instr, { op: 'move' | 'move-under' }>): void {
		this.over(f, pieces, () => this.mover(f, to, cause, op === 'move-under'));
	}

	/** Moves random members of a zone. */
	draw(f: Body, instr: Extract<Instr, { op: 'draw' }>): void {
		const { e, x, parts } = this;
		const { from, count, to, short, stream, cause, show } = instr;
		const { optional, program } = e.rt;
		const [owner] = from.op === 'call' ? from.args : [];
		if (from.op !== 'call' || from.fn !== 'zone') return e.lacks('pieces-of-any-zone');
		const zone = from.table![0]!;
		const of = owner ? f.let(x.value(f, owner, emptyScope)) : num(0);
		f.if(ge(of, 0), () => {
			const size = f.variable(0);
			const pieceAt = this.drawnFrom(f, instr, zone, of, size);
			const wanted = f.let(x.value(f, count, emptyScope));
			f.block((end) => {
				if (short !== 'take-all')
					f.if(gt(wanted, get(size)), () => (short === 'skip' ? f.jump(end) : f.giveUp()));
				const { move, test } = this.mover(f, to, cause, false);
				const left = f.variable(choose(lt(wanted, get(size)), wanted, get(size)));
				const drawOne = (): void => {
					const at =
						program.zones[zone]!.order === 'stack'
							? num(0)
							: f.let(call(parts.deck.below(stream), get(size)));
					if (program.zones[zone]!.order !== 'stack')
						f.store(Header.chance, 0, add(word(Header.chance), 1));
					f.set(size, sub(get(size), 1));
					const piece = pieceAt(at, gt(get(left), 1));
					if (test) f.if(test, () => move(piece));
					else move(piece);
					if (show !== undefined && optional.SEEN >= 0) f.store(optional.SEEN, piece, Seen[show]);
				};
				f.while(
					() => gt(get(left), 0),
					drawOne,
					() => f.set(left, sub(get(left), 1)),
				);
			});
		});
	}

	/** Counts the pieces of a zone; the result says code for the one behind so many others, which is drawn. */
	private drawnFrom(
		f: Body,
		{ to }: Extract<Instr, { op: 'draw' }>,
		zone: number,
		owner: Value,
		size: Local,
	): (at: Value, isNotLast: Value) => Value {
		const { e } = this;
		const { places } = this.parts;
		const mayComeBack =
			to.to === 'entity' &&
			to.at.type === 'zone' &&
			(to.at.op !== 'call' || to.at.fn !== 'zone' || to.at.table![0] === zone);
		if (places.drawnZones.isKept(zone) && !mayComeBack) {
			f.set(size, places.drawnZones.size(f, zone));
			return (at) => places.drawnZones.pieceAt(f, zone, at);
		}
		const inside = e.memory.room(e.rt.pieceKind.length + 1);
		places.eachInZone(f, zone, owner, 'canonical', (piece) => {
			f.store(inside, get(size), piece);
			f.set(size, add(get(size), 1));
		});
		return (at, isNotLast) => {
			const piece = f.let(word(inside, at));
			f.if(isNotLast, () => f.count(at, get(size), (i) => f.store(inside, i, word(inside + 1, i))));
			return piece;
		};
	}

	reveal(f: Body, { pieces }: Extract<Instr, { op: 'reveal' }>): void {
		const { e, parts, x } = this;
		const { SEEN } = e.rt.optional;
		const move = (piece: Value): void =>
			f.if(ne(word(SEEN, piece), Seen.all), () => {
				f.store(SEEN, piece, Seen.all);
				parts.events.record(f, 'revealed', { piece, seat: x.builtIns.ownerOf(piece) });
			});
		this.over(f, pieces, () => ({ move, test: undefined }));
	}

	private mover(f: Body, to: Target, cause: number, isUnder: boolean): Mover {
		const { e, parts, x } = this;
		const { PIECE_SEGMENT } = e.rt.board;
		const { REF, WHERE } = e.rt;
		const target = this.targetOf(f, to);
		const move = (piece: Value): void => {
			const isFollowed = parts.events.isFollowed('moved');
			const from = isFollowed ? f.let(word(PIECE_SEGMENT, piece)) : num(-1);
			const onSpace = eq(word(WHERE, piece), Where.space);
			const space = isFollowed ? f.let(choose(onSpace, word(REF, piece), num(-1))) : num(-1);
			const entered = this.entering(f, target.where, piece);
			const under = num(isUnder ? 1 : 0);
			f.run(this.pieces.move, piece, num(target.where), target.ref, num(cause), under);
			parts.events.record(f, 'moved', {
				piece,
				segment: word(PIECE_SEGMENT, piece),
				from,
				space,
				seat: x.builtIns.ownerOf(piece),
				cause: num(cause),
			});
			entered();
			this.followed(f);
		};
		return { move, test: to.to === 'entity' ? ge(target.ref, 0) : undefined };
	}

	/** Begins to record that a piece comes onto another cell; what it returns is said after the piece has moved. */
	private entering(f: Body, where: number, piece: Value): () => void {
		const { events, places } = this.parts;
		const hasCell = where === Where.segment || where === Where.tile || where === Where.cell;
		if (!hasCell || !events.isFollowed('entered')) return () => {};
		const from = f.let(places.cellOf(f, piece));
		return () => {
			const cell = f.let(places.cellOf(f, piece));
			f.if(both(ge(cell, 0), ne(cell, from)), () =>
				events.record(f, 'entered', {
					piece,
					tile: places.tileAt(cell),
					seat: this.x.builtIns.ownerOf(piece),
				}),
			);
		};
	}

	giveBack(f: Body, { pieces, cause }: Extract<Instr, { op: 'return' }>): void {
		const { events } = this.parts;
		const move = (piece: Value): void => {
			const segment = f.let(word(this.e.rt.board.PIECE_SEGMENT, piece));
			f.run(this.pieces.move, piece, num(Where.supply), num(-1), num(cause), num(0));
			events.record(f, 'returned', {
				piece,
				segment,
				from: segment,
				seat: this.x.builtIns.ownerOf(piece),
				cause: num(cause),
			});
			f.run(this.pieces.returned, piece);
		};
		this.over(f, pieces, () => ({ move, test: undefined }));
		this.followed(f);
	}

	/** Moves one piece or a set, which is found before the first of them moves; `start` is asked once. */
	private over(f: Body, pieces: Expr, start: () => Mover): void {
		const { e, x } = this;
		const run = (all: (move: (piece: Value) => void) => void): void => {
			const { move, test } = start();
			if (test) f.if(test, () => all(move));
			else all(move);
		};
		if (elementOf(pieces.type) === undefined) {
			const piece = f.let(x.value(f, pieces, emptyScope));
			f.if(ge(piece, 0), () => run((move) => move(piece)));
			return;
		}
		const list = e.memory.room(e.rt.pieceKind.length + 1);
		const n = f.variable(0);
		x.each(f, pieces, emptyScope, 'canonical', (piece) => {
			f.store(list, get(n), piece);
			f.set(n, add(get(n), 1));
		});
		f.if(get(n), () => run((move) => f.count(0, get(n), (i) => move(f.let(word(list, i))))));
	}

	private targetOf(f: Body, to: Target): { readonly where: number; readonly ref: Value } {
		if (to.to !== 'entity')
			return { where: to.to === 'supply' ? Where.supply : Where.offBoard, ref: num(-1) };
		return { where: whereOf(to.at), ref: f.let(this.refOf(f, to.at)) };
	}

	/** The id of a place; a feature stands for its first segment. */
	private refOf(f: Body, at: Expr): Value {
		const { board } = this.e.rt;
		const id = this.x.value(f, at, emptyScope);
		if (at.type !== 'feature') return id;
		const feature = f.let(id);
		return choose(lt(feature, 0), num(-1), word(board.FIRST_SEGMENT, word(board.ROOT, feature)));
	}

	/** Follows features that the segments and links of a piece joined, and that part as it leaves. */
	private followed(f: Body): void {
		const { machine, program } = this.e;
		const { ops } = featureSet(program);
		const joins = (['link', 'link-end', 'add-segment'] as const).some((op) => ops.has(op));
		if (!machine.afterMerge || !joins) return;
		const { settlePiles } = this.pieces;
		// only closures take features apart, and note events of it
		f.if(
			word(machine.rt.board.EVENT_COUNT),
			() => {
				f.run(this.e.closure('afterMerge'));
				this.parts.places.forget(f);
			},
			() => settlePiles && f.run(settlePiles),
		);
	}
}
