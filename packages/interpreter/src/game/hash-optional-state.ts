import { unusualPlaces } from './unusual-places.ts';
import { isRemoved } from '../board/added-segments.ts';
import { rootOf, segmentCount } from '../board/features.ts';
import { linkAt, linkCount } from '../board/links.ts';
import { forEachSide, printedKind, sideKind } from '../board/sides.ts';
import { tileCount } from '../board/tiles.ts';
import { featureSet } from '../run/feature-set.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { Keyed, Seen } from '../run/optional-columns.ts';
import { Entry } from '../run/runtime.ts';
import { forEachTileOfPlace } from '../run/tile-places.ts';
import { zoneOf } from '../run/zones.ts';
import { cellKey, segmentKey, spellValue } from './keys.ts';

export function placeKey(machine: Machine, segment: number): string {
	const { m, board } = machine.rt;
	if (segment < 0) return '-';
	if (m[board.KIND + segment]! < 0) return 'gone';
	const tile = m[board.SEGMENT_TILE + segment]!;
	return `${segmentKey(machine, segment)} ${cellKey(machine, m[board.TILE_CELL + tile]!)}`;
}

export function featureKey(machine: Machine, segment: number): string {
	const { m, board } = machine.rt;
	return placeKey(machine, segment < 0 ? -1 : m[board.FIRST_SEGMENT + rootOf(board, segment)]!);
}

export function zoneKey(machine: Machine, number: number): string {
	const { rt, program } = machine;
	const { m, board } = rt;
	const { zone, owner } = zoneOf(rt, number);
	const { id, per } = program.zones[zone]!;
	if (per === 'game') return id;
	if (per === 'seat') return `${id} of ${owner}`;
	if (per === 'feature') return `${id} of ${placeKey(machine, owner)}`;
	if (per === 'tile') return `${id} of ${cellKey(machine, m[board.TILE_CELL + owner]!)}`;
	return `${id} of ${spellValue(machine, 'piece', owner)}`;
}

/** Describes state that only some programs have, independently of the layout of the arena; empty for all others. */
export function describeOptionalState(machine: Machine): string[] {
	return [
		...changedBoard(machine),
		...tilesOff(machine),
		...usesOfLimits(machine),
		...running(machine),
		...histories(machine),
	];
}

function changedBoard(machine: Machine): string[] {
	const { rt, program } = machine;
	const { ops } = featureSet(program);
	const { m, board } = rt;
	const out: string[] = [];
	for (let i = 0; i < linkCount(board); i++) {
		const { a, b, piece } = linkAt(board, i);
		const ends = [placeKey(machine, a), placeKey(machine, b)].sort();
		out.push(`link ${ends.join(' ')} by ${spellValue(machine, 'piece', piece)}`);
	}
	if (!ops.has('add-segment') && !ops.has('override-edge') && !ops.has('convert')) return out;
	for (let s = 0; s < segmentCount(board); s++) {
		if (isRemoved(board, s)) continue;
		const kind = program.kinds[m[board.KIND + s]!]!.id;
		const tile = program.tiles[m[board.TILE_KIND + m[board.SEGMENT_TILE + s]!]!]!;
		const printed = tile.segments[m[board.SEGMENT_INDEX + s]!];
		if (printed?.kind !== kind) out.push(`is ${placeKey(machine, s)}`);
	}
	for (let t = 0; t < tileCount(board); t++)
		forEachSide(board, t, (side) => {
			const kind = sideKind(board, side >> 2, side & 3);
			if (kind !== printedKind(board, side >> 2, side & 3))
				out.push(
					`side ${cellKey(machine, side >> 2)} ${side & 3} ${program.kinds[kind]?.id ?? '-'}`,
				);
			return false;
		});
	return out;
}

function tilesOff(machine: Machine): string[] {
	const { rt, program } = machine;
	const { m, optional, ASIDE } = rt;
	const out: string[] = [];
	program.zones.forEach((zone, z) => {
		if (zone.holds !== 'tiles') return;
		const kinds = program.tiles.length;
		const rows = rt.zoneFirst[z + 1]! - rt.zoneFirst[z]!;
		const base = optional.TILES + rt.tileZoneFirst[z]! * kinds;
		const inside = new Map<number, string[]>();
		for (const k of unusualPlaces(m, base, rows * kinds, 0)) {
			const row = Math.floor(k / kinds);
			const copies = new Array<string>(m[base + k]!).fill(program.tiles[k % kinds]!.id);
			inside.set(row, [...(inside.get(row) ?? []), ...copies]);
		}
		for (const [row, names] of inside) {
			const shown = m[optional.SHOWN + rt.tileZoneFirst[z]! + row]!;
			out.push(
				`tiles ${zoneKey(machine, rt.zoneFirst[z]! + row)} ${names.join(' ')}${shown === Seen.byPlace ? '' : ` shown ${shown}`}`,
			);
		}
	});
	const boxed: string[] = [];
	forEachTileOfPlace(rt, 'box', (kind) => boxed.push(program.tiles[kind]!.id) < 0);
	if (boxed.length > 0) out.push(`box ${boxed.join(' ')}`);
	const aside = Array.from(
		m.subarray(ASIDE, ASIDE + m[Header.aside]!),
		(w) => program.tiles[w & 65535]!.id,
	);
	if (aside.length > 0) out.push(`aside ${aside.sort().join(' ')}`);
	return out;
}

function usesOfLimits({ rt, program }: Machine): string[] {
	const { m, LIMITS, optional } = rt;
	const out = program.limits.flatMap((l, i) =>
		m[LIMITS + i] === 0 ? [] : [`limit ${l.id} ${m[LIMITS + i]}`],
	);
	for (let i = 0; i < m[Header.keyed]!; i++) {
		const at = optional.KEYED + i * Keyed.words;
		const limit = program.limits[m[at + Keyed.limit]!]!;
		out.push(`limit ${limit.id} ${m[at + Keyed.key]} ${m[at + Keyed.used]}`);
	}
	return out;
}

function running(machine: Machine): string[] {
	const { rt, program } = machine;
	const { m, WAVE, GAINED, RETURNED } = rt;
	const { calls } = featureSet(program);
	const out: string[] = [];
	for (let i = 0; i < m[Header.waveCount]!; i++) {
		const at = WAVE + i * Entry.words;
		out.push(
			`wave ${featureKey(machine, m[at]!)} ${program.reasons[m[at + Entry.reason]!]!} ${m[at + Entry.owners]} ${m[at + Entry.worth]}`,
		);
	}
	if (calls.has('wave.gained(seat)'))
		for (let s = 0; s < rt.seats; s++)
			if (m[GAINED + s] !== 0) out.push(`gained ${s} ${m[GAINED + s]}`);
	if (calls.has('wave.returned'))
		for (let i = 0; i < m[Header.returned]!; i++)
			out.push(`returned ${spellValue(machine, 'piece', m[RETURNED + i]!)}`);
	const words = {
		granted: Header.granted,
		turns: Header.turns,
		...(calls.has('final') && { final: Header.final }),
		declined: Header.declined,
		draws: Header.draws,
	};
	for (const [name, word] of Object.entries(words))
		if (m[word] !== 0) out.push(`${name} ${m[word]}`);
	let depth = 0;
	for (let at = m[Header.run]!; at > 0; at = m[at]!) depth++;
	if (depth > 0) out.push(`runs ${depth}`);
	return out;
}

function histories(machine: Machine): string[] {
	const { rt, program } = machine;
	const { m, optional, board } = rt;
	const { LAST, CAUSE, OWNER } = optional;
	const out: string[] = [];
	for (let p = 0; p < rt.pieceKind.length; p++) {
		const id = `${rt.pieceOwner[p]} ${program.pieces[rt.pieceKind[p]!]!.id}`;
		if (LAST >= 0 && m[LAST + p]! >= 0) out.push(`last ${id} ${placeKey(machine, m[LAST + p]!)}`);
		if (CAUSE >= 0 && m[CAUSE + p]! >= 0) out.push(`cause ${id} ${program.causes[m[CAUSE + p]!]!}`);
	}
	if (OWNER >= 0)
		for (let t = 0; t < tileCount(board); t++)
			out.push(`laid ${cellKey(machine, m[board.TILE_CELL + t]!)} ${m[OWNER + t]}`);
	return out;
}
