import type { Expr } from '@tilewright/lang';
import { rootOf } from '../../board/features.ts';
import { cellAt, cellTile, staysInGrid, xOf, yOf } from '../../board/grid.ts';
import { boardSide } from '../../board/placement-sides.ts';
import { forEachTileOf } from '../../board/queries.ts';
import {
	forEachCellBeyond,
	forEachTileCell,
	forEachTileSegment,
	tileCellAt,
	tileCellCount,
	tileCount,
} from '../../board/tiles.ts';
import { Header } from '../../run/header.ts';
import type { Runtime } from '../../run/runtime.ts';
import type { Bool } from '../backend.ts';
import type { Closures } from '../closures.ts';
import { kindTest, printedKindTest } from './kind-test.ts';
import { gather, type MemberImpl, type MemberTable, walk } from './shape.ts';

type Board = Runtime['board'];

/** Steps to the east and south in the eight directions, north first. */
const EAST = [0, 1, 1, 1, 0, -1, -1, -1];
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1];

/** The cell n steps from another in a direction (1 north, clockwise to 8), or -1. */
function stepped(board: Board, cell: number, direction: number, n: number): number {
	if (direction < 1 || direction > 8) return -1;
	return cellAt(
		board,
		xOf(board, cell) + EAST[direction - 1]! * n,
		yOf(board, cell) + SOUTH[direction - 1]! * n,
	);
}

/** Covered cells in a row from a cell on, up to the first gap; those of `own` are passed over. */
function emitRay(
	board: Board,
	own: number,
	cell: number,
	direction: number,
	emit: (cell: number) => void,
): void {
	for (let n = 1; ; n++) {
		const next = stepped(board, cell, direction, n);
		if (next < 0) return;
		const there = cellTile(board, next);
		if (there < 0) return;
		if (there !== own) emit(next);
	}
}

/** Cells ahead of a side, to `width` beside the middle row, as far as one beyond the last tile. */
function emitStrip(board: Board, side: number, width: number, emit: (cell: number) => void): void {
	const own = boardSide(side) >> 2;
	const [x, y] = [xOf(board, own), yOf(board, own)];
	const d = side & 3;
	const [dx, dy] = [EAST[d * 2]!, SOUTH[d * 2]!];
	let far = 0;
	for (let t = tileCount(board) - 1; t >= 0; t--)
		forEachTileCell(board, t, (cell) => {
			far = Math.max(far, (xOf(board, cell) - x) * dx + (yOf(board, cell) - y) * dy);
			return false;
		});
	for (let n = 1; n <= far + 1; n++)
		for (let beside = -width; beside <= width; beside++) {
			const cell = cellAt(board, x + dx * n + dy * beside, y + dy * n + dx * beside);
			if (cell >= 0) emit(cell);
		}
}

/** The cells beside a row of cells; of cells in no row, none. */
function emitSides(board: Board, cells: readonly number[], emit: (cell: number) => void): void {
	const [x, y] = [xOf(board, cells[0]!), yOf(board, cells[0]!)];
	const lies = cells.every((c) => yOf(board, c) === y);
	const stands = cells.every((c) => xOf(board, c) === x);
	for (const cell of cells) {
		if (lies) for (const d of [0, 2]) emitInside(board, cell, d, emit);
		if (stands) for (const d of [1, 3]) emitInside(board, cell, d, emit);
	}
}

function emitInside(
	board: Board,
	cell: number,
	direction: number,
	emit: (cell: number) => void,
): void {
	const step = board.steps[direction]!;
	if (staysInGrid(board, cell, step, 1)) emit(cell + step);
}

function cellsOf(board: Board, feature: number): number[] {
	const cells = new Set<number>();
	forEachTileOf(board, feature, (t) =>
		forEachTileCell(board, t, (cell) => (cells.add(cell), false)),
	);
	return [...cells];
}

/** A set of cells that starts from a tile or a side and has a number beside it. */
const from = (
	of: (rt: Runtime, on: number, by: number, emit: (cell: number) => void) => void,
): MemberImpl => ({
	each: (c, args, slot, body) => {
		const on = c.num(args[0]!);
		const by = c.num(args[1]!);
		return () => {
			const id = on();
			return id >= 0 && c.distinct((emit) => of(c.rt, id, by(), emit), slot, body);
		};
	},
});

const strip = from(({ board }, side, width, emit) => emitStrip(board, side, width, emit));

/** Whether a segment lies on one of the cells of its tile; one that names no cell lies on all. */
function liesOn({ board, m, program }: Runtime, segment: number, cell: number): boolean {
	const tile = m[board.SEGMENT_TILE + segment]!;
	if (tileCellCount(board, tile) === 1) return true;
	const own =
		program.tiles[m[board.TILE_KIND + tile]!]!.segments[m[board.SEGMENT_INDEX + segment]!]?.cells ??
		[];
	return own.length === 0 || own.some((i) => tileCellAt(board, tile, i) === cell);
}

/** Visits the segments of some kinds that lie on one of the cells of a set, cell by cell; true ends the walk. */
function overSegmentsOn(
	c: Closures,
	args: readonly Expr[],
	visit: (segment: number) => boolean,
): Bool {
	const { rt } = c;
	const { board, m, temps } = rt;
	const slot = rt.newTemp();
	const is = kindTest(c, args[1]!);
	const mayHave = printedKindTest(c, args[1]!);
	let cell = 0;
	const visitOn = (s: number): boolean => is(m[board.KIND + s]!) && liesOn(rt, s, cell) && visit(s);
	const general = c.some(args[0]!, slot, () => {
		const here = temps[slot]!;
		const tile = cellTile(board, here);
		if (tile < 0 || (mayHave && !mayHave(tile))) return false;
		const outer = cell;
		cell = here;
		const found = forEachTileSegment(board, tile, visitOn);
		cell = outer;
		return found;
	});
	const [around] = args;
	if (around?.op !== 'call' || around.fn !== 'around(placement)' || !mayHave) return general;
	// the cells around a placement of a tile in hand that covers one cell, without a walk of their own
	const placement = c.num(around.args[0]!);
	const { ring, tables } = board;
	return () => {
		const p = placement();
		if (p < 0) return false;
		if (tables.cellCount[m[Header.drawn]!] !== 1) return general();
		for (let i = 0; i < ring.length; i++) {
			const tile = cellTile(board, (p >> 2) + ring[i]!);
			if (tile < 0 || !mayHave(tile)) continue;
			const outer = cell;
			cell = (p >> 2) + ring[i]!;
			const found = forEachTileSegment(board, tile, visitOn);
			cell = outer;
			if (found) return true;
		}
		return false;
	};
}

/** Lists the segments, ascending, that lie on one of the cells of a set and are of one of some kinds. */
function segmentsOn(c: Closures, args: readonly Expr[]): () => readonly number[] {
	let found: number[] = [];
	const run = overSegmentsOn(c, args, (s) => {
		if (!found.includes(s)) found.push(s);
		return false;
	});
	return () => {
		const outer = found;
		found = [];
		run();
		const list = found;
		found = outer;
		return list.length > 1 ? list.sort((a, b) => a - b) : list;
	};
}

/** Emits what stands for each of those segments. */
const onCells = (of: (rt: Runtime, segment: number) => number): MemberImpl => ({
	each: (c, args, slot, body) => {
		const { temps } = c.rt;
		const list = segmentsOn(c, args);
		return () => {
			const found = list();
			if (found.length === 0) return false;
			if (found.length === 1) {
				temps[slot] = of(c.rt, found[0]!);
				return body();
			}
			return c.distinct(
				(emit) => {
					for (let i = 0; i < found.length; i++) emit(of(c.rt, found[i]!));
				},
				slot,
				body,
			);
		};
	},
	some: (c, args, slot, body) => {
		const { rt } = c;
		return overSegmentsOn(c, args, (s) => {
			rt.temps[slot] = of(rt, s);
			return body();
		});
	},
});

/** Cells, ways to them, and what lies on them. */
export const cellMembers: MemberTable = {
	'beside(cell)': gather(({ rt: { board } }) => (cell, emit) => {
		for (let d = 0; d < 4; d++) emitInside(board, cell, d, emit);
	}),
	'beside(placement)': walk(
		({ rt: { board, m } }) =>
			(p, visit) =>
				forEachCellBeyond(board, m[Header.drawn]!, p, board.steps, visit),
	),
	'flank(feature)': gather(({ rt: { board } }) => (f, emit) => {
		const cells = cellsOf(board, f);
		cells.forEach(emit);
		emitSides(board, cells, emit);
	}),
	'rays(tile)': gather(({ rt: { board } }) => (t, emit) => {
		for (const direction of [1, 3, 5, 7])
			forEachTileCell(board, t, (cell) => (emitRay(board, t, cell, direction, emit), false));
	}),
	'ray(tile,int)': from(({ board }, t, direction, emit) =>
		emitRay(board, t, tileCellAt(board, t, 0), direction, emit),
	),
	'strip(side,int)': strip,
	'strip(placement-side,int)': strip,
	'ahead(tile,int,int)': {
		num: (c, args) => {
			const { board, m } = c.rt;
			const [tile, direction, n] = [c.num(args[0]!), c.num(args[1]!), c.num(args[2]!)];
			return () => {
				const t = tile();
				return t < 0 ? -1 : stepped(board, m[board.TILE_CELL + t]!, direction(), n());
			};
		},
	},
	'distance(cell,cell)': {
		num: (c, args) => {
			const { board } = c.rt;
			const [from, to] = [c.num(args[0]!), c.num(args[1]!)];
			return () => {
				const [a, b] = [from(), to()];
				if (a < 0 || b < 0) return 0;
				return Math.abs(xOf(board, a) - xOf(board, b)) + Math.abs(yOf(board, a) - yOf(board, b));
			};
		},
	},
	'set(cell).segments(set(kind))': onCells((_rt, s) => s),
	'set(cell).features(set(kind))': onCells(({ board }, s) => rootOf(board, s)),
	'feature.around': gather(({ rt: { board } }) => (f, emit) => {
		const own = new Set(cellsOf(board, f));
		const found = new Set<number>();
		for (const cell of own)
			for (const d of board.ring) {
				const t = own.has(cell + d) ? -1 : cellTile(board, cell + d);
				if (t >= 0) forEachTileSegment(board, t, (s) => (found.add(s), false));
			}
		for (const s of [...found].sort((a, b) => a - b))
			if (rootOf(board, s) !== f) emit(rootOf(board, s));
	}),
};
