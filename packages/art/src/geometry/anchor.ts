import { smallest } from '@tilewright/schema';
import type { TileIR } from '@tilewright/lang';
import { depths, squareAt, squareOf } from './grid.ts';
import { along, distance, distanceTo, type Point } from './point.ts';
import { coveredAbove, shapesOf, type KindShape, type Shapes } from './shapes.ts';

const cache = new WeakMap<Shapes, Map<string, readonly Point[]>>();

/** A good point for a piece on a segment: inside it, and no other segment's. */
export function segmentAnchor(tile: TileIR, segment: number, kinds: readonly KindShape[]): Point {
	return segmentPlaces(tile, segment, kinds, 1)[0]!;
}

/** As many good points in a segment as are asked for, apart from each other; the first is its anchor. */
export function segmentPlaces(
	tile: TileIR,
	segment: number,
	kinds: readonly KindShape[],
	count: number,
): readonly Point[] {
	const shapes = shapesOf(tile, kinds);
	let known = cache.get(shapes);
	if (!known) cache.set(shapes, (known = new Map()));
	const key = `${segment}/${count}`;
	let places = known.get(key);
	if (!places) known.set(key, (places = find(shapes, segment, count)));
	return places;
}

function find(shapes: Shapes, segment: number, count: number): Point[] {
	const shape = shapes.shapes[segment];
	if (!shape) return [shapes.frame.centre];
	if (shape.form === 'spot')
		return Array.from({ length: count }, (_, i) => ({
			x: shape.at.x + i * 16,
			y: shape.at.y + i * 14,
		}));
	if (shape.form === 'line') return onLine(shapes, segment, count);
	return within(shapes, segment, count);
}

function onLine({ shapes }: Shapes, segment: number, count: number): Point[] {
	const shape = shapes[segment]!;
	if (shape.form !== 'line') return [];
	const others = shapes.flatMap((s, i) =>
		i === segment ? [] : s.form === 'line' ? s.runs : s.form === 'spot' ? [[s.at]] : [],
	);
	const out: Point[] = [];
	const candidates = shape.runs.flatMap((run) =>
		[0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8].map((t) => along(run, t)),
	);
	for (let i = 0; i < count; i++) {
		let best = candidates[0]!;
		let highest = -Infinity;
		for (const [k, p] of candidates.entries()) {
			const room = smallest(
				others.map((run) => distanceTo(p, run)),
				20,
			);
			const spacing = smallest(
				out.map((q) => distance(p, q)),
				30,
			);
			const value = Math.min(room, spacing) - (k % 9) * 0.35;
			if (value > highest) [best, highest] = [p, value];
		}
		out.push(best);
	}
	return out;
}

function within(shapes: Shapes, segment: number, count: number): Point[] {
	const { grid, frame, masks } = shapes;
	const own = masks[segment]!;
	const above = coveredAbove(shapes, segment);
	let deep = depths(grid, (i) => own[i] === 1 && !above(i));
	if (deep.every((d) => d === 0)) deep = depths(grid, (i) => own[i] === 1);
	const out: Point[] = [];
	for (let n = 0; n < count; n++) {
		let best = -1;
		let highest = -Infinity;
		for (let i = 0; i < deep.length; i++) {
			if (deep[i] === 0) continue;
			const p = squareAt(grid, i);
			const spacing = smallest(
				out.map((q) => distance(p, q) * 0.55),
				Infinity,
			);
			const value = Math.min(deep[i]!, spacing) - distance(p, frame.centre) * 0.02;
			if (value > highest) [best, highest] = [i, value];
		}
		out.push(best < 0 ? frame.centre : squareAt(grid, best));
	}
	return out;
}

export function liesIn(
	tile: TileIR,
	segment: number,
	kinds: readonly KindShape[],
	p: Point,
): boolean {
	const shapes = shapesOf(tile, kinds);
	const i = squareOf(shapes.grid, p);
	return i >= 0 && shapes.masks[segment]?.[i] === 1;
}
