import { squareOf } from './grid.ts';
import { distance, point, type Point } from './point.ts';
import type { Shapes } from './shapes.ts';

const inset = 14;
const pitch = 21;
const reach = 10;

/** Where the first mark may lie in its cell, in the order in which places are preferred: corners, then the middles of two sides. */
const firsts = [
	{ left: true, y: 100 - inset },
	{ left: false, y: 100 - inset },
	{ left: true, y: inset },
	{ left: false, y: inset },
	{ left: true, y: 50 },
	{ left: false, y: 50 },
] as const;

/** The price of covering another mark, in points that lie across a border. */
const covering = 1000;

/**
 * Places side by side at the edge of the first cell for marks of a whole tile: away from other marks, and where the fewest
 * borders run.
 */
export function edgePlaces(
	shapes: Shapes,
	count: number,
	others: readonly Point[] = [],
): readonly Point[] {
	let best: readonly Point[] = [];
	let least = Infinity;
	for (const { left, y } of firsts) {
		const places = Array.from({ length: count }, (_, n) => {
			const x = inset + n * pitch;
			return point(left ? x : 100 - x, y);
		});
		const covered = others.filter((mark) => places.some((at) => distance(at, mark) < pitch));
		const found = places.reduce((sum, at) => sum + unlike(shapes, at), covered.length * covering);
		if (found < least) [best, least] = [places, found];
	}
	return best;
}

function unlike(shapes: Shapes, at: Point): number {
	const middle = ownersAt(shapes, at);
	let found = 0;
	for (let dx = -reach; dx <= reach; dx += 4)
		for (let dy = -reach; dy <= reach; dy += 4)
			if (ownersAt(shapes, point(at.x + dx, at.y + dy)) !== middle) found++;
	return found;
}

function ownersAt({ grid, shapes, masks }: Shapes, at: Point): string {
	const square = squareOf(grid, at);
	const held = masks.map((mask) => mask[square] ?? 0);
	const above = shapes.findIndex((shape, i) => held[i] === 1 && 'over' in shape && shape.over);
	return above < 0 ? held.join('') : `over ${above}`;
}
