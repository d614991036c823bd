import type { Runtime } from '../../run/runtime.ts';
import { deckLeft } from '../../run/deck.ts';
import { Header } from '../../run/header.ts';
import type { Bool, Num } from '../backend.ts';
import type { Closures } from '../closures.ts';
import { gather, read, value, walk, type MemberImpl, type MemberTable } from './shape.ts';

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
				m[Header.active]!,
	),
	placed: value(
		({ rt: { m } }) =>
			() =>
				m[Header.placed]!,
	),
	drawn: value(
		({ rt: { m } }) =>
			() =>
				m[Header.drawn]!,
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
				const first = m[Header.active]!;
				for (let i = 0; i < seats; i++) {
					const s = first + i;
					temps[slot] = s < seats ? s : s - seats;
					if (body()) return true;
				}
				return false;
			};
		},
		size: (c) => () => c.rt.seats,
	},
	'others(seat)': walk(({ rt: { m, seats } }) => (seat, visit) => {
		const first = m[Header.active]!;
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
		each: (c, _args, slot, body) => {
			const { board, temps } = c.rt;
			return () => {
				const n = board.tileCount();
				for (let t = 0; t < n; t++) {
					temps[slot] = t;
					if (body()) return true;
				}
				return false;
			};
		},
		size: (c) => () => c.rt.board.tileCount(),
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
				board.forEachTileCell(t, visit),
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
				const end = board.tileSegmentEnd(t);
				for (let s = board.tileSegmentStart(t); s < end; s++) {
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
			const end = board.tileSegmentEnd(t);
			for (let s = board.tileSegmentStart(t); s < end; s++)
				if (point[m[board.KIND + board.find(s)]!] && visit(s)) return true;
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
					return t >= 0 && board.forEachTileSegment(t, visit);
				};
			}
			return () => {
				const t = tile();
				if (t < 0) return false;
				const end = board.tileSegmentEnd(t);
				for (let s = board.tileSegmentStart(t); s < end; s++) {
					kind = m[board.KIND + board.find(s)]!;
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
				board.forEachTileCell(t, (cell) => {
					for (let d = 0; d < 4; d++)
						if (board.isOuter(t, cell, d) && visit(cell * 4 + d)) return true;
					return false;
				}),
	),
	'tile.pieces': walk(({ rt }) => (t, visit) => {
		for (let p = 0; p < rt.pieceKind.length; p++)
			if (rt.pieceTile(p) === t && visit(p)) return true;
		return false;
	}),

	'cell.tile': read(
		({ rt: { board } }) =>
			(cell) =>
				board.cellTile(cell),
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
				aroundTile(rt, rt.m[rt.board.SEG_TILE + s]!, emit),
	),
	'around(feature)': {
		each: (c, args, slot, body) => {
			const { rt } = c;
			const { board, temps, m } = rt;
			const on = c.num(args[0]!);
			const wide = (f: number, emit: (v: number) => void): void => {
				const own = new Set<number>();
				board.forEachTileOf(f, (t) => board.forEachTileCell(t, (cell) => (own.add(cell), false)));
				for (const cell of own) for (const d of board.ring) if (!own.has(cell + d)) emit(cell + d);
			};
			return () => {
				const f = on();
				if (f < 0) return false;
				const t = m[board.SEG_TILE + f]!;
				if (m[board.SIZE + f] !== 1 || board.tileCellCount(t) !== 1)
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
				board.forEachCellBeyond(m[Header.drawn]!, p, board.ring, visit),
	),
	'beside(tile)': gather(({ rt: { board } }) => (t, emit) => {
		board.forEachTileCell(t, (cell) => {
			for (const d of board.steps) if (board.cellTile(cell + d) !== t) emit(cell + d);
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
							void board.forEachTileCell(t, (cell) => {
								emit(cell);
								for (const d of board.steps)
									for (let i = 1; i <= n && board.inside(cell, d, i); i++) emit(cell + d * i);
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
				board.sideKind(s >> 2, s & 3),
	),
	'side.facing': read(
		({ rt: { board } }) =>
			(s) =>
				board.facing(s >> 2, s & 3),
	),
	'side.tile': read(
		({ rt: { board } }) =>
			(s) =>
				board.cellTile(s >> 2),
	),
	'side.segment': read(
		({ rt: { board } }) =>
			(s) =>
				board.segmentAtSide(s >> 2, s & 3),
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
				return k >= 0 && board.forEachPlacement(k, visit);
			};
		},
		size: (c, args) => {
			const { board } = c.rt;
			const kind = c.num(args[0]!);
			return () => {
				const k = kind();
				return k < 0 ? 0 : board.countPlacements(k);
			};
		},
	},
	'placement.tile': value(
		({ rt: { m } }) =>
			() =>
				m[Header.drawn]!,
	),
	'placement.cell': read(() => (p) => p >> 2),
	// a side of the tile in hand: placement of its cell's own cell * 4 + direction, kept apart from laid sides by its type
	'placement.sides': walk(
		({ rt: { board, m } }) =>
			(p, visit) =>
				board.forEachPlacementSide(m[Header.drawn]!, p, visit),
	),
	'placement-side.kind': read(
		({ rt: { board, m } }) =>
			(s) =>
				board.placementSideKind(m[Header.drawn]!, s),
	),
	'placement-side.facing': read(
		({ rt: { board } }) =>
			(s) =>
				board.placementSideFacing(s),
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
		return t >= 0 && board.forEachTileSegment(t, visit);
	};
}

function aroundTile(rt: Runtime, t: number, emit: (v: number) => void): void {
	const { board } = rt;
	board.forEachTileCell(t, (cell) => {
		for (const d of board.ring) if (board.cellTile(cell + d) !== t) emit(cell + d);
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
