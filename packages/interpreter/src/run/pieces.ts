import { isRemoved, releasePiece } from '../board/added-segments.ts';
import { forEachCornerSegment } from '../board/corners.ts';
import { attachPiece, detachPiece, rootOf } from '../board/features.ts';
import { EngineFault } from '../fault.ts';
import { featureSet } from './feature-set.ts';
import { Where } from './runtime.ts';
import type { Runtime } from './runtime.ts';
import { updateDependentPlaces, updatePlace } from './place-lists.ts';
import { takePlace } from './zones.ts';
import { faults } from '../texts/faults.ts';

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

export function movePiece(rt: Runtime, p: number, where: number, ref: number): void {
	const { m, arena, board, WHERE, REF } = rt;
	const old = m[WHERE + p]!;
	if (old === Where.segment) detachPiece(board, p);
	else if (old === Where.supply) {
		const at = supplyAt(rt, p);
		arena.set(at, m[at]! - 1);
	}
	arena.set(WHERE + p, where);
	arena.set(REF + p, ref);
	if (where === Where.segment) attachPiece(board, p, ref);
	else if (where === Where.supply) {
		const at = supplyAt(rt, p);
		arena.set(at, m[at]! + 1);
	}
}

function supplyAt(rt: Runtime, p: number): number {
	const owner = rt.pieceOwner[p]!;
	return rt.SUPPLY + (owner < 0 ? rt.seats : owner) * rt.program.pieces.length + rt.pieceKind[p]!;
}

/** Puts a piece elsewhere; `cause` is why it was moved or returned (-1: it was placed), `under` beneath what lies there. */
export type PieceMover = (
	p: number,
	where: number,
	ref: number,
	cause: number,
	under?: boolean,
) => void;

/**
 * Moving pieces with all that follows from it in this program, each step left out where nothing can come of it:
 *
 *   note where it stood → part what it joined → off its place, onto the other → feature of a corner → height → lists → what it carried
 */
export function pieceMover(rt: Runtime): PieceMover {
	const { m, arena, board, program, WHERE, optional } = rt;
	const { HEIGHT, PILE, SEEN, LAST, CAUSE } = optional;
	const { ops } = featureSet(program);
	const corners = program.pieces.some((k) => k.at.includes('corner'));
	const carries = program.pieces.some((k) => k.at.includes('piece'));
	const joins = ops.has('link') || ops.has('link-end') || ops.has('add-segment');
	const adds = ops.has('add-segment');
	const ordered = HEIGHT >= 0 || PILE >= 0;
	const listed = optional.PLACE >= 0;
	const carriesListed = carries && optional.tilePlaces > 0;
	if (SEEN < 0 && LAST < 0 && CAUSE < 0 && !corners && !carries && !joins && !ordered)
		return plainMover(rt);
	return (p, where, ref, cause, under = false) => {
		if (cause >= 0) {
			if (LAST >= 0) arena.set(LAST + p, m[board.PIECE_SEGMENT + p]!);
			if (CAUSE >= 0) arena.set(CAUSE + p, cause);
		}
		if (SEEN >= 0 && m[SEEN + p] !== 0) arena.set(SEEN + p, 0);
		if (joins) {
			releasePiece(board, p);
			if (adds) stepDown(rt);
		}
		if (where === Where.piece && isCarriedBy(rt, ref, p))
			throw new EngineFault('RUN-STATE', faults.carriesItself);
		const tileBefore = carries ? rt.pieceTile(p) : -1;
		if (corners && m[WHERE + p] === Where.corner) detachPiece(board, p);
		movePiece(rt, p, where, ref);
		if (corners && where === Where.corner) {
			const segment = cornerSegment(rt, ref);
			if (segment >= 0) attachPiece(board, p, segment);
		}
		if (ordered) {
			if (PILE >= 0 && m[PILE + p] !== -1) arena.set(PILE + p, -1);
			if (where === Where.zone) takePlace(rt, p, under);
		}
		if (listed) updatePlace(rt, p);
		const gone = where === Where.supply || where === Where.zone || where === Where.offBoard;
		if (carries && gone) setDown(rt, p, tileBefore);
		if (carriesListed) updateDependentPlaces(rt);
	};
}

function plainMover(rt: Runtime): PieceMover {
	const { m, arena, board, WHERE, REF, SUPPLY, pieceOwner, pieceKind, seats, program, optional } =
		rt;
	const listed = optional.PLACE >= 0;
	const kinds = program.pieces.length;
	const supply = Int32Array.from(
		pieceKind,
		(kind, p) => SUPPLY + (pieceOwner[p]! < 0 ? seats : pieceOwner[p]!) * kinds + kind,
	);
	return (p, where, ref) => {
		const old = m[WHERE + p]!;
		if (old === Where.segment) detachPiece(board, p);
		else if (old === Where.supply) arena.set(supply[p]!, m[supply[p]!]! - 1);
		arena.set(WHERE + p, where);
		arena.set(REF + p, ref);
		if (where === Where.segment) attachPiece(board, p, ref);
		else if (where === Where.supply) arena.set(supply[p]!, m[supply[p]!]! + 1);
		if (listed) updatePlace(rt, p);
	};
}

function isCarriedBy({ m, WHERE, REF }: Runtime, piece: number, other: number): boolean {
	let p = piece;
	while (p !== other && m[WHERE + p] === Where.piece) p = m[REF + p]!;
	return p === other;
}

/** The first segment at a corner when all that meet there are of one feature, or -1. */
function cornerSegment({ board }: Runtime, corner: number): number {
	let first = -1;
	const differ = forEachCornerSegment(board, corner, (s) => {
		if (first < 0) first = s;
		return rootOf(board, s) !== rootOf(board, first);
	});
	return differ ? -1 : first;
}

function moveListed(rt: Runtime, p: number, where: number, ref: number): void {
	movePiece(rt, p, where, ref);
	if (rt.optional.PLACE >= 0) updatePlace(rt, p);
}

function stepDown(rt: Runtime): void {
	const { m, board } = rt;
	for (let q = 0; q < rt.pieceKind.length; q++) {
		const segment = m[board.PIECE_SEGMENT + q]!;
		if (segment >= 0 && isRemoved(board, segment))
			moveListed(rt, q, Where.tile, m[board.SEGMENT_TILE + segment]!);
	}
}

function setDown(rt: Runtime, p: number, tile: number): void {
	const { m, WHERE, REF } = rt;
	for (let q = 0; q < rt.pieceKind.length; q++)
		if (m[WHERE + q] === Where.piece && m[REF + q] === p)
			moveListed(rt, q, tile >= 0 ? Where.tile : Where.offBoard, tile);
}
