import { appendAll } from '@tilewright/schema';
import type { SegmentIR } from '@tilewright/lang';
import { CELL, cellCentre, cornerOf, middleOf, type Frame } from './frame.ts';
import {
	between,
	distance,
	flatten,
	mean,
	plus,
	minus,
	point,
	type Curve,
	type Piece,
	type Point,
} from './point.ts';

/** The shape of a segment that covers sides: a closed outline, and the inner edges that are not the tile's border. */
export interface BlockShape {
	readonly outline: Curve;
	readonly edges: readonly Curve[];
	readonly polygon: readonly Point[];
}

/**
 * Hugs the sides it covers; a curve bends inwards across every gap.
 *
 *   half sides round the tile → runs → corners of a run in straight lines → a bent edge to the next run
 */
export function blockShape(frame: Frame, segment: SegmentIR): BlockShape {
	const { tile, ring } = frame;
	const halves = ring.flatMap((side) => [side * 2, side * 2 + 1]);
	const covered = halves.map((h) => segment.sides.includes(h >> 1) || segment.halves.includes(h));
	const n = halves.length;
	const start = (i: number): Point => {
		const half = halves[((i % n) + n) % n]!;
		return (half & 1) === 0 ? cornerOf(tile, half >> 1) : middleOf(tile, half >> 1);
	};
	if (covered.every((c) => c)) {
		const outline: Curve = {
			from: start(0),
			pieces: Array.from({ length: n }, (_, i) => ({ to: start(i + 1) })),
		};
		return { outline, edges: [], polygon: flatten(outline, 1) };
	}
	const first = covered.findIndex((c, i) => c && !covered[(i + n - 1) % n]);
	if (first < 0) return blob(cellCentre(tile, segment.cells[0] ?? 0), 27);
	// a spot that nothing leads to wants room in the gap
	const roomy = tile.segments.some(
		(s) => s !== segment && s.sides.length + s.halves.length === 0 && s.ends.length === 0,
	);
	const pieces: Piece[] = [];
	const edges: Curve[] = [];
	for (let i = first; i < first + n;) {
		const run = [];
		for (; covered[i % n] && i < first + n; i++) {
			run.push(halves[i % n]!);
			pieces.push({ to: start(i + 1) });
		}
		const from = start(i);
		let gap = 0;
		for (; i < first + n && !covered[i % n]; i++) gap++;
		const edge = inwards(from, start(i), gap, run.length, centreFor(frame, segment), roomy);
		edges.push({ from, pieces: edge });
		appendAll(pieces, edge);
	}
	const outline: Curve = { from: start(first), pieces };
	return { outline, edges, polygon: flatten(outline) };
}

function centreFor({ tile }: Frame, segment: SegmentIR): Point {
	const cells = new Set([
		...segment.sides.map((s) => s >> 2),
		...segment.halves.map((h) => h >> 3),
	]);
	return mean([...cells].map((c) => cellCentre(tile, c)));
}

function inwards(
	from: Point,
	to: Point,
	gap: number,
	run: number,
	centre: Point,
	roomy: boolean,
): Piece[] {
	const chord = between(from, to, 0.5);
	const whole = minus(to, from);
	if (distance(chord, centre) < 1) return wave(from, to, whole);
	const lone = run <= 2 && gap >= 6;
	const depth = lone ? 0.56 : gap <= 2 ? (roomy && run >= 6 ? 0.62 : 0.44) : 0.55;
	const bow = between(chord, centre, depth);
	const [lean, spread] = lone ? [0.46, 0.25] : [0.42, 0.2];
	const ease = (end: Point): Point =>
		plus(between(end, bow, lean), minus(chord, centre), lone ? 0.05 : 0);
	return [
		{ a: ease(from), b: plus(bow, whole, -spread), to: bow },
		{ a: plus(bow, whole, spread), b: ease(to), to },
	];
}

function wave(from: Point, to: Point, whole: Point): Piece[] {
	const length = Math.hypot(whole.x, whole.y) || 1;
	const out = point(whole.y / length, -whole.x / length);
	const bow = plus(between(from, to, 0.5), out, -4.5);
	return [
		{ a: plus(between(from, bow, 0.4), out, 9), b: plus(bow, whole, -0.17), to: bow },
		{ a: plus(bow, whole, 0.17), b: plus(between(to, bow, 0.4), out, 9), to },
	];
}

export function blob(centre: Point, radius: number): BlockShape {
	const k = radius * 0.5523;
	const at = (dx: number, dy: number): Point => point(centre.x + dx, centre.y + dy);
	const outline: Curve = {
		from: at(0, -radius),
		pieces: [
			{ a: at(k, -radius), b: at(radius, -k), to: at(radius, 0) },
			{ a: at(radius, k), b: at(k, radius), to: at(0, radius) },
			{ a: at(-k, radius), b: at(-radius, k), to: at(-radius, 0) },
			{ a: at(-radius, -k), b: at(-k, -radius), to: at(0, -radius) },
		],
	};
	return { outline, edges: [outline], polygon: flatten(outline) };
}

export function cellShape(frame: Frame, cell: number): BlockShape {
	const c = cellCentre(frame.tile, cell);
	const r = CELL / 2;
	const corners = [point(-r, -r), point(r, -r), point(r, r), point(-r, r)].map((p) => plus(c, p));
	const outline: Curve = {
		from: corners[0]!,
		pieces: [...corners.slice(1), corners[0]!].map((to) => ({ to })),
	};
	return { outline, edges: [], polygon: corners };
}
