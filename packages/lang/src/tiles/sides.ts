import type { HalfRef, SegmentIR, SideRef, TileIR } from '../ir/tile.ts';

export type Cell = readonly [x: number, y: number];
export type Rotation = 0 | 1 | 2 | 3;

/** Directions in the order of `SideRef`. */
export const DIRECTIONS: readonly string[] = ['N', 'E', 'S', 'W'];
/** Half sides in the order of `HalfRef`. */
export const HALVES: readonly string[] = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
export const ONE_CELL: readonly Cell[] = [[0, 0]];

const STEPS: readonly Cell[] = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0],
];

/** The step to the neighbour in a direction (taken modulo 4). */
export function step(direction: number): Cell {
	return STEPS[((direction % 4) + 4) % 4]!;
}

export function cellOfSide(side: SideRef): number {
	return side >> 2;
}

export function cellOfHalf(half: HalfRef): number {
	return half >> 3;
}

export function sideOfHalf(half: HalfRef): SideRef {
	return half >> 1;
}

export function halvesOfSide(side: SideRef): [HalfRef, HalfRef] {
	return [side * 2, side * 2 + 1];
}

/** The position of a side after r quarter turns; the cell index stays. */
export function rotateSide(side: SideRef, r: number): SideRef {
	return (side & ~3) | ((side + r) & 3);
}

/** The position of a half side after r quarter turns; left stays left. */
export function rotateHalf(half: HalfRef, r: number): HalfRef {
	return (half & ~7) | ((half + 2 * r) & 7);
}

/** The position of a cell after r clockwise quarter turns about 0/0. */
export function rotateCell([x, y]: Cell, r: number): [number, number] {
	// `0 - n` keeps minus zero out of coordinates
	switch (r & 3) {
		case 1:
			return [0 - y, x];
		case 2:
			return [0 - x, 0 - y];
		case 3:
			return [y, 0 - x];
		default:
			return [x, y];
	}
}

export function rotateName(
	segment: SegmentIR,
	r: number,
	cells: readonly Cell[] = ONE_CELL,
): string {
	if (segment.sides.length + segment.halves.length > 0)
		return portsName(
			segment.sides.map((s) => rotateSide(s, r)),
			segment.halves.map((h) => rotateHalf(h, r)),
			cells.map((c) => rotateCell(c, r)),
		);
	if (cells.length === 1 || !/\d/.test(segment.name)) return segment.name;
	const turned = segment.cells.map((c) => cellName(rotateCell(cells[c]!, r)));
	return segment.name.replace(
		/@?-?\d+\/.*$/,
		(all) => (all.startsWith('@') ? '@' : '') + turned.join('-'),
	);
}

/** The key text of sides and half sides, canonical: by cell, then clockwise from NL, a side before its halves. */
export function portsName(
	sides: readonly SideRef[],
	halves: readonly HalfRef[],
	cells: readonly Cell[],
): string {
	const at = (cell: number): string => (cells.length > 1 ? `@${cellName(cells[cell]!)}` : '');
	return [
		...sides.map((s) => ({ order: s * 2 - 0.5, text: DIRECTIONS[s & 3]! + at(cellOfSide(s)) })),
		...halves.map((h) => ({ order: h, text: HALVES[h & 7]! + at(cellOfHalf(h)) })),
	]
		.sort((a, b) => a.order - b.order)
		.map((p) => p.text)
		.join('-');
}

export function cellName([x, y]: Cell): string {
	return `${x}/${y}`;
}

export const ANY_SIDE = '*';

/**
 * The code of a side for matching with its neighbour: one kind, or `left+right` where its halves differ. Two sides fit when the
 * code of one equals the `mirrored` code of the other, or one of them is `ANY_SIDE`.
 */
export function sideCode(tile: TileIR, side: SideRef, mirrored = false): string {
	if (tile.wildcard) return ANY_SIDE;
	const whole = tile.segments.find((s) => s.layer !== true && s.sides.includes(side));
	if (whole) return whole.kind;
	const [left, right] = halvesOfSide(side).map(
		(h) => tile.segments.find((s) => s.layer !== true && s.halves.includes(h))?.kind ?? '',
	) as [string, string];
	if (left === right) return left;
	return mirrored ? `${right}+${left}` : `${left}+${right}`;
}
