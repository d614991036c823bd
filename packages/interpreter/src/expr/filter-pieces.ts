import type { BinaryName, Expr } from '@tilewright/lang';
import { pieceFaces } from '../run/beginning.ts';
import { type Runtime, Where } from '../run/runtime.ts';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { type PieceTest, conjuncts, isTemp } from './holders.ts';
import { decideByKind } from './peephole.ts';

/**
 * `pieces.filter(p, …)`, and the same of what a seat has in its supply or on the board, where a part of the test speaks of the kind
 * of p only: pieces of other kinds are never walked. Returns undefined for anything else.
 */
export function filterPieces(
	c: Closures,
	e: Extract<Expr, { op: 'fold' }>,
	slot: number,
	body: Bool,
): Bool | undefined {
	const { on } = e;
	if (on.op !== 'call') return undefined;
	const { temps, pieceKind, pieceOwner, seats, m, WHERE } = c.rt;
	const own = e.slot;
	const isOfSeat = on.fn === 'seat.supply' || on.fn === 'seat.onBoard';
	if (!isOfSeat && on.fn !== 'pieces') return undefined;
	const pieces = piecesThatMayPass(c.rt, [{ slot: own, body: e.body }]);
	if (pieces.length === pieceKind.length) return undefined;
	const left = untested(c.rt, e.body, own, pieces);
	const test = left && c.bool(left);
	const visit = (p: number): boolean => {
		temps[own] = p;
		if (test && !test()) return false;
		temps[slot] = p;
		if (body()) return true;
		temps[own] = p;
		return false;
	};
	if (!isOfSeat)
		return () => {
			for (let i = 0; i < pieces.length; i++) if (visit(pieces[i]!)) return true;
			return false;
		};
	const ofSeat = Array.from({ length: seats }, (_, seat) =>
		pieces.filter((p) => pieceOwner[p] === seat),
	);
	const [first, last] =
		on.fn === 'seat.supply' ? [Where.supply, Where.supply] : [Where.segment, Where.piece];
	const seat = c.num(on.args[0]!);
	return () => {
		const s = seat();
		if (s < 0) return false;
		const list = ofSeat[s]!;
		for (let i = 0; i < list.length; i++) {
			const where = m[WHERE + list[i]!]!;
			if (where >= first && where <= last && visit(list[i]!)) return true;
		}
		return false;
	};
}

/** `seat.supply.exists(p, …)` where the kind of p decides: the counts of pieces are read. Returns undefined for anything else. */
export function supplyHolds(c: Closures, e: Extract<Expr, { op: 'fold' }>): Bool | undefined {
	const { on, slot, body } = e;
	if (on.op !== 'call' || on.fn !== 'seat.supply') return undefined;
	const { program, m, SUPPLY } = c.rt;
	const decided = program.pieces.map((_, kind) => decideByKind(program, body, slot, kind));
	if (decided.includes(undefined)) return undefined;
	const kinds = Int32Array.from(decided.keys()).filter((kind) => decided[kind] === true);
	const seat = c.num(on.args[0]!);
	return () => {
		const s = seat();
		if (s < 0) return false;
		const base = SUPPLY + s * program.pieces.length;
		for (let i = 0; i < kinds.length; i++) if (m[base + kinds[i]!]! > 0) return true;
		return false;
	};
}

/** The parts of a test that the kinds of some pieces do not decide; undefined where they decide all. */
export function untested(
	{ pieceKind, program }: Runtime,
	test: Expr,
	slot: number,
	pieces: Int32Array,
): Expr | undefined {
	const kinds = new Set(Array.from(pieces, (p) => pieceKind[p]!));
	const parts = conjuncts(test).filter((part) =>
		[...kinds].some((kind) => decideByKind(program, part, slot, kind) !== true),
	);
	if (parts.length === 0) return undefined;
	if (parts.length === conjuncts(test).length) return test;
	return parts.reduce((left, right) => ({ ...test, op: 'binary', name: '&&', left, right }));
}

export function piecesThatMayPass(rt: Runtime, tests: readonly PieceTest[]): Int32Array {
	const { program, pieceKind } = rt;
	const excluded = program.pieces.map((_, kind) =>
		tests.some(({ slot, body }) =>
			conjuncts(body).some((part) => decideByKind(program, part, slot, kind) === false),
		),
	);
	const faces = pieceFaces(rt);
	const faceTests = tests.flatMap(({ slot, body }) =>
		conjuncts(body).flatMap((part) => faceTest(part, slot) ?? []),
	);
	return Int32Array.from(pieceKind.keys()).filter(
		(p) => !excluded[pieceKind[p]!] && faceTests.every((holds) => holds(faces[p]!)),
	);
}

const comparisons: Partial<Record<BinaryName, (a: number, b: number) => boolean>> = {
	'==': (a, b) => a === b,
	'!=': (a, b) => a !== b,
	'<': (a, b) => a < b,
	'<=': (a, b) => a <= b,
	'>': (a, b) => a > b,
	'>=': (a, b) => a >= b,
};

function faceTest(e: Expr, slot: number): ((face: number) => boolean) | undefined {
	if (e.op !== 'binary' || e.left.op !== 'call' || e.left.fn !== 'piece.face') return undefined;
	const compare = comparisons[e.name];
	const { right } = e;
	if (compare === undefined || right.op !== 'const' || !isTemp(e.left.args[0], slot))
		return undefined;
	return (face) => compare(face, right.value);
}
