import type { BinaryName, Expr } from '@tilewright/lang';
import { pieceFaces } from '../run/beginning.ts';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { type PieceTest, conjuncts, isTemp } from './holders.ts';
import { decideByKind } from './peephole.ts';

/**
 * `pieces.filter(p, …)` where a part of the test speaks of the kind of p only: pieces of other kinds are never walked. Returns
 * undefined for anything else.
 */
export function filterPieces(
	c: Closures,
	e: Extract<Expr, { op: 'fold' }>,
	slot: number,
	body: Bool,
): Bool | undefined {
	if (e.on.op !== 'call' || e.on.fn !== 'pieces') return undefined;
	const { temps, pieceKind } = c.rt;
	const own = e.slot;
	const pieces = piecesThatMayPass(c, [{ slot: own, body: e.body }]);
	if (pieces.length === pieceKind.length) return undefined;
	const test = c.bool(e.body);
	return () => {
		for (let i = 0; i < pieces.length; i++) {
			const p = pieces[i]!;
			temps[own] = p;
			if (!test()) continue;
			temps[slot] = p;
			if (body()) return true;
			temps[own] = p;
		}
		return false;
	};
}

export function piecesThatMayPass(c: Closures, tests: readonly PieceTest[]): Int32Array {
	const { program, pieceKind } = c.rt;
	const excluded = program.pieces.map((_, kind) =>
		tests.some(({ slot, body }) =>
			conjuncts(body).some((part) => decideByKind(c, part, slot, kind) === false),
		),
	);
	const faces = pieceFaces(c.rt);
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
