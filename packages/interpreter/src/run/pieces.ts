import type { Runtime } from './runtime.ts';
import { Where } from './runtime.ts';

/** The first piece of a kind in its owner's supply (owner -1: the shared supply), or -1. */
export function inSupply(rt: Runtime, owner: number, kind: number): number {
	const { m, WHERE } = rt;
	const block = (owner < 0 ? rt.seats : owner) * rt.program.pieces.length + kind;
	if (m[rt.SUPPLY + block] === 0) return -1;
	const from = rt.pieceFirst[block]!;
	const to = from + rt.pieceCount[block]!;
	for (let p = from; p < to; p++) if (m[WHERE + p] === Where.supply) return p;
	return -1;
}

/** Takes a piece off wherever it is and puts it on another place; `ref` is a segment for `Where.segment`. */
export function movePiece(rt: Runtime, p: number, where: number, ref: number): void {
	const { m, arena, board, WHERE, REF } = rt;
	const old = m[WHERE + p]!;
	if (old === Where.segment) board.detach(p);
	else if (old === Where.supply) {
		const at = supplyAt(rt, p);
		arena.set(at, m[at]! - 1);
	}
	arena.set(WHERE + p, where);
	arena.set(REF + p, ref);
	if (where === Where.segment) board.attach(p, ref);
	else if (where === Where.supply) {
		const at = supplyAt(rt, p);
		arena.set(at, m[at]! + 1);
	}
}

/** The word that counts a piece's like in its supply. */
function supplyAt(rt: Runtime, p: number): number {
	const owner = rt.pieceOwner[p]!;
	return rt.SUPPLY + (owner < 0 ? rt.seats : owner) * rt.program.pieces.length + rt.pieceKind[p]!;
}
