import { rootOf } from '../../board/features.ts';
import { cellTile, staysInGrid } from '../../board/grid.ts';
import { isOuterSide } from '../../board/sides.ts';
import {
	forEachTileCell,
	forEachTileSegment,
	tileCellAt,
	tileSegmentEnd,
	tileSegmentStart,
} from '../../board/tiles.ts';
import { forEachPieceOnTile } from '../../run/place-lists.ts';
import type { Bool } from '../backend.ts';
import type { Closures } from '../closures.ts';
import type { Get } from '../values.ts';
import { aroundTile, emitRay, cellStepsAway } from './cell-walks.ts';
import { recordedWord } from './history.ts';
import { type Meanings, containing, gather, gatherBy, read, testTwo, walk } from './meaning.ts';
import { tagged } from './tags.ts';
import { groupsOf } from './tile-groups.ts';

export const tileMeanings: Meanings<'tile'> = {
	'tile.kind': read(
		({ m, board }) =>
			(t) =>
				m[board.TILE_KIND + t]!,
	),
	'tile.group': read((rt) => {
		const group = groupsOf(rt);
		return (t) => group[rt.m[rt.board.TILE_KIND + t]!]!;
	}),
	'tile.cell': read(
		({ m, board }) =>
			(t) =>
				m[board.TILE_CELL + t]!,
	),
	'tile.cells': walk(
		({ board }) =>
			(t, visit) =>
				forEachTileCell(board, t, visit),
	),
	'tile.segments': {
		each: (c, args, slot, body) => {
			const { board, temps, program } = c.rt;
			const on = c.num(args[0]);
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
	'tile.segments(set(kind))': {
		each: (c, args, slot, body) => {
			const { board, m, temps } = c.rt;
			const tile = c.num(args[0]);
			const wanted = c.rt.newTemp();
			let kind = -1;
			const isWanted = c.each(args[1], wanted, () => temps[wanted] === kind);
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
	'tile.spots': walk(({ board, m, program }) => {
		const point = program.kinds.map((k) => k.connect === 'point');
		return (t, visit) => {
			const end = tileSegmentEnd(board, t);
			for (let s = tileSegmentStart(board, t); s < end; s++)
				if (point[m[board.KIND + rootOf(board, s)]!] && visit(s)) return true;
			return false;
		};
	}),
	'tile.sides': walk(
		({ board }) =>
			(t, visit) =>
				forEachTileCell(board, t, (cell) => {
					for (let d = 0; d < 4; d++)
						if (isOuterSide(board, t, cell, d) && visit(cell * 4 + d)) return true;
					return false;
				}),
	),
	'tile.pieces': containing(
		walk((rt) => (t, visit) => forEachPieceOnTile(rt, t, visit)),
		(rt) => (t, p) => rt.pieceTile(p) === t,
	),
	// a corner is named by the cell whose north-west corner it is
	'tile.corners': gather(({ board }) => (t, emit) => {
		forEachTileCell(board, t, (cell) => {
			for (const corner of [cell, cell + 1, cell + board.width, cell + board.width + 1])
				emit(corner);
			return false;
		});
	}),
	'tile.has': tagged(
		({ m, board }) =>
			(t) =>
				m[board.TILE_KIND + t]!,
	),
	'tile.turn': read(
		({ m, board }) =>
			(t) =>
				m[board.TILE_ROTATION + t]!,
	),
	'tile.owner': recordedWord('OWNER'),
	'tile.shows(kind)': testTwo(
		({ board, m }) =>
			(t, kind) =>
				forEachTileSegment(board, t, (s) => m[board.KIND + s] === kind),
	),
	'around(tile)': gather((rt) => (t, emit) => aroundTile(rt, t, emit)),
	'beside(tile)': gather(({ board }) => (t, emit) => {
		forEachTileCell(board, t, (cell) => {
			for (const d of board.steps) if (cellTile(board, cell + d) !== t) emit(cell + d);
			return false;
		});
	}),
	'cross(tile,int)': {
		each: (c, args, slot, body) => {
			const { board } = c.rt;
			const tile = c.num(args[0]);
			const reach = c.num(args[1]);
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
	'rays(tile)': gather(({ board }) => (t, emit) => {
		for (const direction of [1, 3, 5, 7])
			forEachTileCell(board, t, (cell) => (emitRay(board, t, cell, direction, emit), false));
	}),
	'ray(tile,int)': gatherBy(({ board }, t, direction, emit) =>
		emitRay(board, t, tileCellAt(board, t, 0), direction, emit),
	),
	'ahead(tile,int,int)': {
		num: (c, args) => {
			const { board, m } = c.rt;
			const [tile, direction, n] = [c.num(args[0]), c.num(args[1]), c.num(args[2])];
			return () => {
				const t = tile();
				return t < 0 ? -1 : cellStepsAway(board, m[board.TILE_CELL + t]!, direction(), n());
			};
		},
	},
};

function walkOver(c: Closures, tile: Get<'tile'>, slot: number, body: Bool): Bool {
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
