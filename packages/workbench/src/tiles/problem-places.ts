import type { Drawing, TileProblem } from '@tilewright/lang';
import type { PortPlace } from './ports.ts';

/** The point of the drawing at which a problem is shown: on its segment, else in the lower corner. */
export function problemPlaces(
	drawing: Drawing,
	problems: readonly TileProblem[],
	ports: readonly PortPlace[],
): { readonly x: number; readonly y: number }[] {
	return problems.map(({ path }, n) => {
		const [kind, nth] = path;
		const entry = drawing.entries.filter((e) => e.kind === kind)[Number(nth ?? 0)];
		const at = ports.find(
			({ port }) =>
				(port.is === 'side' && entry?.sides.includes(port.side)) ||
				(port.is === 'half' && entry?.halves.includes(port.half)) ||
				(port.is === 'middle' && entry?.form === 'centre' && entry.cells.includes(port.cell)),
		);
		const [x, y] = drawing.cells[0] ?? [0, 0];
		if (!at) return { x: x * 100 + 92 - n * 13, y: y * 100 + 92 };
		// a little inside the tile, so that the place itself stays free
		const [cx, cy] = [
			Math.floor((at.x - 0.01) / 100) * 100 + 50,
			Math.floor((at.y - 0.01) / 100) * 100 + 50,
		];
		return { x: at.x + (cx - at.x) * 0.26 + n * 3, y: at.y + (cy - at.y) * 0.26 };
	});
}
