import { GRID_ROW } from '../board/layout.ts';
import { AREA_LEFT, SIDE_WORDS } from '../board/tile-tables.ts';
import type { BoardCode } from './board.ts';
import { call } from './body.ts';
import { neighbour } from './cells.ts';
import { changesTiles } from './changes.ts';
import type { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import {
	add,
	and,
	byte,
	choose,
	eq,
	type Fn,
	get,
	lt,
	num,
	shl,
	shr,
	sub,
	type Value,
	word,
} from './ir.ts';

/**
 * (area) → its half sides that no tile lies beside, as `openAreaHalves` of `board/layers.ts`; or, where that is all that is asked,
 * 1 if there are any.
 */
export function openHalvesFn(e: Emission, code: BoardCode, asks: 'number' | 'any'): Fn {
	const { board } = e.rt;
	return e.fn(`openHalves ${asks}`, ['area'], true, (f, area) => {
		if (board.tables.cellCount.some((n) => n !== 1)) e.lacks('tiles-of-several-cells');
		const printed = e.memory.bytes(printedHalves(e));
		const bases = e.memory.words(board.tables.segBase);
		const open = f.variable(0);
		eachMember(f, e, area, (s) => {
			const tile = f.let(word(board.SEGMENT_TILE, s));
			const cell = f.let(word(board.TILE_CELL, tile));
			const inTables = (): Value => {
				const offset = sub(s, word(board.TILE_FIRST_SEGMENT, tile));
				const row = add(word(bases, word(board.TILE_KIND, tile)), offset);
				return byte(printed, add(shl(row, 2), word(board.TILE_ROTATION, tile)));
			};
			const onBoard = (): Value =>
				[0, 1, 2, 3, 4, 5, 6, 7]
					.map((half) => {
						const lane = num((half >> 1) * SIDE_WORDS + AREA_LEFT + (half & 1));
						return shl(eq(call(code.laneSegment, cell, lane), s), half);
					})
					.reduce((a, b) => add(a, b));
			const isChanged = lt(word(board.GRID + GRID_ROW, shl(cell, 2)), 0);
			const halves = f.let(changesTiles(e) ? choose(isChanged, onBoard(), inTables()) : inTables());
			for (let d = 0; d < 4; d++) {
				const here = f.let(and(shr(halves, 2 * d), 3));
				f.if(here, () =>
					f.if(lt(call(code.cellTile, neighbour(f, e, cell, num(d))), 0), () => {
						if (asks === 'any') f.return(1);
						else f.set(open, add(get(open), add(and(here, 1), shr(here, 1))));
					}),
				);
			}
		});
		f.return(get(open));
	});
}

/** By segment of a tile kind and rotation: the half sides of the tile that it reaches, as bits. */
function printedHalves({ rt: { board } }: Emission): Uint8Array {
	const { cellBase, segBase, segCount, segKind, sides } = board.tables;
	const halves = new Uint8Array(segKind.length * 4);
	segBase.forEach((base, kind) => {
		for (let rotation = 0; rotation < 4; rotation++)
			for (let half = 0; half < 8; half++) {
				const side = ((cellBase[kind]! * 4 + rotation) * 4 + (half >> 1)) * SIDE_WORDS;
				const offset = sides[side + AREA_LEFT + (half & 1)]!;
				if (offset >= 0 && offset < segCount[kind]!)
					halves[(base + offset) * 4 + rotation]! |= 1 << half;
			}
	});
	return halves;
}
