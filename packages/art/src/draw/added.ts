import { type Point, point } from '../geometry/point.ts';
import type { KindShape } from '../geometry/shapes.ts';
import { kindLook, paint, seatColour, type Theme } from '../looks/theme.ts';
import { element } from './svg.ts';

/** A segment that was added to a laid tile: its kind, and the sides it meets, each by its cell and its direction. */
export interface AddedSegment {
	readonly kind: string;
	readonly sides: readonly { readonly x: number; readonly y: number; readonly side: number }[];
	/** The seat that built it; below 0 for nobody. */
	readonly seat?: number;
}

export interface AddedShape {
	readonly path: string;
	readonly fill: string;
	readonly line: string;
	readonly rail: string;
	readonly width: number;
	/** The pillars at both sides of each end. */
	readonly pillars: readonly Point[];
	/** The end on its own tile; absent where it goes through. */
	readonly end: Point | undefined;
}

/** The width by which the two rails together exceed that of the way. */
export const RAILS = 5;
export const EDGE = 1.4;
/** Joints across the way, which distinguish it from what is printed. */
export const PLANKS = '1 9';
/** Posts beside the rails, which show that the way passes over what lies below: the added width, and where they are. */
export const POSTS = { wider: 6, dashes: '5 20', offset: -10 } as const;
export const SHADOW = 3.5;
/** Pillars hold the rails at the ends: their radius, and how far inside of the side they stand. */
export const PILLARS = { radius: 4, inset: 5 } as const;

const middles = [point(50, 0), point(100, 50), point(50, 100), point(0, 50)] as const;

export function middleOfAdded({ sides }: AddedSegment): Point {
	const n = sides.length;
	return point(
		sides.reduce((sum, { x }) => sum + x * 100 + 50, 0) / n,
		sides.reduce((sum, { y }) => sum + y * 100 + 50, 0) / n,
	);
}

export function addedShape(
	added: AddedSegment,
	kinds: readonly KindShape[],
	theme: Theme,
): AddedShape {
	const form = kinds.find((k) => k.id === added.kind)?.form === 'block' ? 'block' : 'line';
	const look = kindLook(theme, added.kind, form);
	const at = middleOfAdded(added);
	const ends = added.sides.map(({ x, y, side }) => {
		const middle = middles[side]!;
		return point(x * 100 + middle.x, y * 100 + middle.y);
	});
	const width = form === 'line' ? look.width + 2 : 30;
	const pillars = added.sides.flatMap(({ side }, i) => {
		const end = ends[i]!;
		const out = { x: (middles[side]!.x - 50) / 50, y: (middles[side]!.y - 50) / 50 };
		const { inset } = PILLARS;
		return [-1, 1].map((to) => {
			const across = (to * (width + RAILS)) / 2;
			return point(end.x - out.x * inset + out.y * across, end.y - out.y * inset + out.x * across);
		});
	});
	const [a, b] = ends;
	const through = ends.length === 2 && a && b;
	return {
		path: through
			? `M${a.x} ${a.y}Q${at.x} ${at.y} ${b.x} ${b.y}`
			: ends.map((e) => `M${at.x} ${at.y}L${e.x} ${e.y}`).join(''),
		fill: paint(theme, look.fill),
		line: paint(theme, look.line),
		rail: (added.seat ?? -1) < 0 ? paint(theme, look.line) : seatColour(theme, added.seat!),
		...{ width, pillars },
		end: through ? undefined : at,
	};
}

export function addedSvg(added: AddedSegment, kinds: readonly KindShape[], theme: Theme): string {
	const { path, fill, line, rail, width, pillars, end } = addedShape(added, kinds, theme);
	const stroke = (colour: string, thickness: number, dashes?: string): string =>
		element('path', {
			...{ d: path, fill: 'none', stroke: colour, 'stroke-width': thickness },
			'stroke-dasharray': dashes,
		});
	const stop =
		end === undefined
			? ''
			: element('circle', {
					...{ cx: end.x, cy: end.y, r: width * 0.8 },
					...{ fill, stroke: line, 'stroke-width': 2 },
				});
	const shadow = element(
		'g',
		{ transform: `translate(0 ${SHADOW})`, opacity: 0.28 },
		stroke(paint(theme, 'ink'), width + RAILS),
	);
	const posts = element('path', {
		...{ d: path, fill: 'none', stroke: line, 'stroke-width': width + RAILS + POSTS.wider },
		...{ 'stroke-dasharray': POSTS.dashes, 'stroke-dashoffset': POSTS.offset },
	});
	const way =
		stroke(line, width + RAILS + EDGE) +
		stroke(rail, width + RAILS) +
		stroke(line, width + EDGE) +
		stroke(fill, width) +
		stroke(line, width, PLANKS);
	const standing = pillars
		.map(({ x, y }) =>
			element('circle', {
				...{ cx: x, cy: y, r: PILLARS.radius },
				...{ fill: rail, stroke: line, 'stroke-width': EDGE },
			}),
		)
		.join('');
	return element('g', { 'data-added': added.kind }, shadow + posts + way + stop + standing);
}
