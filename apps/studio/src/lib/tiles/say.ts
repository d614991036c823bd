import type { Drawing, Port } from '@tilewright/lang';
import { tiles as t } from '#texts/tiles.ts';
import type { Segments } from './segments.ts';

type Cells = Drawing['cells'];

/** A place in words. */
export function placeName(port: Port, cells: Cells): string {
	const at = (cell: number): string => {
		const [x, y] = cells[cell] ?? [0, 0];
		return cells.length > 1 ? t.cell(`${x}/${y}`) : '';
	};
	if (port.is === 'side') return t.side(port.side, at(port.side >> 2));
	if (port.is === 'half') return t.half(port.half, at(port.half >> 3));
	return t.middle(at(port.cell));
}

/** A place with what is there: the kind, and the other places it is joined with. */
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
