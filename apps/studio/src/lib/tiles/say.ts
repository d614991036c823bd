import type { Drawing, Port, SegmentIR } from '@tilewright/lang';
import { tiles as t } from '#texts/tiles.ts';
import type { Segments } from './segments.ts';

type Cells = Drawing['cells'];

function cellName(cell: number, cells: Cells): string {
	const [x, y] = cells[cell] ?? [0, 0];
	return cells.length > 1 ? t.cell(`${x}/${y}`) : '';
}

export function placeName(port: Port, cells: Cells): string {
	if (port.is === 'side') return t.side(port.side, cellName(port.side >> 2, cells));
	if (port.is === 'half') return t.half(port.half, cellName(port.half >> 3, cells));
	return t.middle(cellName(port.cell, cells));
}

/** A segment in words: its kind, and the sides that it reaches. A side with both of its halves is named as a whole. */
export function segmentName(
	title: string,
	{ sides, halves }: Pick<SegmentIR, 'sides' | 'halves'>,
	cells: Cells,
): string {
	const isWhole = (side: number): boolean =>
		sides.includes(side) || (halves.includes(side * 2) && halves.includes(side * 2 + 1));
	const all = [...new Set([...sides, ...halves.map((half) => half >> 1)])].sort((a, b) => a - b);
	if (cells.length === 1 && all.length === 4 && all.every(isWhole))
		return t.segment(title, [t.everySide]);
	const whole = all.filter(isWhole).map((side) => t.direction(side, cellName(side >> 2, cells)));
	const parts = halves.filter((half) => !isWhole(half >> 1));
	// the second half of a side and the first of the next meet in a corner
	const next = (half: number): number => (half & ~7) | ((half + 1) & 7);
	const corners = parts.filter((half) => half % 2 === 1 && parts.includes(next(half)));
	const apart = parts.filter((h) => !corners.includes(h) && !corners.some((c) => next(c) === h));
	return t.segment(title, [
		...whole,
		...corners.map((half) => t.corner(half >> 1, cellName(half >> 3, cells))),
		...apart.map((half) => t.halfOf(half, cellName(half >> 3, cells))),
	]);
}

export function portName(port: Port, cells: Cells, segments: Segments, index: number): string {
	const name = placeName(port, cells);
	const segment = segments.list[index];
	if (!segment) return `${name}, ${t.open}`;
	const others = [
		...segment.sides
			.filter((s) => port.is !== 'side' || s !== port.side)
			.map((side) => ({ is: 'side', side }) as const),
		...segment.halves
			.filter((h) => port.is !== 'half' || h !== port.half)
			.map((half) => ({ is: 'half', half }) as const),
	].map((p) => placeName(p, cells).toLowerCase());
	return `${name}, ${t.joined(segments.title(segment.kind), others)}`;
}
