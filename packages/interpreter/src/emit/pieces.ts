import { type Expr, type Instr, type Target, elementOf } from '@tilewright/lang';
import type { Marks } from '../run/always-due.ts';
import { featureSet } from '../run/feature-set.ts';
import { Header } from '../run/header.ts';
import { whereOf } from '../run/ops/pieces.ts';
import { Where } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import {
	type Fn,
	type Value,
	add,
	choose,
	either,
	eq,
	ge,
	get,
	lt,
	mul,
	num,
	or,
	word,
} from './ir.ts';
import { emptyScope } from './scope.ts';
import { unlistened } from './step.ts';

export interface PieceCode {
	/** (piece, sort of place, id of the place, cause) */
	readonly move: Fn;
	/** (seat, -1 for the shared supply; kind) → the first such piece in the supply, -1 for none */
	readonly inSupply: Fn;
	/** (piece, cause) */
	readonly giveBack: Fn;
}

export function storeMarks(f: Body, marks: Marks): void {
	for (const [at, bits] of marks) f.store(at, 0, or(word(at), num(bits)));
}

export function pieceCode(e: Emission, board: BoardCode): PieceCode {
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
	const move = moveFn(e, board);
	const giveBack = e.fn('giveBack', ['piece', 'cause'], false, (f, piece, cause) => {
		f.run(move, piece, num(Where.supply), num(-1), cause);
		const n = f.let(word(Header.returned));
		f.count(0, n, (i) => f.if(eq(word(RETURNED, i), piece), () => f.return()));
		f.store(RETURNED, n, piece);
		f.store(Header.returned, 0, add(n, 1));
		f.if(eq(word(Header.waveUsed), 0), () => f.store(Header.waveUsed, 0, 1));
	});
	return { giveBack, inSupply, move };
}

function moveFn(e: Emission, board: BoardCode): Fn {
	const { rt, program, memory } = e;
	const { REF, SUPPLY, WHERE, optional, pieceKind, pieceOwner, seats } = rt;
	const { CAUSE, HEIGHT, LAST, PILE, PLACE, SEEN, tilePlaces } = optional;
	const { ops } = featureSet(program);
	const isPlain =
		[CAUSE, HEIGHT, LAST, PILE, SEEN].every((column) => column < 0) &&
		tilePlaces === 0 &&
		!program.pieces.some((k) => k.at.includes('corner') || k.at.includes('piece')) &&
		!(['link', 'link-end', 'add-segment'] as const).some((op) => ops.has(op));
	const closure = (): Fn => e.closure('move');
	if (!isPlain) {
		e.leave(['pieces-that-take-more-than-a-move'], 'move');
		return closure();
	}
	const kinds = program.pieces.length;
	const supplies = memory.words(
		Int32Array.from(
			pieceKind,
			(kind, p) => SUPPLY + (pieceOwner[p]! < 0 ? seats : pieceOwner[p]!) * kinds + kind,
		),
	);
	const kindOf = memory.words(pieceKind);
	const { ofPiece } = e.machine.dueMarks;
	return e.fn('move', ['piece', 'where', 'ref', 'cause'], false, (f, piece, where, ref, cause) => {
		const old = f.let(word(WHERE, piece));
		if (PLACE >= 0)
			f.if(either(eq(old, Where.zone), eq(where, Where.zone)), () => {
				f.run(closure(), piece, where, ref, cause);
				f.return();
			});
		const count = (by: number): void => {
			const supply = f.let(word(supplies, piece));
			f.store(0, supply, add(word(0, supply), by));
		};
		f.if(
			eq(old, Where.segment),
			() => f.run(board.detach, piece),
			() => f.if(eq(old, Where.supply), () => count(-1)),
		);
		f.store(WHERE, piece, where);
		f.store(REF, piece, ref);
		f.if(
			eq(where, Where.segment),
			() => f.run(board.attach, piece, ref),
			() => f.if(eq(where, Where.supply), () => count(1)),
		);
		ofPiece.forEach((marks, kind) => {
			if (marks.length > 0) f.if(eq(word(kindOf, piece), kind), () => storeMarks(f, marks));
		});
	});
}

export class PieceInstructions {
	private readonly e: Emission;
	private readonly x: Expressions;
	private readonly pieces: PieceCode;

	constructor(e: Emission, x: Expressions, pieces: PieceCode) {
		this.e = e;
		this.x = x;
		this.pieces = pieces;
	}

	place(f: Body, instr: Extract<Instr, { op: 'place' }>, goOn: () => void): void {
		const { e, x } = this;
		unlistened(this.e, 'placed', 'entered');
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
		f.run(this.pieces.move, get(piece), num(whereOf(instr.at)), ref, num(-1));
		this.followed(f);
		goOn();
	}

	move(f: Body, instr: Extract<Instr, { op: 'move' }>): void {
		unlistened(this.e, 'moved', 'entered');
		const { cause, to } = instr;
		this.over(f, instr.pieces, () => {
			const target = this.targetOf(f, to);
			const move = (p: Value): void => {
				f.run(this.pieces.move, p, num(target.where), target.ref, num(cause));
				this.followed(f);
			};
			return { move, test: to.to === 'entity' ? ge(target.ref, 0) : undefined };
		});
	}

	giveBack(f: Body, { pieces, cause }: Extract<Instr, { op: 'return' }>): void {
		unlistened(this.e, 'returned');
		const move = (p: Value): void => f.run(this.pieces.giveBack, p, num(cause));
		this.over(f, pieces, () => ({ move, test: undefined }));
		this.followed(f);
	}

	/** Moves one piece or a set, which is found before the first of them moves; `start` is asked once. */
	private over(
		f: Body,
		pieces: Expr,
		start: () => { move: (piece: Value) => void; test: Value | undefined },
	): void {
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

	private followed(f: Body): void {
		if (this.e.machine.afterMerge) f.run(this.e.closure('afterMerge'));
	}
}
