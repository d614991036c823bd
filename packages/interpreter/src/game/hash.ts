import { appendAll } from '@tilewright/schema';
import { tileCount } from '../board/tiles.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { Where } from '../run/runtime.ts';
import { piecesIn, zoneOf } from '../run/zones.ts';
import { describeOptionalState, featureKey, placeKey, zoneKey } from './hash-optional-state.ts';
import { cellKey } from './keys.ts';
import { unusualPlaces } from './unusual-places.ts';

/** Two independent 32-bit FNV-1a digests as 16 hexadecimal digits. */
export function digestText(text: string): string {
	let a = 0x811c9dc5;
	let b = 0x1b873593;
	for (let i = 0; i < text.length; i++) {
		const c = text.charCodeAt(i);
		a = Math.imul(a ^ c, 0x01000193);
		b = Math.imul(b ^ c, 0x85ebca6b);
		b ^= b >>> 13;
	}
	return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/**
 * The description of a state, by names that do not depend on the layout of the arena or on anything absent: tiles, pieces off
 * their supplies, registers off their defaults, scores, the place in the timeline, streams drawn from, tiles left.
 */
export function describeState(machine: Machine): string[] {
	const { rt, program } = machine;
	const { m, board } = rt;
	const out: string[] = [];
	const tiles = tileCount(board);
	for (let t = 0; t < tiles; t++)
		out.push(
			`tile ${program.tiles[m[board.TILE_KIND + t]!]!.id} ${cellKey(machine, m[board.TILE_CELL + t]!)} r${m[board.TILE_ROTATION + t]!}`,
		);
	for (let p = 0; p < rt.pieceKind.length; p++) {
		const where = m[rt.WHERE + p]!;
		const kind = program.pieces[rt.pieceKind[p]!]!;
		const starts = kind.starts.in === 'supply' ? Where.supply : undefined;
		if (where === starts) continue;
		const seen = rt.optional.SEEN < 0 ? 0 : m[rt.optional.SEEN + p]!;
		out.push(
			`piece ${rt.pieceOwner[p]!} ${kind.id}${kind.faces.length > 0 ? ` ${m[rt.FACE + p]!}` : ''} ${pieceAt(machine, p)}${seen === 0 ? '' : ` seen ${seen}`}`,
		);
	}
	program.registers.forEach((r, i) => {
		const base = rt.REGISTER[i]!;
		for (const k of unusualPlaces(m, base, rt.registerSize[i]!, r.default))
			out.push(`register ${r.id} ${registerKey(machine, r.per, k)} ${m[base + k]!}`);
	});
	for (let s = 0; s < rt.seats; s++) out.push(`score ${s} ${m[rt.SCORE + s]!}`);
	for (let g = 0; g < rt.groupBase.length; g++) {
		const left = Array.from(
			m.subarray(rt.DECK + rt.groupBase[g]!, rt.DECK + rt.groupBase[g]! + m[rt.GROUP_TILES + g]!),
			(k) => program.tiles[k]!.id,
		);
		if (left.length > 0) out.push(`deck ${program.deck.groups[g]!.id} ${left.sort().join(' ')}`);
	}
	program.streams.forEach((name, i) => {
		const at = rt.STREAMS + i * 4;
		out.push(`stream ${name} ${m[at]} ${m[at + 1]} ${m[at + 2]} ${m[at + 3]}`);
	});
	const decision = m[Header.decision]!;
	out.push(
		`at ${m[Header.status]!} ${m[Header.turn]!} ${m[Header.part]!} ${m[Header.active]!} ${decision < 0 ? '-' : program.decisions[decision]!.id} ${m[Header.drawn]! < 0 ? '-' : program.tiles[m[Header.drawn]!]!.id}`,
	);
	appendAll(out, describeOptionalState(machine));
	return out.sort();
}

function pieceAt(machine: Machine, p: number): string {
	const { rt, program } = machine;
	const { m, board } = rt;
	const ref = m[rt.REF + p]!;
	switch (m[rt.WHERE + p]) {
		case Where.supply:
			return 'supply';
		case Where.segment:
			return `on ${placeKey(machine, ref)}`;
		case Where.tile:
			return `on tile ${cellKey(machine, m[board.TILE_CELL + ref]!)}`;
		case Where.cell:
		case Where.corner:
			return `at ${cellKey(machine, ref)}`;
		case Where.space:
			return `in ${program.spaces[ref]!.id}`;
		case Where.zone:
			return `zone ${zoneKey(machine, ref)}${stackPlace(machine, p, ref)}`;
		case Where.piece:
			return `with ${rt.pieceOwner[ref]} ${program.pieces[rt.pieceKind[ref]!]!.id} ${pieceAt(machine, ref)}`;
		case Where.side:
			return `at side ${cellKey(machine, ref >> 2)} ${ref & 3}`;
		default:
			return 'off';
	}
}

function stackPlace({ rt, program }: Machine, p: number, number: number): string {
	if (program.zones[zoneOf(rt, number).zone]!.order !== 'stack') return '';
	return ` ${piecesIn(rt, number).indexOf(p)}`;
}

function registerKey(machine: Machine, per: string, k: number): string {
	const { m, board } = machine.rt;
	if (per === 'cell') return cellKey(machine, k);
	if (per === 'side') return `${cellKey(machine, k >> 2)}${k & 3}`;
	if (per === 'tile') return cellKey(machine, m[board.TILE_CELL + k]!);
	if (per === 'segment') return placeKey(machine, k);
	if (per === 'feature') return featureKey(machine, k);
	return String(k);
}

/** The digest of a state: equal for equal positions, whatever led to them. */
export function stateHash(machine: Machine): string {
	return digestText(describeState(machine).join('\n'));
}
