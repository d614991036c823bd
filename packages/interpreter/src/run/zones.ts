import { rootOf } from '../board/features.ts';
import { beginPlaces, firstInZone, gatherPile, reorderPlaces } from './place-lists.ts';
import { Where } from './runtime.ts';
import type { Runtime } from './runtime.ts';

/**
 * Zones. Each instance of a zone (the one of the game, that of each seat, feature, tile or piece) has a number:
 * `zoneFirst[zone] + owner`, the owner being 0, a seat, a segment of the feature, a tile or a piece.
 *
 *   pieces   WHERE = zone, REF = number; HEIGHT is their place in stacks and piles, the highest lies on top
 *   piles    zones of features: REF keeps the segment a piece was put for, so a pile parts where its feature does;
 *            PILE is the first segment of the feature it was settled with last
 *   tiles    TILES counts the tiles of each kind, by number of the zone
 */

/** The zone and the owner a number stands for; a feature by its first segment. */
export function zoneOf(rt: Runtime, number: number): { zone: number; owner: number } {
	const { zoneFirst, program, board, m } = rt;
	let zone = program.zones.length - 1;
	while (zone > 0 && zoneFirst[zone]! > number) zone--;
	const owner = number - zoneFirst[zone]!;
	const per = program.zones[zone]?.per;
	return {
		zone,
		owner:
			per === 'feature'
				? m[board.FIRST_SEGMENT + rootOf(board, owner)]!
				: per === 'game'
					? -1
					: owner,
	};
}

export function zoneAt(
	{ zoneFirst, program, board, m }: Runtime,
	zone: number,
	owner: number,
): number {
	if (program.zones[zone]!.per === 'feature')
		return zoneFirst[zone]! + m[board.FIRST_SEGMENT + rootOf(board, owner)]!;
	return zoneFirst[zone]! + Math.max(0, owner);
}

export function piecesIn(rt: Runtime, number: number): number[] {
	const { m, program, zoneFirst, optional } = rt;
	const { HEIGHT, PLACE_NEXT } = optional;
	const out: number[] = [];
	if (!optional.hasZonePlaces) return out;
	const { zone } = zoneOf(rt, number);
	const { per, order } = program.zones[zone]!;
	if (per !== 'feature') {
		for (let p = firstInZone(rt, number); p >= 0; p = m[PLACE_NEXT + p]!) out.push(p);
		return out;
	}
	const first = zoneFirst[zone]!;
	if (gatherPile(rt, first, number - first, out) < 2) return out;
	return order === 'stack' && HEIGHT >= 0
		? out.sort((a, b) => m[HEIGHT + b]! - m[HEIGHT + a]! || a - b)
		: out.sort((a, b) => a - b);
}

export function forEachPieceIn(
	rt: Runtime,
	number: number,
	visit: (p: number) => boolean,
): boolean {
	const { m, program, zoneFirst, optional } = rt;
	if (!optional.hasZonePlaces) return false;
	let zone = program.zones.length - 1;
	while (zone > 0 && zoneFirst[zone]! > number) zone--;
	if (program.zones[zone]!.per === 'feature') return piecesIn(rt, number).some(visit);
	for (let p = firstInZone(rt, number); p >= 0; p = m[optional.PLACE_NEXT + p]!)
		if (visit(p)) return true;
	return false;
}

export function takePlace(rt: Runtime, p: number, under: boolean): void {
	const { arena, m, REF, board, program, zoneFirst } = rt;
	const { HEIGHT, PILE } = rt.optional;
	if (HEIGHT < 0) return;
	const number = m[REF + p]!;
	const { zone, owner } = zoneOf(rt, number);
	const { per, order } = program.zones[zone]!;
	if (PILE >= 0) arena.set(PILE + p, per === 'feature' ? owner : -1);
	if (per === 'feature')
		arena.set(REF + p, zoneFirst[zone]! + m[board.FIRST_SEGMENT + rootOf(board, owner)]!);
	if (order !== 'stack') return;
	let height = 0;
	for (const other of piecesIn(rt, number)) {
		if (other === p) continue;
		const h = m[HEIGHT + other]!;
		if (under ? h <= height : h >= height) height = under ? h - 1 : h + 1;
	}
	arena.set(HEIGHT + p, height);
}

/** Puts the pieces of a zone into the order that `pick` chooses, from the top down; it is given what is left. */
export function shuffleZone(rt: Runtime, number: number, pick: (left: Int32Array) => number): void {
	reorder(
		rt,
		shuffled(
			piecesIn(rt, number).sort((a, b) => a - b),
			pick,
		),
	);
}

function shuffled(pieces: readonly number[], pick: (left: Int32Array) => number): number[] {
	const left = [...pieces];
	return pieces.map(() => left.splice(left.length === 1 ? 0 : pick(Int32Array.from(left)), 1)[0]!);
}

function reorder(rt: Runtime, pieces: readonly number[]): void {
	const { arena, optional } = rt;
	const { HEIGHT } = optional;
	if (HEIGHT < 0) return;
	pieces.forEach((p, i) => arena.set(HEIGHT + p, pieces.length - 1 - i));
	reorderPlaces(rt, pieces);
}

export function settlePiles(rt: Runtime, pick: (left: Int32Array) => number): void {
	const { arena, m, WHERE, REF, zoneFirst } = rt;
	const { PILE } = rt.optional;
	if (PILE < 0) return;
	for (let p = 0; p < rt.pieceKind.length; p++) {
		if (m[PILE + p]! < 0 || m[WHERE + p] !== Where.zone) continue;
		const { zone, owner } = zoneOf(rt, m[REF + p]!);
		if (m[PILE + p] === owner) continue;
		const number = zoneFirst[zone]! + owner;
		const inside = piecesIn(rt, number);
		const piles = new Set(inside.map((x) => m[PILE + x]!));
		if (piles.size > 1) reorder(rt, joined(rt, zone, inside, pick));
		for (const x of inside) if (m[PILE + x] !== owner) arena.set(PILE + x, owner);
	}
}

function joined(
	rt: Runtime,
	zone: number,
	inside: readonly number[],
	pick: (left: Int32Array) => number,
): number[] {
	const { m, program } = rt;
	const { HEIGHT, PILE } = rt.optional;
	const { join } = program.zones[zone]!;
	if (join === 'shuffled')
		return shuffled(
			[...inside].sort((a, b) => a - b),
			pick,
		);
	const later = join === 'oldOnTop' ? 1 : -1;
	return [...inside].sort(
		(a, b) => (m[PILE + a]! - m[PILE + b]!) * later || m[HEIGHT + b]! - m[HEIGHT + a]! || a - b,
	);
}

export function tileRow(rt: Runtime, number: number): number {
	let zone = rt.program.zones.length - 1;
	while (zone > 0 && rt.zoneFirst[zone]! > number) zone--;
	return rt.tileZoneFirst[zone]! + number - rt.zoneFirst[zone]!;
}

function tilesAt(rt: Runtime, number: number): number {
	return rt.optional.TILES + tileRow(rt, number) * rt.program.tiles.length;
}

export function forEachTileIn(
	rt: Runtime,
	number: number,
	visit: (kind: number) => boolean,
): boolean {
	const at = tilesAt(rt, number);
	for (let kind = 0; kind < rt.program.tiles.length; kind++)
		for (let i = rt.m[at + kind]!; i > 0; i--) if (visit(kind)) return true;
	return false;
}

export function stowTile(rt: Runtime, number: number, kind: number): void {
	const at = tilesAt(rt, number) + kind;
	rt.arena.set(at, rt.m[at]! + 1);
}

export function takeTile(rt: Runtime, number: number, kind: number): boolean {
	const at = tilesAt(rt, number) + kind;
	if (rt.m[at] === 0) return false;
	rt.arena.set(at, rt.m[at]! - 1);
	return true;
}

/** Zones as a game begins: tiles that lie in them; pieces that start in a stack lie in order of their numbers, the last on top. */
export function beginZones(rt: Runtime): void {
	const { program, m, WHERE, zoneFirst } = rt;
	const { HEIGHT } = rt.optional;
	for (const { tile, zone, copies } of program.deck.held ?? []) {
		const owners = program.zones[zone]!.per === 'seat' ? rt.seats : 1;
		for (let owner = 0; owner < owners; owner++)
			m[tilesAt(rt, zoneFirst[zone]! + owner) + tile]! += copies;
	}
	if (HEIGHT >= 0)
		for (let p = 0; p < rt.pieceKind.length; p++)
			if (m[WHERE + p] === Where.zone) m[HEIGHT + p] = p;
	beginPlaces(rt);
}
