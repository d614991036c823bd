import type { Point } from '@tilewright/art';
import type { Camera } from '@tilewright/scene';

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Pixels: half the width of the buttons with their margin, and their height with the gap to the tile. */
const HALF_WIDTH = 76;
const HEIGHT = 58;
const GAP = 6;

/**
 * Where the buttons of an option lie, in pixels of the window, as the middle of their upper edge: beside the side of the chosen cell where no
 * tile lies, first below, then above, right and left. They cover a tile only where every side in the window has one.
 * @param middle the x on the board below or above which they lie
 * @param taken the cells with tiles
 */
export function toolsPlace(
	cell: Point,
	middle: number,
	taken: readonly Point[],
	camera: Camera,
	window: Size,
): Point {
	const { x, y, zoom } = camera;
	const left = cell.x * 100 * zoom + x;
	const top = cell.y * 100 * zoom + y;
	const edge = 100 * zoom;
	const within = Math.max(HALF_WIDTH, Math.min(window.width - HALF_WIDTH, middle * zoom + x));
	const beside = top + edge / 2 - HEIGHT / 2;
	const sides: readonly (Point & { readonly dx: number; readonly dy: number })[] = [
		{ dx: 0, dy: 1, x: within, y: top + edge + GAP },
		{ dx: 0, dy: -1, x: within, y: top - GAP - HEIGHT },
		{ dx: 1, dy: 0, x: left + edge + GAP + HALF_WIDTH, y: beside },
		{ dx: -1, dy: 0, x: left - GAP - HALF_WIDTH, y: beside },
	];
	const inWindow = sides.filter(
		(side) =>
			side.x >= HALF_WIDTH &&
			side.x <= window.width - HALF_WIDTH &&
			side.y >= 0 &&
			side.y + HEIGHT <= window.height,
	);
	const isFree = (side: (typeof sides)[number]): boolean =>
		!taken.some((t) => t.x === cell.x + side.dx && t.y === cell.y + side.dy);
	const best = inWindow.find(isFree) ?? inWindow[0] ?? sides[1]!;
	return { x: best.x, y: best.y };
}
