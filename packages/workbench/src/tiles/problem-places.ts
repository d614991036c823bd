import type { Drawing, TileProblem } from '@tilewright/lang';
import type { PortPlace } from './ports.ts';

/**
 * The points of the drawing at which problems are shown: on their segments, else in the lower right corner of the first cell.
 * Several at one place stand side by side.
 */
export function problemPlaces(
	drawing: Drawing,
	problems: readonly TileProblem[],
	ports: readonly PortPlace[],
): { readonly x: number; readonly y: number }[] {
	return problems.map(({ path }, index) => {
		const [kind, number] = path;
		const entry = drawing.entries.filter((e) => e.kind === kind)[Number(number ?? 0)];
		const at = ports.find(
			({ port }) =>
				(port.is === 'side' && entry?.sides.includes(port.side)) ||
				(port.is === 'half' && entry?.halves.includes(port.half)) ||
				(port.is === 'middle' && entry?.form === 'centre' && entry.cells.includes(port.cell)),
		);
		const [x, y] = drawing.cells[0] ?? [0, 0];
		if (!at) return { x: x * 100 + 92 - index * 13, y: y * 100 + 92 };
		// a little inside the tile, so that the place itself stays free
		const [cx, cy] = [
			Math.floor((at.x - 0.01) / 100) * 100 + 50,
			Math.floor((at.y - 0.01) / 100) * 100 + 50,
		];
		return { x: at.x + (cx - at.x) * 0.26 + index * 3, y: at.y + (cy - at.y) * 0.26 };
	});
}
