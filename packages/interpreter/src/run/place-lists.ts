import { rootOf } from '../board/features.ts';
import { Where, type Runtime } from './runtime.ts';

/**
 * The pieces on every tile and in every zone, as lists through the pieces. A list is ascending by number, in zones with a stack from
 * the top down. A piece is in one list at most.
 *
 *   place = tile | tilePlaces + number of a zone        PLACE_HEAD[place] → PLACE_NEXT[piece] → …        PLACE[piece] = place
 */

/** The place in whose list a piece belongs, or -1. */
function placeOf(rt: Runtime, piece: number): number {
	const { m, optional } = rt;
	if (m[rt.WHERE + piece] === Where.zone)
		return optional.hasZonePlaces ? optional.tilePlaces + m[rt.REF + piece]! : -1;
	return optional.tilePlaces > 0 ? rt.pieceTile(piece) : -1;
}

/** Puts a piece into the list of the place it is at now. In stacks its height must be right. */
export function updatePlace(rt: Runtime, piece: number): void {
	const { m, arena, optional } = rt;
	const to = placeOf(rt, piece);
	const from = m[optional.PLACE + piece]!;
	if (from >= 0) {
		if (from === to && !isStack(rt, to)) return;
		unlink(rt, piece, from);
	}
	if (to >= 0) link(rt, piece, to);
	if (from !== to) arena.set(optional.PLACE + piece, to);
}

export function reorderPlaces(rt: Runtime, pieces: readonly number[]): void {
	const { m, optional } = rt;
	for (const p of pieces) unlink(rt, p, m[optional.PLACE + p]!);
	for (const p of pieces) link(rt, p, m[optional.PLACE + p]!);
}

function isStack(rt: Runtime, place: number): boolean {
	const { optional, zoneFirst, program } = rt;
	if (optional.HEIGHT < 0 || place < optional.tilePlaces) return false;
	const number = place - optional.tilePlaces;
	let zone = program.zones.length - 1;
	while (zone > 0 && zoneFirst[zone]! > number) zone--;
	return program.zones[zone]!.order === 'stack';
}

function unlink(rt: Runtime, piece: number, place: number): void {
	const { m, arena } = rt;
	const { PLACE_HEAD, PLACE_NEXT, PLACE_PREVIOUS } = rt.optional;
	const next = m[PLACE_NEXT + piece]!;
	const previous = m[PLACE_PREVIOUS + piece]!;
	if (previous < 0) arena.set(PLACE_HEAD + place, next);
	else arena.set(PLACE_NEXT + previous, next);
	if (next >= 0) arena.set(PLACE_PREVIOUS + next, previous);
}

function link(rt: Runtime, piece: number, place: number): void {
	const { m, arena } = rt;
	const { PLACE_HEAD, PLACE_NEXT, PLACE_PREVIOUS } = rt.optional;
	const stack = isStack(rt, place);
	let previous = -1;
	let next = m[PLACE_HEAD + place]!;
	while (next >= 0 && comesBefore(rt, stack, next, piece)) {
		previous = next;
		next = m[PLACE_NEXT + next]!;
	}
	arena.set(PLACE_NEXT + piece, next);
	arena.set(PLACE_PREVIOUS + piece, previous);
	if (previous < 0) arena.set(PLACE_HEAD + place, piece);
	else arena.set(PLACE_NEXT + previous, piece);
	if (next >= 0) arena.set(PLACE_PREVIOUS + next, piece);
}

function comesBefore(rt: Runtime, stack: boolean, a: number, b: number): boolean {
	if (!stack) return a < b;
	const { HEIGHT } = rt.optional;
	const higher = rt.m[HEIGHT + a]! - rt.m[HEIGHT + b]!;
	return higher > 0 || (higher === 0 && a < b);
}

export function beginPlaces(rt: Runtime): void {
	const { m, optional, pieceKind } = rt;
	if (optional.PLACE < 0) return;
	// each is put at the front of its list
	for (let p = pieceKind.length - 1; p >= 0; p--) {
		const place = placeOf(rt, p);
		if (place >= 0 && !isStack(rt, place)) updatePlace(rt, p);
	}
	for (let p = 0; p < pieceKind.length; p++)
		if (m[optional.PLACE + p]! < 0 && placeOf(rt, p) >= 0) updatePlace(rt, p);
}

export function updateDependentPlaces(rt: Runtime): void {
	const { m, WHERE, pieceKind } = rt;
	for (let p = 0; p < pieceKind.length; p++) {
		const where = m[WHERE + p];
		if (where === Where.piece || where === Where.cell) updatePlace(rt, p);
	}
}

/** Visits the pieces on a tile, by number; true ends the walk. Programs whose rules do not read them have no lists. */
export function forEachPieceOnTile(
	rt: Runtime,
	tile: number,
	visit: (piece: number) => boolean,
): boolean {
	const { m, optional, pieceKind } = rt;
	const { PLACE_HEAD, PLACE_NEXT, tilePlaces } = optional;
	if (tilePlaces === 0) {
		for (let p = 0; p < pieceKind.length; p++)
			if (rt.pieceTile(p) === tile && visit(p)) return true;
		return false;
	}
	for (let p = m[PLACE_HEAD + tile]!; p >= 0; p = m[PLACE_NEXT + p]!) if (visit(p)) return true;
	return false;
}

/** The first piece of the list of a zone by its number, or -1; the pile of a feature may lie in several lists. */
export function firstInZone({ m, optional }: Runtime, number: number): number {
	return m[optional.PLACE_HEAD + optional.tilePlaces + number]!;
}

/** Adds the pieces of a zone of a feature to `out`, list by list; returns how many lists have some. */
export function gatherPile(rt: Runtime, first: number, segment: number, out: number[]): number {
	const { m, board } = rt;
	const { NEXT } = board;
	const { PLACE_NEXT } = rt.optional;
	const root = rootOf(board, segment);
	let lists = 0;
	let s = root;
	do {
		let p = firstInZone(rt, first + s);
		if (p >= 0) lists++;
		for (; p >= 0; p = m[PLACE_NEXT + p]!) out.push(p);
		s = m[NEXT + s]!;
	} while (s !== root);
	return lists;
}
