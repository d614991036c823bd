import { textsIn, smallest, largest } from '@tilewright/schema';
import { type Value, mapping } from '../edit/value.ts';
import { perimeter } from '../tiles/footprint.ts';
import type { Target } from '../tiles/notation.ts';
import type { TileContext } from '../tiles/problems.ts';
import { type Cell, rotateCell, rotateHalf, rotateSide } from '../tiles/sides.ts';
import { POINTS } from '../tiles/words.ts';
import { type Drawing, type DrawnEntry, changedEntry } from './drawing.ts';

interface Move {
	readonly cell: (cell: Cell) => Cell;
	readonly side: (side: number) => number;
	readonly half: (half: number) => number;
	readonly point: (direction: number) => number;
}

export function rotate(drawing: Drawing, context: TileContext, turns = 1): Drawing {
	const r = turns & 3;
	if (r === 0) return drawing;
	return moved(drawing, context, {
		cell: (c) => rotateCell(c, r),
		side: (s) => rotateSide(s, r),
		half: (h) => rotateHalf(h, r),
		point: (d) => (d + 2 * r) & 7,
	});
}

export function mirror(drawing: Drawing, context: TileContext): Drawing {
	return moved(drawing, context, {
		cell: ([x, y]) => [0 - x, y],
		side: (s) => (s & ~3) | (-s & 3),
		// the left half of a side becomes the right half of its image
		half: (h) => (h & ~7) | ((1 - h) & 7),
		point: (d) => -d & 7,
	});
}

function moved(drawing: Drawing, context: TileContext, move: Move): Drawing {
	const places = drawing.cells.map(move.cell);
	const left = smallest(places.map(([x]) => x));
	const top = smallest(places.map(([, y]) => y));
	const shifted = places.map(([x, y], from) => ({ x: x - left, y: y - top, from }));
	const order = shifted.toSorted((a, b) => a.y - b.y || a.x - b.x);
	const to = new Map(order.map((c, i) => [c.from, i]));
	const cells = order.map(({ x, y }): Cell => [x, y]);
	const cell = (index: number): number => to.get(index) ?? index;
	const side = (s: number): number => cell(s >> 2) * 4 + (move.side(s) & 3);
	const half = (h: number): number => cell(h >> 3) * 8 + (move.half(h) & 7);
	const target = (t: Target): Target => {
		if (typeof t === 'string') return t;
		return 'side' in t ? { side: side(t.side) } : { half: half(t.half) };
	};
	const entry = (e: DrawnEntry): DrawnEntry =>
		e.form === 'unread'
			? e
			: changedEntry(e, {
					sides: e.sides.map(side),
					halves: e.halves.map(half),
					cells: e.cells.map(cell).sort((a, b) => a - b),
					targets: e.targets.map(target),
				});
	const marks = Object.entries(drawing.marks).map(([key, value]): [string, Value] => {
		const at =
			context.oriented?.includes(key) === true ? POINTS.indexOf(textsIn(value)[0] ?? '') : -1;
		return [key, at < 0 ? value : (POINTS[move.point(at)] ?? value)];
	});
	const footprint = drawing.others['footprint'];
	const others =
		footprint === undefined
			? drawing.others
			: mapping([...Object.entries(drawing.others), ['footprint', footprintOf(cells)]]);
	return {
		...drawing,
		cells,
		ring: perimeter(cells) ?? drawing.ring,
		entries: drawing.entries.map(entry),
		areas: drawing.areas?.map(entry),
		marks: mapping(marks),
		others,
	};
}

function footprintOf(cells: readonly Cell[]): Value {
	const width = largest(cells.map(([x]) => x)) + 1;
	const height = largest(cells.map(([, y]) => y)) + 1;
	if (cells.length === width * height) return `${width}x${height}`;
	return cells.map(([x, y]) => `${x}/${y}`);
}
