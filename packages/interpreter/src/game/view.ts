import { xOf, yOf } from '../board/grid.ts';
import { tileCount, tileSegmentEnd, tileSegmentStart } from '../board/tiles.ts';
import { Header } from '../run/header.ts';
import type { Machine } from '../run/machine.ts';
import { Where } from '../run/runtime.ts';
import { segmentKey } from './keys.ts';
import { seesFace, zoneOf } from './seen.ts';
import { unseenTiles, zonesView, type ZoneView } from './zones-view.ts';

export interface TileView {
	readonly tile: number;
	readonly id: string;
	readonly x: number;
	readonly y: number;
	readonly rotation: number;
	/** Per segment of the tile as declared: its running number on the board, or -1 when its kind is not in play. */
	readonly segments: readonly number[];
}

export interface PieceView {
	/** Its running number; below 0 where its face is hidden, since the number would reveal it. */
	readonly piece: number;
	readonly kind: string;
	/** The seat, or -1 for neutral and shared pieces. */
	readonly owner: number;
	readonly at:
		| {
				readonly on: 'segment';
				readonly segment: number;
				readonly tile: number;
				readonly x: number;
				readonly y: number;
				readonly key: string;
		  }
		| { readonly on: 'tile' | 'cell' | 'corner'; readonly x: number; readonly y: number }
		| { readonly on: 'space' | 'zone'; readonly id: string; readonly seat: number }
		| { readonly on: 'piece'; readonly piece: number }
		| { readonly on: 'off-board' };
	/** Absent without faces and where this seat may not see it. */
	readonly face?: number;
}

export interface SeatView {
	readonly seat: number;
	readonly score: number;
	readonly supply: readonly { readonly kind: string; readonly left: number }[];
}

/** The part of a game that one seat may see (or, without a seat, everybody). */
export interface GameView {
	readonly turn: number;
	readonly active: number;
	readonly over: boolean;
	readonly placed: number;
	readonly drawn: string | undefined;
	readonly tiles: readonly TileView[];
	readonly pieces: readonly PieceView[];
	readonly seats: readonly SeatView[];
	/** Tiles not yet drawn as far as this seat knows, by id; their order nobody knows. */
	readonly left: readonly { readonly id: string; readonly left: number }[];
	readonly registers: readonly { readonly id: string; readonly value: number }[];
	readonly zones: readonly ZoneView[];
}

/** The state as `seat` may see it; hidden faces are left out, hidden orders never appear. */
export function viewOf(machine: Machine, seat?: number): GameView {
	const { rt, program } = machine;
	const { m, board } = rt;
	const drawn = m[Header.drawn]!;
	return {
		turn: m[Header.turn]!,
		active: m[Header.active]!,
		over: machine.over,
		placed: m[Header.placed]!,
		drawn: drawn < 0 ? undefined : program.tiles[drawn]!.id,
		tiles: Array.from({ length: tileCount(board) }, (_, t) => tileView(machine, t)),
		pieces: piecesView(machine, seat),
		seats: Array.from({ length: rt.seats }, (_, s) => ({
			seat: s,
			score: m[rt.SCORE + s]!,
			supply: program.pieces.flatMap((k, i) =>
				k.perSeat > 0 ? [{ kind: k.id, left: m[rt.SUPPLY + s * program.pieces.length + i]! }] : [],
			),
		})),
		left: tilesLeft(machine, seat),
		zones: zonesView(machine, seat),
		registers: program.registers.flatMap((r, i) =>
			rt.registerSize[i] === 1 ? [{ id: r.id, value: m[rt.REGISTER[i]!]! }] : [],
		),
	};
}

function tileView(machine: Machine, t: number): TileView {
	const { rt, program } = machine;
	const { m, board } = rt;
	const ir = program.tiles[m[board.TILE_KIND + t]!]!;
	const segments = new Array<number>(ir.segments.length).fill(-1);
	for (let s = tileSegmentStart(board, t); s < tileSegmentEnd(board, t); s++) {
		const index = m[board.SEGMENT_INDEX + s]!;
		if (index >= 0 && index < segments.length) segments[index] = s;
	}
	const cell = m[board.TILE_CELL + t]!;
	return {
		tile: t,
		id: ir.id,
		x: xOf(board, cell),
		y: yOf(board, cell),
		rotation: m[board.TILE_ROTATION + t]!,
		segments,
	};
}

const hidden = -1;

/** Pieces off their supplies: those that can be distinguished by number, then the hidden ones, alike but for their places. */
function piecesView(machine: Machine, seat: number | undefined): PieceView[] {
	const { rt } = machine;
	const known: PieceView[] = [];
	const unknown: { readonly view: PieceView; readonly place: string }[] = [];
	for (let p = 0; p < rt.pieceKind.length; p++) {
		if (rt.m[rt.WHERE + p] === Where.supply) continue;
		const view = pieceView(machine, p, seat);
		if (view.piece === hidden) unknown.push({ view, place: JSON.stringify(view) });
		else known.push(view);
	}
	unknown.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
	return [...known, ...unknown.map(({ view }, i) => ({ ...view, piece: hidden - i }))];
}

function pieceView(machine: Machine, p: number, seat: number | undefined): PieceView {
	const { rt, program } = machine;
	const { m, board } = rt;
	const kind = program.pieces[rt.pieceKind[p]!]!;
	const where = m[rt.WHERE + p]!;
	const ref = m[rt.REF + p]!;
	const at = ((): PieceView['at'] => {
		switch (where) {
			case Where.segment: {
				const tile = m[board.SEGMENT_TILE + ref]!;
				const cell = m[board.TILE_CELL + tile]!;
				return {
					on: 'segment',
					segment: ref,
					tile,
					x: xOf(board, cell),
					y: yOf(board, cell),
					key: segmentKey(machine, ref),
				};
			}
			case Where.tile:
			case Where.cell:
			case Where.corner: {
				const cell = where === Where.tile ? m[board.TILE_CELL + ref]! : ref;
				return {
					on: where === Where.tile ? 'tile' : where === Where.cell ? 'cell' : 'corner',
					x: xOf(board, cell),
					y: yOf(board, cell),
				};
			}
			case Where.space:
				return { on: 'space', id: program.spaces[ref]!.id, seat: -1 };
			case Where.zone: {
				const zone = zoneOf(machine, ref);
				return { on: 'zone', id: program.zones[zone.index]!.id, seat: zone.seat };
			}
			case Where.piece:
				return { on: 'piece', piece: ref };
			default:
				return { on: 'off-board' };
		}
	})();
	const faced = kind.faces.length > 0;
	if (faced && !seesFace(machine, p, seat))
		return { piece: hidden, kind: kind.id, owner: rt.pieceOwner[p]!, at };
	return {
		piece: p,
		kind: kind.id,
		owner: rt.pieceOwner[p]!,
		at,
		...(faced ? { face: m[rt.FACE + p]! } : {}),
	};
}

function tilesLeft(machine: Machine, seat: number | undefined): { id: string; left: number }[] {
	const { rt, program } = machine;
	const { m } = rt;
	const left = new Map<number, number>();
	for (const kind of unseenTiles(machine, seat)) left.set(kind, (left.get(kind) ?? 0) + 1);
	for (let g = 0; g < rt.groupBase.length; g++)
		for (let i = 0; i < m[rt.GROUP_TILES + g]!; i++) {
			const kind = m[rt.DECK + rt.groupBase[g]! + i]!;
			left.set(kind, (left.get(kind) ?? 0) + 1);
		}
	return program.tiles.flatMap((t, i) => (left.has(i) ? [{ id: t.id, left: left.get(i)! }] : []));
}
