import type { SideRef } from '../ir/tile.ts';
import { ONE_CELL, step, type Cell } from './sides.ts';

export const MAX_CELLS = 64;

/** Cells of a footprint: `WxH`, or a list of cells `x/y`; undefined when it is neither, repeats a cell or is too large. */
export function parseFootprint(value: unknown): [number, number][] | undefined {
	if (value === undefined) return ONE_CELL.map(([x, y]) => [x, y]);
	if (typeof value === 'string') {
		const match = /^([1-9]\d?)x([1-9]\d?)$/.exec(value);
		if (!match) return undefined;
		const [width, height] = [Number(match[1]), Number(match[2])];
		if (width * height > MAX_CELLS) return undefined;
		return Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)]);
	}
	if (!Array.isArray(value) || value.length === 0 || value.length > MAX_CELLS) return undefined;
	const cells: [number, number][] = [];
	for (const item of value as unknown[]) {
		const match = typeof item === 'string' ? /^(\d{1,2})\/(\d{1,2})$/.exec(item) : null;
		if (!match) return undefined;
		cells.push([Number(match[1]), Number(match[2])]);
	}
	if (new Set(cells.map(String)).size < cells.length) return undefined;
	return cells;
}

/**
 * The outer sides of a tile, clockwise from the north side of its topmost, then leftmost cell.
 * Undefined when the cells do not hang together by sides or enclose a hole.
 */
export function perimeter(cells: readonly Cell[]): SideRef[] | undefined {
	const index = new Map(cells.map(([x, y], i) => [`${x}/${y}`, i]));
	const at = (x: number, y: number): number | undefined => index.get(`${x}/${y}`);
	const outer = (cell: number, d: number): boolean => {
		const [x, y] = cells[cell]!;
		const [dx, dy] = step(d);
		return at(x + dx, y + dy) === undefined;
	};
	let first = 0;
	cells.forEach(([x, y], i) => {
		const [fx, fy] = cells[first]!;
		if (y < fy || (y === fy && x < fx)) first = i;
	});
	const ring: SideRef[] = [];
	let cell = first;
	let direction = 0;
	do {
		ring.push(cell * 4 + direction);
		const [x, y] = cells[cell]!;
		const [ax, ay] = step(direction + 1);
		const [ox, oy] = step(direction);
		const ahead = at(x + ax, y + ay);
		const diagonal = at(x + ax + ox, y + ay + oy);
		// a cell met only at its corner is no part of this boundary
		if (ahead === undefined) direction = (direction + 1) % 4;
		else if (diagonal === undefined) cell = ahead;
		else {
			cell = diagonal;
			direction = (direction + 3) % 4;
		}
	} while ((cell !== first || direction !== 0) && ring.length <= cells.length * 4);
	let sides = 0;
	for (let c = 0; c < cells.length; c++) for (let d = 0; d < 4; d++) if (outer(c, d)) sides++;
	return sides === ring.length ? ring : undefined;
}
