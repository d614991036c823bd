import { STEP, type Grid } from './grid.ts';
import { distance, minus, plus, point, type Point } from './point.ts';
import type { Shapes } from './shapes.ts';

/** Returns lines along which two areas are seen to touch; each runs from end to end of such a place. */
export function areaBorders({ grid, shapes, masks, patches }: Shapes): Point[][] {
	const areaOf = new Int16Array(grid.own.length).fill(-1);
	const mark = (mask: Uint8Array, area: number): void =>
		mask.forEach((held, square) => {
			if (held === 1) areaOf[square] = area;
		});
	shapes.forEach((shape, i) => {
		if (shape.form === 'area' && !patches.has(i)) mark(masks[i]!, i);
	});
	shapes.forEach((shape, i) => {
		if ('over' in shape && shape.over) mark(masks[i]!, -1);
	});
	const differ = (a: number, b: number): boolean =>
		areaOf[a]! >= 0 && areaOf[b]! >= 0 && areaOf[a] !== areaOf[b];
	const { columns, rows } = grid;
	const width = columns + 1;
	// corners of squares, each with those a step away along a border
	const steps = new Map<number, number[]>();
	const join = (a: number, b: number): void => {
		steps.set(a, [...(steps.get(a) ?? []), b]);
		steps.set(b, [...(steps.get(b) ?? []), a]);
	};
	for (let y = 0; y < rows; y++)
		for (let x = 0; x < columns; x++) {
			const square = y * columns + x;
			const corner = y * width + x;
			if (x + 1 < columns && differ(square, square + 1)) join(corner + 1, corner + 1 + width);
			if (y + 1 < rows && differ(square, square + columns))
				join(corner + width, corner + width + 1);
		}
	const at = (corner: number): Point =>
		point(grid.left + (corner % width) * STEP, grid.top + Math.floor(corner / width) * STEP);
	const ends = [...steps.keys()].sort(
		(a, b) => Number(steps.get(a)!.length === 2) - Number(steps.get(b)!.length === 2),
	);
	const junctions = new Set(ends.filter((corner) => steps.get(corner)!.length > 2));
	const lines: Point[][] = [];
	for (const end of ends)
		while (steps.get(end)!.length > 0) {
			const run = [end];
			for (;;) {
				const last = run.at(-1)!;
				const next = steps.get(last)!.pop();
				if (next === undefined) break;
				steps.set(
					next,
					steps.get(next)!.filter((corner) => corner !== last),
				);
				run.push(next);
				if (junctions.has(next)) break;
			}
			lines.push(lengthened(smooth(run.map(at)), grid));
		}
	return lines;
}

/** Steps of a run on each side of a point that it is averaged with. */
const SMOOTHED = 10;

function smooth(run: readonly Point[]): Point[] {
	return run.map((_, i) => {
		const reach = Math.min(SMOOTHED, i, run.length - 1 - i);
		const near = run.slice(i - reach, i + reach + 1);
		return point(
			near.reduce((sum, p) => sum + p.x, 0) / near.length,
			near.reduce((sum, p) => sum + p.y, 0) / near.length,
		);
	});
}

/** The length by which a run is continued below the shape that it ends at. */
const BELOW = 3;

/** The run, longer at each end within the tile, so that no gap is left beside what is drawn above it. */
function lengthened(run: readonly Point[], grid: Grid): Point[] {
	const right = grid.left + grid.columns * STEP;
	const bottom = grid.top + grid.rows * STEP;
	const beyond = (end: Point, before: Point): Point[] => {
		const onEdge = end.x === grid.left || end.x === right || end.y === grid.top || end.y === bottom;
		const length = distance(end, before);
		return onEdge || length === 0 ? [] : [plus(end, minus(end, before), BELOW / length)];
	};
	return [
		...beyond(run[0]!, run[Math.min(3, run.length - 1)]!),
		...run,
		...beyond(run.at(-1)!, run[Math.max(0, run.length - 4)]!),
	];
}
