import { smallest } from '@tilewright/schema';
import type { SegmentIR } from '@tilewright/lang';
import { cellCentre, middleOf, outward, type Frame } from './frame.ts';
import {
	between,
	distance,
	distanceTo,
	flatten,
	inside,
	plus,
	type Curve,
	type Point,
} from './point.ts';

export interface LineShape {
	readonly curves: readonly Curve[];
	readonly runs: readonly (readonly Point[])[];
	readonly end?: { readonly at: Point; readonly against: 'wall' | 'open' };
}

export interface LineNeighbours {
	readonly walls: readonly (readonly Point[])[];
	readonly through: readonly (readonly Point[])[];
	/** The place of the spot at which it ends, where that is not the middle. */
	readonly spot?: Point;
}

/** Two sides: one curve. One side: a curve to what it ends at. Three and more: a curve from each to the middle. */
export function lineShape(frame: Frame, segment: SegmentIR, meets: LineNeighbours): LineShape {
	const { tile } = frame;
	const sides = segment.sides;
	const centre =
		meets.spot ??
		(sides.length > 0 && tile.cells.length > 1 ? nearCentre(frame, segment) : frame.centre);
	if (sides.length === 2) return shape([join(frame, sides[0]!, sides[1]!)]);
	if (sides.length !== 1)
		return shape(
			sides.map((side) => into(frame, side, centre)),
			{ at: centre, against: 'open' },
		);
	const side = sides[0]!;
	const [through] = meets.through;
	if (through) {
		const run = flatten(into(frame, side, centre));
		const target = nearest(through, run[run.length - 1]!);
		return shape([into(frame, side, target)]);
	}
	if (segment.wall !== undefined) {
		const target = middleOf(tile, segment.wall);
		const far = {
			from: middleOf(tile, side),
			pieces: [...into(frame, side, centre).pieces, { to: target }],
		};
		const run = flatten(far, 40);
		const hit = run.findIndex((p) => meets.walls.some((w) => inside(p, w)));
		if (hit > 0) return shape([into(frame, side, run[hit]!)], { at: run[hit]!, against: 'wall' });
	}
	return shape([into(frame, side, centre)], { at: centre, against: 'open' });
}

function shape(curves: readonly Curve[], end?: LineShape['end']): LineShape {
	const runs = curves.map((c) => flatten(c, 8));
	return end ? { curves, runs, end } : { curves, runs };
}

function nearCentre(frame: Frame, segment: SegmentIR): Point {
	const own = segment.sides.map((s) => cellCentre(frame.tile, s >> 2));
	return own.length === 1 ? between(own[0]!, frame.centre, 0.5) : frame.centre;
}

function join(frame: Frame, one: number, other: number): Curve {
	const from = middleOf(frame.tile, one);
	const to = middleOf(frame.tile, other);
	const [n, m] = [outward(one), outward(other)];
	const length = distance(from, to);
	const opposite = n.x === -m.x && n.y === -m.y;
	if (opposite && length <= 100.5) {
		const middle = between(from, to, 0.5);
		const sway = { x: n.y * 7, y: n.x * 7 };
		const out = between(from, to, 0.25);
		const back = between(from, to, 0.75);
		return {
			from,
			pieces: [
				{ a: plus(from, n, -16), b: plus(out, sway, 0.95), to: plus(middle, sway, 0.18) },
				{ a: plus(back, sway, -0.6), b: plus(to, m, -16), to },
			],
		};
	}
	const pull = opposite ? length * 0.4 : length * 0.39;
	return { from, pieces: [{ a: plus(from, n, -pull), b: plus(to, m, -pull), to }] };
}

function into(frame: Frame, side: number, to: Point): Curve {
	const from = middleOf(frame.tile, side);
	const pull = distance(from, to) * 0.45;
	return {
		from,
		pieces: [
			{
				a: plus(from, outward(side), -pull),
				b: between(to, plus(from, outward(side), -pull), 0.35),
				to,
			},
		],
	};
}

export function nearest(run: readonly Point[], p: Point): Point {
	return run.reduce((best, q) => (distance(q, p) < distance(best, p) ? q : best), run[0]!);
}

export function distanceFromLine(p: Point, line: LineShape): number {
	return smallest(
		line.runs.map((run) => distanceTo(p, run)),
		Infinity,
	);
}
