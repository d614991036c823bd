import type { Point } from '@tilewright/art';

/** The view of the board: a board point p is shown at p * zoom + (x, y). */
export interface Camera {
	readonly x: number;
	readonly y: number;
	readonly zoom: number;
}

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** The least that a person zooms out to; a whole board may be shown smaller. */
const MIN_ZOOM = 0.18;
export const MAX_ZOOM = 2.6;
const FILL = 0.9;

export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
	const zoom = clamp(camera.zoom * factor, Math.min(MIN_ZOOM, camera.zoom), MAX_ZOOM);
	const by = zoom / camera.zoom;
	return { x: px - (px - camera.x) * by, y: py - (py - camera.y) * by, zoom };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
	return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The largest zoom of a board that nobody zoomed: a window of a large screen shows larger tiles. */
export const comfortableZoom = (width: number, height: number): number =>
	clamp(Math.min(width, height) / 900, 1.25, MAX_ZOOM);

export function fit(
	box: Box,
	width: number,
	height: number,
	maxZoom: number = comfortableZoom(width, height),
): Camera {
	const zoom = Math.min((width * FILL) / box.width, (height * FILL) / box.height, maxZoom);
	return {
		zoom,
		x: width / 2 - (box.x + box.width / 2) * zoom,
		y: height / 2 - (box.y + box.height / 2) * zoom,
	};
}

/**
 * A fit of a part of a box. Nothing beyond the box is shown while some of the box is hidden, so along an axis that has room for all of it,
 * all of it is seen.
 */
export function fitPart(
	part: Box,
	whole: Box,
	width: number,
	height: number,
	maxZoom?: number,
): Camera {
	const camera = fit(part, width, height, maxZoom);
	const { zoom } = camera;
	return {
		zoom,
		x: within(camera.x, whole.x * zoom, whole.width * zoom, width),
		y: within(camera.y, whole.y * zoom, whole.height * zoom, height),
	};
}

/** Along one axis: the offset nearest to this one that wastes no room; `length` from `from` is centred where it fits. */
function within(offset: number, from: number, length: number, size: number): number {
	const most = size - 2 * EDGE;
	if (length <= most) return (size - length) / 2 - from;
	return clamp(offset, size - EDGE - length - from, EDGE - from);
}

/** The camera comes closer once a box could be shown larger by this factor. */
const MAX_SHRINK = 1.6;
const MARGIN = 100;
/** Pixels between a box in sight and the edge of the window. */
const EDGE = 4;

/**
 * Follows a box that changes: the camera stays where it is as long as the whole box is visible, and large enough. A box that still has room
 * at the same zoom moves the camera only; one that has not is shown smaller, with a margin for what is laid next.
 */
export function follow(camera: Camera, box: Box, width: number, height: number): Camera {
	const best = fit(box, width, height);
	const isLargeEnough = best.zoom <= camera.zoom * MAX_SHRINK;
	if (isLargeEnough && isInSight(camera, box, width, height, EDGE)) return camera;
	if (isLargeEnough && camera.zoom <= best.zoom) {
		const { zoom } = camera;
		return {
			zoom,
			x: slide(camera.x, box.x * zoom, box.width * zoom, width),
			y: slide(camera.y, box.y * zoom, box.height * zoom, height),
		};
	}
	return fitWithSpace(box, width, height);
}

/** A fit with space for one more tile on every side, so that the camera can keep still when it is laid. */
export function fitWithSpace(box: Box, width: number, height: number): Camera {
	const { x, y } = box;
	const spacious = {
		x: x - MARGIN,
		y: y - MARGIN,
		width: box.width + 2 * MARGIN,
		height: box.height + 2 * MARGIN,
	};
	return fit(spacious, width, height);
}

/** Along one axis: the same offset if `length` from `from` is in sight, otherwise the one that centres it. */
function slide(offset: number, from: number, length: number, size: number): number {
	const isSeen = from + offset >= EDGE && from + length + offset <= size - EDGE;
	return isSeen ? offset : (size - length) / 2 - from;
}

/** The camera of a window of another size: what was in its middle stays in the middle, as large as before. */
export function resized(
	camera: Camera,
	from: { readonly width: number; readonly height: number },
	to: { readonly width: number; readonly height: number },
): Camera {
	return pan(camera, (to.width - from.width) / 2, (to.height - from.height) / 2);
}

export function isInSight(
	camera: Camera,
	box: Box,
	width: number,
	height: number,
	margin = 0,
): boolean {
	const [left, top] = [box.x * camera.zoom + camera.x, box.y * camera.zoom + camera.y];
	return (
		left >= margin &&
		top >= margin &&
		left + box.width * camera.zoom <= width - margin &&
		top + box.height * camera.zoom <= height - margin
	);
}

/** Keeps some of the box in sight, so that the board cannot be lost. */
export function keepInView(camera: Camera, box: Box, width: number, height: number): Camera {
	const least = 60;
	const [w, h] = [box.width * camera.zoom, box.height * camera.zoom];
	const left = clamp(box.x * camera.zoom + camera.x, least - w, width - least);
	const top = clamp(box.y * camera.zoom + camera.y, least - h, height - least);
	return { ...camera, x: left - box.x * camera.zoom, y: top - box.y * camera.zoom };
}

export function pinch(
	camera: Camera,
	before: readonly [Point, Point],
	after: readonly [Point, Point],
): Camera {
	const distanceBetween = ([a, b]: readonly [Point, Point]): number =>
		Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
	const middle = ([a, b]: readonly [Point, Point]): Point => ({
		x: (a.x + b.x) / 2,
		y: (a.y + b.y) / 2,
	});
	const [from, to] = [middle(before), middle(after)];
	return zoomAt(
		pan(camera, to.x - from.x, to.y - from.y),
		distanceBetween(after) / distanceBetween(before),
		to.x,
		to.y,
	);
}

function clamp(n: number, low: number, high: number): number {
	return Math.min(Math.max(n, Math.min(low, high)), Math.max(low, high));
}
