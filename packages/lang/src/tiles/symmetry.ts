import { smallest } from '@tilewright/schema';
import type { SegmentIR } from '../ir/tile.ts';
import { rotateCell, rotateHalf, rotateSide, type Cell } from './sides.ts';

/** The number of rotations of a tile that look different, up to translation. */
export function symmetryOf(cells: readonly Cell[], segments: readonly SegmentIR[]): 1 | 2 | 4 {
	const look = looksOf(cells, segments, 0);
	if (looksOf(cells, segments, 1) === look) return 1;
	return looksOf(cells, segments, 2) === look ? 2 : 4;
}

/** The structure of a tile after r quarter turns as text, free of cell indexes and of the order of segments. */
export function looksOf(cells: readonly Cell[], segments: readonly SegmentIR[], r: number): string {
	const turned = cells.map((c) => rotateCell(c, r));
	const left = smallest(turned.map(([x]) => x));
	const top = smallest(turned.map(([, y]) => y));
	const order = turned
		.map(([x, y], from) => ({ x: x - left, y: y - top, from }))
		.sort((a, b) => a.y - b.y || a.x - b.x);
	const to = new Map(order.map((c, i) => [c.from, i]));
	const port = (ref: number, per: number): number =>
		to.get(Math.floor(ref / per))! * per + (ref % per);
	const ascending = (list: number[]): number[] => list.sort((a, b) => a - b);
	const own = segments.map((s) =>
		JSON.stringify([
			s.kind,
			s.over,
			Object.entries(s.marks).sort(([a], [b]) => (a < b ? -1 : 1)),
			ascending(s.sides.map((x) => port(rotateSide(x, r), 4))),
			ascending(s.halves.map((x) => port(rotateHalf(x, r), 8))),
			ascending(s.cells.map((c) => to.get(c)!)),
		]),
	);
	const full = segments.map((s, i) => [own[i], s.touches.map((t) => own[t]).sort()]);
	return JSON.stringify([
		order.map(({ x, y }) => [x, y]),
		full.map((f) => JSON.stringify(f)).sort(),
	]);
}
