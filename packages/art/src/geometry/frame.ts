import { smallest, largest } from '@tilewright/schema';
import { perimeter, type SideRef, type TileIR } from '@tilewright/lang';
import { mean, point, type Point } from './point.ts';

export const CELL = 100;

/** The extent of a tile’s cells, sides and half sides in a drawing whose cell 0/0 begins at the origin. */
export interface Frame {
	readonly tile: TileIR;
	readonly ring: readonly SideRef[];
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly centre: Point;
}

export function frameOf(tile: TileIR): Frame {
	const xs = tile.cells.map(([x]) => x * CELL);
	const ys = tile.cells.map(([, y]) => y * CELL);
	const [left, top] = [smallest(xs), smallest(ys)];
	return {
		tile,
		ring: perimeter(tile.cells) ?? [0, 1, 2, 3],
		left,
		top,
		width: largest(xs) + CELL - left,
		height: largest(ys) + CELL - top,
		centre: centreOf(tile),
	};
}

function centreOf(tile: TileIR): Point {
	return mean(tile.cells.map(([x, y]) => point(x * CELL + 50, y * CELL + 50)));
}

export function cellCentre(tile: TileIR, cell: number): Point {
	const [x, y] = tile.cells[cell] ?? [0, 0];
	return point(x * CELL + 50, y * CELL + 50);
}

/** The first corner of a side, clockwise: NW for north, NE for east … */
export function cornerOf(tile: TileIR, side: SideRef): Point {
	const c = cellCentre(tile, side >> 2);
	const d = side & 3;
	return point(c.x + (d === 1 || d === 2 ? 50 : -50), c.y + (d >= 2 ? 50 : -50));
}

export function middleOf(tile: TileIR, side: SideRef): Point {
	const c = cellCentre(tile, side >> 2);
	const n = outward(side);
	return point(c.x + n.x * 50, c.y + n.y * 50);
}

export function outward(side: SideRef): Point {
	return [point(0, -1), point(1, 0), point(0, 1), point(-1, 0)][side & 3]!;
}

export function halfMiddle(tile: TileIR, half: number): Point {
	const m = middleOf(tile, half >> 1);
	const n = outward(half >> 1);
	// clockwise along the side is the outward step turned right
	const sign = (half & 1) === 0 ? -25 : 25;
	return point(m.x - n.y * sign, m.y + n.x * sign);
}
