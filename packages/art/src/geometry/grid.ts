import { cellCentre, type Frame } from './frame.ts';
import { point, type Point } from './point.ts';

export const STEP = 2;

/** A tile cut into small squares, for questions that curves answer badly. */
export interface Grid {
	readonly columns: number;
	readonly rows: number;
	readonly left: number;
	readonly top: number;
	readonly own: Uint8Array;
}

export function gridOf(frame: Frame): Grid {
	const columns = frame.width / STEP;
	const rows = frame.height / STEP;
	const grid = {
		columns,
		rows,
		left: frame.left,
		top: frame.top,
		own: new Uint8Array(columns * rows),
	};
	const { tile } = frame;
	const centres = tile.cells.map((_, i) => cellCentre(tile, i));
	for (let i = 0; i < grid.own.length; i++) {
		const p = squareAt(grid, i);
		if (centres.some((c) => Math.abs(p.x - c.x) < 50 && Math.abs(p.y - c.y) < 50)) grid.own[i] = 1;
	}
	return grid;
}

export function squareAt(grid: Grid, i: number): Point {
	return point(
		grid.left + ((i % grid.columns) + 0.5) * STEP,
		grid.top + (Math.floor(i / grid.columns) + 0.5) * STEP,
	);
}

/** The square a point lies in, or -1. */
export function squareOf(grid: Grid, p: Point): number {
	const x = Math.floor((p.x - grid.left) / STEP);
	const y = Math.floor((p.y - grid.top) / STEP);
	return x < 0 || y < 0 || x >= grid.columns || y >= grid.rows ? -1 : y * grid.columns + x;
}

export function adjacentSquares(grid: Grid, i: number): number[] {
	const x = i % grid.columns;
	const out: number[] = [];
	if (x > 0) out.push(i - 1);
	if (x + 1 < grid.columns) out.push(i + 1);
	if (i >= grid.columns) out.push(i - grid.columns);
	if (i + grid.columns < grid.own.length) out.push(i + grid.columns);
	return out;
}

/** Returns the depth of every marked square: its distance to the nearest unmarked one or to the border of the grid. */
export function depths(grid: Grid, marked: (i: number) => boolean): Float32Array {
	const { columns, rows } = grid;
	const out = new Float32Array(columns * rows);
	const at = (x: number, y: number): number =>
		x < 0 || y < 0 || x >= columns || y >= rows ? 0 : out[y * columns + x]!;
	const sweep = (x: number, y: number, s: -1 | 1): void => {
		const i = y * columns + x;
		if (out[i] === 0) return;
		const straight = Math.min(at(x + s, y), at(x, y + s)) + STEP;
		const slanted = Math.min(at(x + s, y + s), at(x - s, y + s)) + STEP * Math.SQRT2;
		out[i] = Math.min(out[i]!, straight, slanted);
	};
	for (let i = 0; i < out.length; i++) out[i] = marked(i) ? 1e6 : 0;
	for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) sweep(x, y, -1);
	for (let y = rows - 1; y >= 0; y--) for (let x = columns - 1; x >= 0; x--) sweep(x, y, 1);
	return out;
}

export function contour(grid: Grid, marked: (i: number) => boolean): string {
	const { columns, rows } = grid;
	const is = (x: number, y: number): boolean =>
		x >= 0 && y >= 0 && x < columns && y < rows && marked(y * columns + x);
	// directed border steps, the marked side on the right hand
	const next = new Map<string, [number, number][]>();
	const add = (x: number, y: number, u: number, v: number): void => {
		const key = `${x},${y}`;
		const list = next.get(key);
		if (list) list.push([u, v]);
		else next.set(key, [[u, v]]);
	};
	for (let y = 0; y < rows; y++)
		for (let x = 0; x < columns; x++) {
			if (!is(x, y)) continue;
			if (!is(x, y - 1)) add(x, y, x + 1, y);
			if (!is(x + 1, y)) add(x + 1, y, x + 1, y + 1);
			if (!is(x, y + 1)) add(x + 1, y + 1, x, y + 1);
			if (!is(x - 1, y)) add(x, y + 1, x, y);
		}
	let d = '';
	for (const [key] of next)
		while ((next.get(key)?.length ?? 0) > 0) {
			const loop: [number, number][] = [key.split(',').map(Number) as [number, number]];
			for (;;) {
				const [x, y] = loop[loop.length - 1]!;
				const step = next.get(`${x},${y}`)?.pop();
				if (!step || `${step[0]},${step[1]}` === key) break;
				loop.push(step);
			}
			d += loopPath(grid, loop);
		}
	return d;
}

function loopPath({ left, top, columns, rows }: Grid, loop: readonly [number, number][]): string {
	const out: string[] = [];
	const n = loop.length;
	let last = '';
	for (let i = 0; i < n; i++) {
		const [x, y] = loop[i]!;
		const [u, v] = loop[(i + 1) % n]!;
		const onBorder = x === 0 || y === 0 || x === columns || y === rows;
		const [px, py] = onBorder ? [x, y] : [(x + u) / 2, (y + v) / 2];
		const [a, b] = loop[(i + n - 1) % n]!;
		if ((a === x && x === u) || (b === y && y === v)) continue; // no corner
		const text = `${left + px * STEP} ${top + py * STEP}`;
		if (text !== last) out.push(text);
		last = text;
	}
	return out.length < 3 ? '' : `M${out.join('L')}Z`;
}
