import type { Expr } from '@tilewright/lang';
import type { Bool } from './backend.ts';
import type { Closures } from './closures.ts';
import { type PieceTest, conjuncts } from './holders.ts';
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

/** The pieces of the kinds that are not excluded by the parts of tests that speak of the kind only. */
export function piecesThatMayPass(c: Closures, tests: readonly PieceTest[]): Int32Array {
	const { program, pieceKind } = c.rt;
	const excluded = program.pieces.map((_, kind) =>
		tests.some(({ slot, body }) =>
			conjuncts(body).some((part) => decideByKind(c, part, slot, kind) === false),
		),
	);
	return Int32Array.from(pieceKind.keys()).filter((p) => !excluded[pieceKind[p]!]);
}
