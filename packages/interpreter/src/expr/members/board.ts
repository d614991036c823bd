import { rootOf } from '../../board/features.ts';
import { cellTile, staysInGrid } from '../../board/grid.ts';
import {
	forEachPlacementSide,
	placementSideFacing,
	placementSideKind,
} from '../../board/placement-sides.ts';
import { countPlacements, forEachPlacement } from '../../board/placement-table.ts';
import { forEachTileOf } from '../../board/queries.ts';
import { facingSide, isOuterSide, segmentAtSide, sideKind } from '../../board/sides.ts';
import {
	forEachCellBeyond,
	forEachTileCell,
	forEachTileSegment,
	tileCellCount,
	tileCount,
	tileSegmentEnd,
	tileSegmentStart,
} from '../../board/tiles.ts';
import { deckLeft } from '../../run/deck.ts';
import { Header } from '../../run/header.ts';
import { forEachPieceOnTile } from '../../run/place-lists.ts';
import type { Runtime } from '../../run/runtime.ts';
import type { Bool, Num } from '../backend.ts';
import type { Closures } from '../closures.ts';
import {
	containing,
	gather,
	read,
	value,
	walk,
	type MemberImpl,
	type MemberTable,
} from './shape.ts';

const { active: ACTIVE, drawn: DRAWN, placed: PLACED } = Header;

/** From entering by one side to leaving by another: straight 0, left 1, right 2. */
const bend: MemberImpl = {
	num: (c, args) => {
		const a = c.num(args[0]!);
		const b = c.num(args[1]!);
		return () => {
			const by = ((b() & 3) - (a() & 3) + 4) & 3;
			return by === 2 ? 0 : by === 1 ? 1 : 2;
		};
	},
};

/** Seats, tiles, cells, sides, placements. */
export const boardMembers: MemberTable = {
	active: value(
		({ rt: { m } }) =>
			() =>
				m[ACTIVE]!,
	),
	placed: value(
		({ rt: { m } }) =>
			() =>
				m[PLACED]!,
	),
	drawn: value(
		({ rt: { m } }) =>
			() =>
				m[DRAWN]!,
	),
	'deck.size': value((c) => tilesLeft(c)),
	'deck.empty': {
		bool: (c) => {
			const left = tilesLeft(c);
			return () => left() === 0;
		},
	},
	seats: {
		each: (c, _args, slot, body) => {
			const { m, seats, temps } = c.rt;
			return () => {
				const first = m[ACTIVE]!;
				for (let i = 0; i < seats; i++) {
					const s = first + i;
					temps[slot] = s < seats ? s : s - seats;
					if (body()) return true;
				}
				return false;
			};
		},
		size: (c) => () => c.rt.seats,
		contains: (c) => (s) => s >= 0 && s < c.rt.seats,
	},
	'others(seat)': walk(({ rt: { m, seats } }) => (seat, visit) => {
		const first = m[ACTIVE]!;
		for (let i = 0; i < seats; i++) {
			const s = (first + i) % seats;
			if (s !== seat && visit(s)) return true;
		}
		return false;
	}),
	'left(seat)': read(
		({ rt: { seats } }) =>
			(seat) =>
				(seat + 1) % seats,
	),
	'seat.score': read(
		({ rt: { m, SCORE } }) =>
			(seat) =>
				m[SCORE + seat]!,
		0,
	),

	'board.tiles': {
		contains: (c) => (t) => t >= 0 && t < tileCount(c.rt.board),
		each: (c, _args, slot, body) => {
			const { board, temps } = c.rt;
			return () => {
				const n = tileCount(board);
				for (let t = 0; t < n; t++) {
					temps[slot] = t;
					if (body()) return true;
				}
				return false;
			};
		},
		size: (c) => () => tileCount(c.rt.board),
	},
	'tile.kind': read(
		({ rt: { m, board } }) =>
			(t) =>
				m[board.TILE_KIND + t]!,
	),
	'tile.cell': read(
		({ rt: { m, board } }) =>
			(t) =>
				m[board.TILE_CELL + t]!,
	),
	'tile.cells': walk(
		({ rt: { board } }) =>
			(t, visit) =>
				forEachTileCell(board, t, visit),
	),
	'tile.segments': {
		each: (c, args, slot, body) => {
			const { board, temps, program } = c.rt;
			const on = c.num(args[0]!);
			const grows = program.code.some((i) => i.op === 'add-segment');
			if (grows) return walkOver(c, on, slot, body);
			return () => {
				const t = on();
				if (t < 0) return false;
				const end = tileSegmentEnd(board, t);
				for (let s = tileSegmentStart(board, t); s < end; s++) {
					temps[slot] = s;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'tile.spots': walk(({ rt: { board, m, program } }) => {
		const point = program.kinds.map((k) => k.connect === 'point');
		return (t, visit) => {
			const end = tileSegmentEnd(board, t);
			for (let s = tileSegmentStart(board, t); s < end; s++)
				if (point[m[board.KIND + rootOf(board, s)]!] && visit(s)) return true;
			return false;
		};
	}),
	'tile.segments(set(kind))': {
		each: (c, args, slot, body) => {
			const { board, m, temps } = c.rt;
			const tile = c.num(args[0]!);
			const wanted = c.rt.newTemp();
			let kind = -1;
			const isWanted = c.each(args[1]!, wanted, () => temps[wanted] === kind);
			if (c.rt.program.code.some((i) => i.op === 'add-segment')) {
				const visit = (s: number): boolean => {
					kind = m[board.KIND + s]!;
					if (!isWanted()) return false;
					temps[slot] = s;
					return body();
				};
				return () => {
					const t = tile();
					return t >= 0 && forEachTileSegment(board, t, visit);
				};
			}
			return () => {
				const t = tile();
				if (t < 0) return false;
				const end = tileSegmentEnd(board, t);
				for (let s = tileSegmentStart(board, t); s < end; s++) {
					kind = m[board.KIND + rootOf(board, s)]!;
					if (isWanted()) {
						temps[slot] = s;
						if (body()) return true;
					}
				}
				return false;
			};
		},
	},
	'tile.sides': walk(
		({ rt: { board } }) =>
			(t, visit) =>
				forEachTileCell(board, t, (cell) => {
					for (let d = 0; d < 4; d++)
						if (isOuterSide(board, t, cell, d) && visit(cell * 4 + d)) return true;
					return false;
				}),
	),
	'tile.pieces': containing(
		walk(
			({ rt }) =>
				(t, visit) =>
					forEachPieceOnTile(rt, t, visit),
		),
		({ rt }) =>
			(t, p) =>
				rt.pieceTile(p) === t,
	),

	'cell.tile': read(
		({ rt: { board } }) =>
			(cell) =>
				cellTile(board, cell),
	),
	'around(cell)': walk(({ rt: { board } }) => (cell, visit) => {
		for (const d of board.ring) if (visit(cell + d)) return true;
		return false;
	}),
	'around(tile)': gather(
		({ rt }) =>
			(t, emit) =>
				aroundTile(rt, t, emit),
	),
	'around(segment)': gather(
		({ rt }) =>
			(s, emit) =>
				aroundTile(rt, rt.m[rt.board.SEGMENT_TILE + s]!, emit),
	),
	'around(feature)': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { board, temps, m } = rt;
			const on = c.num(args[0]!);
			const wide = (f: number, emit: (v: number) => void): void => {
				const own = new Set<number>();
				forEachTileOf(board, f, (t) => forEachTileCell(board, t, (cell) => (own.add(cell), false)));
				for (const cell of own) for (const d of board.ring) if (!own.has(cell + d)) emit(cell + d);
			};
			return () => {
				const f = on();
				if (f < 0) return false;
				const t = m[board.SEGMENT_TILE + f]!;
				if (m[board.SIZE + f] !== 1 || tileCellCount(board, t) !== 1)
					return c.distinct((emit) => wide(f, emit), slot, body);
				const cell = m[board.TILE_CELL + t]!;
				const { ring } = board;
				for (let i = 0; i < 8; i++) {
					temps[slot] = cell + ring[i]!;
					if (body()) return true;
				}
				return false;
			};
		},
	},
	'around(placement)': walk(
		({ rt: { board, m } }) =>
			(p, visit) =>
				forEachCellBeyond(board, m[DRAWN]!, p, board.ring, visit),
	),
	'beside(tile)': gather(({ rt: { board } }) => (t, emit) => {
		forEachTileCell(board, t, (cell) => {
			for (const d of board.steps) if (cellTile(board, cell + d) !== t) emit(cell + d);
			return false;
		});
	}),
	'cross(tile,int)': {
		each: (c, args, slot, body) => {
			const { board } = c.rt;
			const tile = c.num(args[0]!);
			const reach = c.num(args[1]!);
			return () => {
				const t = tile();
				const n = Math.min(reach(), board.width);
				return (
					t >= 0 &&
					c.distinct(
						(emit) =>
							void forEachTileCell(board, t, (cell) => {
								emit(cell);
								for (const d of board.steps)
									for (let i = 1; i <= n && staysInGrid(board, cell, d, i); i++) emit(cell + d * i);
								return false;
							}),
						slot,
						body,
					)
				);
			};
		},
	},

	'side.kind': read(
		({ rt: { board } }) =>
			(s) =>
				sideKind(board, s >> 2, s & 3),
	),
	'side.facing': read(
		({ rt: { board } }) =>
			(s) =>
				facingSide(board, s >> 2, s & 3),
	),
	'side.tile': read(
		({ rt: { board } }) =>
			(s) =>
				cellTile(board, s >> 2),
	),
	'side.segment': read(
		({ rt: { board } }) =>
			(s) =>
				segmentAtSide(board, s >> 2, s & 3),
	),

	'placements(tile-kind)': {
		each: (c, args, slot, body) => {
			const { board, temps } = c.rt;
			const kind = c.num(args[0]!);
			const visit = (p: number): boolean => {
				temps[slot] = p;
				return body();
			};
			return () => {
				const k = kind();
				return k >= 0 && forEachPlacement(board, k, visit);
			};
		},
		size: (c, args) => {
			const { board } = c.rt;
			const kind = c.num(args[0]!);
			return () => {
				const k = kind();
				return k < 0 ? 0 : countPlacements(board, k);
			};
		},
	},
	'placement.tile': value(
		({ rt: { m } }) =>
			() =>
				m[DRAWN]!,
	),
	'placement.cell': read(() => (p) => p >> 2),
	// a side of the tile in hand: placement of its cell's own cell * 4 + direction, kept apart from laid sides by its type
	'placement.sides': walk(
		({ rt: { board, m } }) =>
			(p, visit) =>
				forEachPlacementSide(board, m[DRAWN]!, p, visit),
	),
	'placement-side.kind': read(
		({ rt: { board, m } }) =>
			(s) =>
				placementSideKind(board, m[DRAWN]!, s),
	),
	'placement-side.facing': read(
		({ rt: { board } }) =>
			(s) =>
				placementSideFacing(board, s),
	),
	'turn(side,side)': bend,
	'turn(placement-side,placement-side)': bend,
};

/** Segments of a tile that may have got more than were printed. */
function walkOver(c: Closures, tile: Num, slot: number, body: Bool): Bool {
	const { board, temps } = c.rt;
	const visit = (s: number): boolean => {
		temps[slot] = s;
		return body();
	};
	return () => {
		const t = tile();
		return t >= 0 && forEachTileSegment(board, t, visit);
	};
}

function aroundTile(rt: Runtime, t: number, emit: (v: number) => void): void {
	const { board } = rt;
	forEachTileCell(board, t, (cell) => {
		for (const d of board.ring) if (cellTile(board, cell + d) !== t) emit(cell + d);
		return false;
	});
}

/** Tiles left in all groups of the deck, up to the number of draws the rules set. */
function tilesLeft(c: Closures): Num {
	const { rt } = c;
	const { size } = rt.program.deck;
	const draws = size ? c.num(size) : undefined;
	return () => deckLeft(rt, draws);
}
