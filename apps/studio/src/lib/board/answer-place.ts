import type { Point } from '@tilewright/art';
import type { Camera } from '@tilewright/scene';

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Pixels between the cell and its answer, between the answer and the edges of the window, and the corner that the zoom takes. */
const GAP = 8;
const MARGIN = 6;
const ZOOM = { width: 64, height: 150 };

/**
 * The upper left corner, in pixels of the window, of an answer about a cell: beside the cell, where it covers the fewest tiles. Undefined where
 * it would cover the cell on every side.
 * @param taken the cells with tiles
 */
export function answerPlace(
	cell: Point,
	answer: Size,
	taken: readonly Point[],
	camera: Camera,
	window: Size,
): Point | undefined {
	const edge = 100 * camera.zoom;
	const corner = ({ x, y }: Point): Point => ({
		x: x * edge + camera.x,
		y: y * edge + camera.y,
	});
	const asked = corner(cell);
	const limits = {
		x: window.width - MARGIN - answer.width,
		y: window.height - MARGIN - answer.height,
	};
	const within = (wanted: number, least: number, most: number): number =>
		Math.max(least, Math.min(most, wanted));
	const x = within(asked.x + edge / 2 - answer.width / 2, MARGIN, limits.x);
	const y = within(asked.y + edge / 2 - answer.height / 2, MARGIN, limits.y);
	const covered = (at: Point, { x: left, y: top }: Point): boolean =>
		at.x < left + edge &&
		at.x + answer.width > left &&
		at.y < top + edge &&
		at.y + answer.height > top;
	const coversZoom = (at: Point): boolean =>
		at.x > limits.x + MARGIN - ZOOM.width && at.y > limits.y + MARGIN - ZOOM.height;
	const isInWindow = (at: Point): boolean =>
		at.x >= MARGIN && at.x <= limits.x && at.y >= MARGIN && at.y <= limits.y;
	const [best] = [
		{ x: asked.x + edge + GAP, y },
		{ x: asked.x - GAP - answer.width, y },
		{ x, y: asked.y + edge + GAP },
		{ x, y: asked.y - GAP - answer.height },
	]
		.filter((at) => isInWindow(at) && !covered(at, asked) && !coversZoom(at))
		.map((at) => ({ at, tiles: taken.filter((tile) => covered(at, corner(tile))).length }))
		.sort((a, b) => a.tiles - b.tiles);
	return best?.at;
}
