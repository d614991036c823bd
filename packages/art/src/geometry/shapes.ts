import { smallest, largest } from '@tilewright/schema';
import type { SegmentIR, TileIR } from '@tilewright/lang';
import { blob, blockShape, cellShape, type BlockShape } from './block.ts';
import { cellCentre, frameOf, type Frame } from './frame.ts';
import { depths, gridOf, squareAt, type Grid } from './grid.ts';
import { groundOf } from './ground.ts';
import { lineShape, distanceFromLine, nearest, type LineShape } from './line.ts';
import { distance, distanceTo, inside, type Point } from './point.ts';

export interface KindShape {
	readonly id: string;
	readonly connect: 'edge' | 'area' | 'point' | 'region' | 'none';
	readonly form: 'line' | 'block' | 'none';
}

export type Shape =
	| ({ readonly form: 'block'; readonly over: boolean } & BlockShape)
	| ({ readonly form: 'line'; readonly over: boolean } & LineShape)
	| { readonly form: 'spot'; readonly at: Point; readonly room: number }
	| { readonly form: 'cells'; readonly parts: readonly BlockShape[] }
	| { readonly form: 'area' };

export interface Shapes {
	readonly frame: Frame;
	readonly grid: Grid;
	readonly shapes: readonly Shape[];
	/** Per segment: 1 for every square of the grid it covers. */
	readonly masks: readonly Uint8Array[];
	/** Areas that no open ground is left for: they get a small patch. */
	readonly patches: ReadonlyMap<number, BlockShape>;
}

/** The distance from the middle of a line at which the ground ends. */
const LINE_HALF = 6;
const SPOT_RADIUS = 17;
/** So near, a line ends under the spot. */
export const NEAR_SPOT = 12;
/** Room that a spot takes where there is less, so that it can be seen on a small tile. */
const LEAST_ROOM = 12;
const PATCH_RADIUS = 10;
/** The least depth of ground that is seen, and on which a piece is understood. */
const LEAST_DEPTH = 4;

const MAX_CACHED = 2000;
const known = new WeakMap<TileIR, Map<string, Shapes>>();
const byContent = new Map<string, Shapes>();

/** The layout of a tile; kept, since it depends on nothing but the tile and the form of its kinds. */
export function shapesOf(tile: TileIR, kinds: readonly KindShape[]): Shapes {
	const forms = tile.segments.map((s) => formOf(s, kinds)).join();
	let own = known.get(tile);
	if (!own) known.set(tile, (own = new Map()));
	let shapes = own.get(forms);
	if (shapes) return shapes;
	const content = `${forms} ${JSON.stringify([tile.id, tile.cells, tile.segments])}`;
	shapes = byContent.get(content) ?? layOut(tile, kinds);
	if (byContent.size >= MAX_CACHED) byContent.clear();
	byContent.set(content, shapes);
	own.set(forms, shapes);
	return shapes;
}

/** Returns the form in which a segment is drawn, by its kind; kinds that are not in play keep the form their places suggest. */
export function formOf(segment: SegmentIR, kinds: readonly KindShape[]): Shape['form'] {
	const kind = kinds.find((k) => k.id === segment.kind);
	switch (kind?.connect) {
		case 'edge':
			return kind.form === 'block' ? 'block' : 'line';
		case 'area':
			return 'area';
		case 'point':
			return 'spot';
		case 'region':
		case 'none':
			return 'cells';
		default:
			if (segment.sides.length + segment.halves.length === 0)
				return segment.name.startsWith('inner') ? 'area' : 'spot';
			return segment.sides.length > 0 ? 'line' : 'area';
	}
}

/**
 * blocks → lines, which may stop at blocks → ground between them → spots in what room is left
 */
function layOut(tile: TileIR, kinds: readonly KindShape[]): Shapes {
	const frame = frameOf(tile);
	const grid = gridOf(frame);
	const forms = tile.segments.map((s) => formOf(s, kinds));
	const shapes: Shape[] = tile.segments.map((s, i) =>
		forms[i] === 'block'
			? { form: 'block', over: s.over, ...blockShape(frame, s) }
			: forms[i] === 'cells'
				? { form: 'cells', parts: s.cells.map((c) => cellShape(frame, c)) }
				: { form: 'area' },
	);
	const throughFirst = tile.segments
		.map((s, i) => ({ s, i }))
		.filter(({ i }) => forms[i] === 'line')
		.sort((a, b) => b.s.sides.length - a.s.sides.length);
	for (const { s, i } of throughFirst) {
		const walls =
			s.wall === undefined
				? []
				: tile.segments.flatMap((o, j) => {
						const shape = shapes[j]!;
						return shape.form === 'block' && o.sides.includes(s.wall!) ? [shape.polygon] : [];
					});
		const through = s.ends.flatMap((e) => {
			const shape = shapes[e]!;
			return shape.form === 'line' && tile.segments[e]!.sides.length === 2 ? shape.runs : [];
		});
		shapes[i] = { form: 'line', over: s.over, ...lineShape(frame, s, { walls, through }) };
	}
	// where something ends at a spot, its place is given
	const spots = tile.segments
		.map((s, i) => ({ s, i }))
		.filter(({ i }) => forms[i] === 'spot')
		.sort((a, b) => Number(b.s.ends.length > 0) - Number(a.s.ends.length > 0));
	for (const { s, i } of spots) shapes[i] = { form: 'spot', ...spotPlace(frame, s, shapes) };
	leadToSpots(frame, tile, shapes);
	shareRoom(shapes);
	const masks = shapes.map((shape) => maskOf(grid, shape));
	const barriers = masks.filter((_, i) => parts(shapes[i]!));
	const above = masks.filter((_, i) => isOver(shapes[i]!));
	const ground = groundOf(frame, grid, forms, {
		covered: (i) => barriers.some((mask) => mask[i] === 1),
		hidden: (i) => above.some((mask) => mask[i] === 1),
	});
	const patches = new Map<number, BlockShape>();
	forms.forEach((form, i) => {
		if (form !== 'area') return;
		masks[i] = Uint8Array.from(ground, (g) => (g === i ? 1 : 0));
	});
	const taken = spotsOf(shapes);
	forms.forEach((form, i) => {
		if (form !== 'area' || isSeen(tile.segments[i]!, i, { grid, shapes, masks })) return;
		const at = patchPlace(frame, shapes, taken);
		taken.push({ at, radius: PATCH_RADIUS });
		patches.set(i, blob(at, PATCH_RADIUS));
		masks[i] = maskOf(grid, { form: 'cells', parts: [patches.get(i)!] });
	});
	return { frame, grid, shapes, masks, patches };
}

/** A line that ends at a spot follows it to where it was moved. */
function leadToSpots(frame: Frame, tile: TileIR, shapes: Shape[]): void {
	tile.segments.forEach((segment, i) => {
		const shape = shapes[i]!;
		if (shape.form !== 'line' || shape.end?.against !== 'open') return;
		const { at } = shape.end;
		const ends = segment.ends.flatMap((e) => {
			const spot = shapes[e]!;
			return spot.form === 'spot' ? [spot.at] : [];
		});
		if (ends.length === 0 || ends.some((end) => distance(end, at) < NEAR_SPOT)) return;
		const spot = nearest(ends, at);
		const led = lineShape(frame, segment, { walls: [], through: [], spot });
		shapes[i] = { form: 'line', over: segment.over, ...led };
	});
}

function maskOf(grid: Grid, shape: Shape): Uint8Array {
	const out = new Uint8Array(grid.own.length);
	if (shape.form === 'area') return out;
	const points = outline(shape);
	const reach = shape.form === 'spot' ? SPOT_RADIUS : LINE_HALF;
	const xs = points.map((p) => p.x);
	const ys = points.map((p) => p.y);
	const [left, right] = [smallest(xs) - reach, largest(xs) + reach];
	const [top, bottom] = [smallest(ys) - reach, largest(ys) + reach];
	for (let i = 0; i < out.length; i++) {
		if (grid.own[i] === 0) continue;
		const p = squareAt(grid, i);
		if (p.x < left || p.x > right || p.y < top || p.y > bottom) continue;
		if (covers(shape, p, LINE_HALF)) out[i] = 1;
	}
	return out;
}

function outline(shape: Exclude<Shape, { form: 'area' }>): readonly Point[] {
	switch (shape.form) {
		case 'block':
			return shape.polygon;
		case 'line':
			return shape.runs.flat();
		case 'spot':
			return [shape.at];
		case 'cells':
			return shape.parts.flatMap((part) => part.polygon);
	}
}

function isOver(shape: Shape): boolean {
	return 'over' in shape && shape.over;
}

function parts(shape: Shape): boolean {
	return (shape.form === 'block' || shape.form === 'line') && !shape.over;
}

export function covers(shape: Shape, p: Point, half: number): boolean {
	switch (shape.form) {
		case 'block':
			return inside(p, shape.polygon);
		case 'cells':
			return shape.parts.some((part) => inside(p, part.polygon));
		case 'line':
			return distanceFromLine(p, shape) < half;
		case 'spot':
			return distance(p, shape.at) < SPOT_RADIUS;
		case 'area':
			return false;
	}
}

/**
 * The middle where nothing else lies there, or where something ends at the spot and no block is in the way; else the roomiest place near it,
 * on the ground if it can. What ends at the spot still reaches it.
 */
function spotPlace(
	frame: Frame,
	segment: SegmentIR,
	shapes: readonly Shape[],
): { at: Point; room: number } {
	const centre = cellCentre(frame.tile, segment.cells[0] ?? 0);
	const taken = spotsOf(shapes);
	const others = shapes.filter((_, i) => !segment.ends.includes(i));
	const isReached =
		segment.ends.length > 0 && !taken.some(({ at }) => distance(at, centre) < SPOT_RADIUS);
	if (isReached && others.every((s) => s.form !== 'block' || clearance(s, centre) >= LINE_HALF))
		return { at: centre, room: 50 };
	const roomOn =
		(ground: boolean) =>
		(p: Point): number =>
			isReached && distance(p, centre) > SPOT_RADIUS
				? -100
				: roomAt(p, { centre, shapes: isReached ? others : shapes, taken, ground }) -
					(ground ? 0 : LINE_HALF);
	const max = SPOT_RADIUS + 6;
	let room = roomOn(true);
	let at = roomiest(centre, room, max);
	if (room(at) < LEAST_ROOM) {
		const above = roomiest(centre, roomOn(false), max);
		if (roomOn(false)(above) > room(at)) [room, at] = [roomOn(false), above];
	}
	const left = room(at);
	return { at, room: left >= SPOT_RADIUS ? 50 : Math.max(LEAST_ROOM, left) };
}

/** The place for a patch: near the middle, off all borders and other spots, and on a block, since on the ground it would not be seen. */
function patchPlace(frame: Frame, shapes: readonly Shape[], taken: readonly Taken[]): Point {
	const centre = cellCentre(frame.tile, 0);
	const blocks = shapes.flatMap((s) => (s.form === 'block' ? [s] : []));
	const topFirst = blocks.toReversed().sort((a, b) => Number(b.over) - Number(a.over));
	const others = shapes.filter((s) => s.form !== 'block');
	const room = (p: Point): number => {
		// the borders of what lies below the block at this place are not drawn there
		const top = topFirst.findIndex((s) => covers(s, p, 0));
		if (top < 0) return -100;
		const near = { centre, shapes: [...others, ...topFirst.slice(0, top + 1)], taken };
		return roomAt(p, { ...near, ground: false });
	};
	return roomiest(centre, room, PATCH_RADIUS + 4);
}

/** The middle where it has room; else the best place within its cell, where more room than wanted counts for nothing. */
function roomiest(centre: Point, room: (p: Point) => number, max: number): Point {
	if (room(centre) >= Math.min(max, SPOT_RADIUS)) return centre;
	let best = centre;
	let value = Math.min(room(centre), max);
	for (let dx = -36; dx <= 36; dx += 2)
		for (let dy = -36; dy <= 36; dy += 2) {
			const p = { x: centre.x + dx, y: centre.y + dy };
			const far = distance(p, centre) * 0.06;
			if (max - far <= value) continue;
			const found = Math.min(room(p), max) - far;
			if (found > value) [best, value] = [p, found];
		}
	return best;
}

function roomAt(
	p: Point,
	near: { centre: Point; shapes: readonly Shape[]; taken: readonly Taken[]; ground: boolean },
): number {
	const { centre, shapes, taken, ground } = near;
	let least = Math.min(48 - Math.abs(p.x - centre.x), 48 - Math.abs(p.y - centre.y));
	for (const s of shapes) {
		const off = clearance(s, p);
		least = Math.min(least, ground || s.form !== 'block' ? off : Math.abs(off));
	}
	for (const { at, radius } of taken) least = Math.min(least, distance(at, p) - radius);
	return least;
}

/** Returns true for ground that reaches a side, or is open and deep enough to be seen. */
function isSeen(
	{ sides, halves }: SegmentIR,
	i: number,
	{ grid, shapes, masks }: Pick<Shapes, 'grid' | 'shapes' | 'masks'>,
): boolean {
	if (sides.length + halves.length > 0) return masks[i]!.includes(1);
	const above = masks.filter((_, j) => {
		const s = shapes[j]!;
		return s.form === 'spot' || isOver(s);
	});
	const deep = depths(grid, (k) => masks[i]![k] === 1 && !above.some((mask) => mask[k] === 1));
	return deep.some((d) => d >= LEAST_DEPTH);
}

interface Taken {
	readonly at: Point;
	readonly radius: number;
}

function spotsOf(shapes: readonly Shape[]): Taken[] {
	return shapes.flatMap((s) => (s.form === 'spot' ? [{ at: s.at, radius: SPOT_RADIUS }] : []));
}

/** Of two spots that are near each other, neither takes more than half the way to the other. */
function shareRoom(shapes: Shape[]): void {
	const spots = shapes.flatMap((s) => (s.form === 'spot' ? [s] : []));
	shapes.forEach((shape, i) => {
		if (shape.form !== 'spot') return;
		const halfWays = spots.flatMap((s) => (s === shape ? [] : [distance(s.at, shape.at) / 2]));
		shapes[i] = { ...shape, room: smallest(halfWays, shape.room) };
	});
}

/**
 * Returns the distance of a point from the border of a shape; negative inside, infinite for shapes that are neither
 * blocks nor lines.
 */
function clearance(shape: Shape, p: Point): number {
	if (shape.form === 'line') return distanceFromLine(p, shape) - LINE_HALF;
	if (shape.form !== 'block') return Infinity;
	const off = distanceTo(p, [...shape.polygon, shape.polygon[0]!]);
	return inside(p, shape.polygon) ? -off : off - 3;
}

export function coveredAbove(
	{ shapes, masks, patches }: Shapes,
	segment: number,
): (i: number) => boolean {
	const own = shapes[segment]!;
	const over = 'over' in own && own.over;
	const above = masks.filter((_, i) => {
		const s = shapes[i]!;
		if (i === segment) return false;
		if (patches.has(i)) return true;
		if (s.form === 'area' || s.form === 'cells') return false;
		return s.form === 'spot' ? !over : s.over || (s.form === 'line' && !over);
	});
	return (i) => above.some((mask) => mask[i] === 1);
}
