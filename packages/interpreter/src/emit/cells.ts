import type { Body } from './body.ts';
import { ascending, once, type Order } from './collected.ts';
import type { Emission } from './emission.ts';
import { add, and, gt, num, shl, sub, type Value, word } from './ir.ts';

/** The cell beside one in a direction; both lie in the grid, or the next one in its margin. */
export function neighbour(f: Body, e: Emission, cell: Value, direction: Value): Value {
	const steps = e.memory.words(e.rt.board.steps);
	return f.let(add(cell, word(steps, direction)));
}

/** Walks the laid tiles that meet at a corner, clockwise from the north-west one. */
function aroundCorner(
	f: Body,
	e: Emission,
	corner: Value,
	say: (tile: Value, i: Value) => void,
): void {
	const { GRID, width } = e.rt.board;
	const steps = e.memory.words([-width - 1, -width, 0, -1]);
	f.count(0, num(4), (i) => {
		const state = f.let(word(GRID, shl(add(corner, word(steps, i)), 2)));
		f.if(gt(state, 0), () => say(f.let(sub(state, 1)), i));
	});
}

/** Runs code for each tile at a corner. */
export function eachCornerTile(
	f: Body,
	e: Emission,
	corner: Value,
	order: Order,
	say: (tile: Value) => void,
): void {
	const gather = (emit: (tile: Value) => void): void =>
		aroundCorner(f, e, corner, (tile) => emit(tile));
	const isWide = e.rt.board.tables.cellCount.some((n) => n !== 1);
	if (order === 'canonical') ascending(f, e, 'set(tile)', gather, say);
	else if (order === 'any' && isWide) once(f, e, 'set(tile)', gather, say);
	else gather(say);
}

/** Runs code for each segment at a corner, as `forEachCornerSegment` of `board/corners.ts`. */
export function eachCornerSegment(
	f: Body,
	e: Emission,
	corner: Value,
	order: Order,
	say: (segment: Value) => void,
): void {
	const { board } = e.rt;
	const { tables } = board;
	if (tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
	const starts = e.memory.words(tables.cornerAt);
	const offsets = e.memory.words(tables.cornerTo);
	const gather = (emit: (segment: Value) => void): void =>
		aroundCorner(f, e, corner, (tile, i) => {
			const kind = word(board.TILE_KIND, tile);
			const turned = and(sub(add(i, 1), word(board.TILE_ROTATION, tile)), 3);
			const row = f.let(add(shl(word(e.memory.words(tables.cellBase), kind), 2), turned));
			const first = f.let(word(board.TILE_FIRST_SEGMENT, tile));
			f.count(word(starts, row), word(starts + 1, row), (j) =>
				emit(f.let(add(first, word(offsets, j)))),
			);
		});
	if (order === 'canonical') ascending(f, e, 'set(segment)', gather, say);
	else if (order === 'any') once(f, e, 'set(segment)', gather, say);
	else gather(say);
}
