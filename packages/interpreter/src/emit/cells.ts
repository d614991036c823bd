import type { Body } from './body.ts';
import { ascending } from './collected.ts';
import type { Emission } from './emission.ts';
import { add, and, gt, num, shl, sub, type Value, word } from './ir.ts';

/** The cell beside one in a direction; both lie in the grid, or the next one in its margin. */
export function neighbour(f: Body, e: Emission, cell: Value, direction: Value): Value {
	const steps = e.memory.words(e.rt.board.steps);
	return f.let(add(cell, word(steps, direction)));
}

/** The cells that meet at a corner, clockwise from the north-west one. */
function cornerCells(e: Emission, corner: Value): readonly Value[] {
	const { width } = e.rt.board;
	return [-width - 1, -width, 0, -1].map((step) => add(corner, num(step)));
}

/** Runs code for each tile at a corner, by number. */
export function eachCornerTile(
	f: Body,
	e: Emission,
	corner: Value,
	say: (tile: Value) => void,
): void {
	const { GRID } = e.rt.board;
	ascending(
		f,
		e,
		'set(tile)',
		(emit) => {
			for (const cell of cornerCells(e, corner)) {
				const state = f.let(word(GRID, shl(cell, 2)));
				f.if(gt(state, 0), () => emit(sub(state, 1)));
			}
		},
		say,
	);
}

/** Runs code for each segment at a corner, by number, as `forEachCornerSegment` of `board/corners.ts`. */
export function eachCornerSegment(
	f: Body,
	e: Emission,
	corner: Value,
	say: (segment: Value) => void,
): void {
	const { board } = e.rt;
	const { GRID, tables } = board;
	if (tables.cellCount.some((n) => n !== 1)) return e.lacks('tiles-of-several-cells');
	const starts = e.memory.words(tables.cornerAt);
	const offsets = e.memory.words(tables.cornerTo);
	ascending(
		f,
		e,
		'set(segment)',
		(emit) =>
			cornerCells(e, corner).forEach((cell, i) => {
				const state = f.let(word(GRID, shl(cell, 2)));
				f.if(gt(state, 0), () => {
					const tile = f.let(sub(state, 1));
					const kind = word(board.TILE_KIND, tile);
					const turned = and(sub(num(i + 1), word(board.TILE_ROTATION, tile)), 3);
					const row = f.let(add(shl(word(e.memory.words(tables.cellBase), kind), 2), turned));
					const first = f.let(word(board.TILE_FIRST_SEGMENT, tile));
					f.count(word(starts, row), word(starts + 1, row), (j) =>
						emit(add(first, word(offsets, j))),
					);
				});
			}),
		say,
	);
}
