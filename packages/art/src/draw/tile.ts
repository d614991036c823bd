import type { TileIR } from '@tilewright/lang';
import { segmentPlaces } from '../geometry/anchor.ts';
import { areaBorders } from '../geometry/borders.ts';
import { edgePlaces } from '../geometry/edge-places.ts';
import { contour } from '../geometry/grid.ts';
import { distance, formatNumber, pathOf, type Point } from '../geometry/point.ts';
import {
	formOf,
	NEAR_SPOT,
	shapesOf,
	type KindShape,
	type Shape,
	type Shapes,
} from '../geometry/shapes.ts';
import type { KindLook } from '../looks/looks.ts';
import { glyph, kindLook, markLook, paint, type Theme } from '../looks/theme.ts';
import { pictureOf } from './picture.ts';
import { scatterGlyphs } from './strew.ts';
import { element, glyphAt } from './svg.ts';

/**
 * The inside of a drawing of a tile: its cell 0/0 covers 0/0 to 100/100. Every segment is a group with its index.
 *
 * `turned` is the number of clockwise quarter turns that the tile gets on the board; glyphs are drawn upright for these.
 *
 *   ground → areas → borders between areas → blocks → lines → where lines end together → marks → spots → what lies over the others → border
 *
 * A tile's own picture takes the place of the ground and its areas, or of all but the border; segments it hides keep their surfaces.
 */
export function tileSvg(
	tile: TileIR,
	kinds: readonly KindShape[],
	theme: Theme,
	turned = 0,
): string {
	const drawUpright: DrawGlyph = (name, at, size) =>
		glyphAt(theme, glyph(theme, name), at.x, at.y, size, { turn: turned * -90 });
	const picture = theme.looks.pictures.get(tile.id);
	const shapes = shapesOf(tile, kinds);
	const order = tile.segments
		.map((_, i) => ({ i, rank: rankOf(shapes.shapes[i]!, shapes.patches.has(i)) }))
		.sort((a, b) => a.rank - b.rank || a.i - b.i);
	if (picture && !picture.under) {
		const surfaces = order.map(({ i }) =>
			element(
				'g',
				{ 'data-segment': String(i), 'data-kind': tile.segments[i]!.kind },
				clear(tile, i, kinds),
			),
		);
		return pictureOf(tile, picture) + surfaces.join('') + border(tile, theme);
	}
	const laid = { tile, kinds, theme, drawUpright };
	const others = tile.segments.flatMap((_, i) => marksOf(laid, i));
	const own = tileMarks(laid, shapes, others);
	const draw = (low: number, high: number): string =>
		order
			.filter(({ rank }) => rank >= low && rank < high)
			.map(({ i }) => {
				const bare = picture !== undefined && shapes.shapes[i]!.form === 'area';
				return segmentGroup({ tile, kinds, theme, shapes, drawUpright, turned, bare, own }, i);
			})
			.join('');
	return (
		(picture ? pictureOf(tile, picture) : groundOfTile(tile, kinds, theme)) +
		draw(0, 1) +
		(picture ? '' : hedges(tile, kinds, theme, shapes)) +
		draw(1, 3) +
		meetings(tile, theme, shapes, drawUpright) +
		draw(3, 9) +
		own.map((mark) => mark.svg).join('') +
		border(tile, theme)
	);
}

function rankOf(shape: Shape, patch: boolean): number {
	if (patch) return 7;
	switch (shape.form) {
		case 'area':
			return 0;
		case 'cells':
			return 0.5;
		case 'block':
			return shape.over ? 5 : 1;
		case 'line':
			return shape.over ? 6 : 2;
		case 'spot':
			return 3;
	}
}

function groundOfTile(tile: TileIR, kinds: readonly KindShape[], theme: Theme): string {
	const [area] = tile.segments.filter((s) => formOf(s, kinds) === 'area');
	const id = area?.kind ?? theme.looks.ground ?? 'ground';
	const fill = paint(theme, kindLook(theme, id, 'area').fill);
	return tile.cells
		.map(([x, y]) => element('rect', { x: x * 100, y: y * 100, width: 100, height: 100, fill }))
		.join('');
}

/** Rows of dots where two areas touch: the ground alone would look like one. */
function hedges(tile: TileIR, kinds: readonly KindShape[], theme: Theme, shapes: Shapes): string {
	const area = tile.segments.find((s) => formOf(s, kinds) === 'area');
	if (!area) return '';
	const colour = paint(theme, kindLook(theme, area.kind, 'area').trim);
	return areaBorders(shapes)
		.map((run) =>
			element('path', {
				d: `M${run.map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}`,
				fill: 'none',
				stroke: colour,
				'stroke-width': 3.6,
				'stroke-linecap': 'round',
				'stroke-linejoin': 'round',
				'stroke-dasharray': '0.1 4.4',
			}),
		)
		.join('');
}

type DrawGlyph = (name: string, at: Point, size: number) => string;

interface Drawing {
	readonly tile: TileIR;
	readonly kinds: readonly KindShape[];
	readonly theme: Theme;
	readonly shapes: Shapes;
	readonly drawUpright: DrawGlyph;
	readonly turned: number;
	readonly bare: boolean;
	readonly own: readonly PlacedMark[];
}

function clear(tile: TileIR, i: number, kinds: readonly KindShape[]): string {
	return element('path', {
		d: segmentPath(tile, i, kinds),
		fill: 'none',
		'pointer-events': 'all',
	});
}

function segmentGroup(drawing: Drawing, i: number): string {
	const { tile, theme, shapes } = drawing;
	const segment = tile.segments[i]!;
	const look = kindLook(theme, segment.kind, shapes.shapes[i]!.form);
	const marks = marksOf(drawing, i);
	const keepOff = [...marks, ...drawing.own].map((m) => ({ at: m.at, radius: m.size * 0.5 }));
	const strew =
		look.pattern && !drawing.bare
			? scatterGlyphs(theme, shapes, i, look.pattern, keepOff, drawing.turned)
			: '';
	return element(
		'g',
		{ 'data-segment': String(i), 'data-kind': segment.kind },
		(drawing.bare ? clear(tile, i, drawing.kinds) : body(drawing, i, look, strew)) +
			marks.map((m) => m.svg).join(''),
	);
}

function body(
	{ tile, kinds, theme, shapes, drawUpright }: Drawing,
	i: number,
	look: KindLook,
	strew: string,
): string {
	const shape = shapes.shapes[i]!;
	const patch = shapes.patches.get(i);
	const fill = paint(theme, look.fill);
	const line = paint(theme, look.line);
	if (patch) {
		const d = pathOf(patch.outline, true);
		return element('path', { d, fill, stroke: line, 'stroke-width': 1 }) + strew;
	}
	switch (shape.form) {
		case 'area': {
			const first = tile.segments.find((s) => formOf(s, kinds) === 'area');
			const same = first?.kind === tile.segments[i]!.kind;
			const d = segmentPath(tile, i, kinds);
			const seen = same ? { fill: 'none', 'pointer-events': 'all' } : { fill };
			return element('path', { d, ...seen }) + strew;
		}
		case 'cells':
			return shape.parts
				.map((p) =>
					element('path', {
						d: pathOf(p.outline, true),
						fill,
						'fill-opacity': 0.5,
						stroke: line,
						'stroke-width': look.width,
					}),
				)
				.join('');
		case 'block':
			return (
				element('path', { d: pathOf(shape.outline, true), fill }) +
				strew +
				shape.edges.map((e) => edge(pathOf(e), look, theme)).join('')
			);
		case 'line': {
			const runs = (colour: string, width: number, dash?: readonly number[]): string =>
				shape.curves.map((c) => stroke(pathOf(c), colour, width, 'butt', dash)).join('');
			const casing = look.width + 2.6;
			return (
				runs(line, casing) +
				(look.end !== undefined && endsAlone(shape, shapes)
					? drawUpright(look.end, shape.end.at, look.size)
					: endCap(shape, casing / 2, line)) +
				runs(fill, look.width) +
				endCap(shape, look.width / 2, fill) +
				(look.trim === undefined || look.dash === undefined
					? ''
					: runs(paint(theme, look.trim), 1.2, look.dash))
			);
		}
		case 'spot':
			return drawUpright(look.glyph ?? 'disc', shape.at, Math.min(look.size, shape.room * 2));
	}
}

/** Returns true for a line that ends inside the tile, with no spot and no other end there. */
function endsAlone(
	shape: Shape,
	{ shapes }: Shapes,
): shape is Shape & { readonly form: 'line'; readonly end: { readonly at: Point } } {
	if (shape.form !== 'line' || shape.end?.against !== 'open' || shape.curves.length > 1)
		return false;
	const { at } = shape.end;
	return shapes.every(
		(s) =>
			s === shape ||
			(!(s.form === 'spot' && distance(s.at, at) < NEAR_SPOT) &&
				!(s.form === 'line' && s.end && distance(s.end.at, at) < 2)),
	);
}

function endCap(shape: Shape & { form: 'line' }, r: number, fill: string): string {
	return shape.end ? element('circle', { cx: shape.end.at.x, cy: shape.end.at.y, r, fill }) : '';
}

function edge(d: string, look: KindLook, theme: Theme): string {
	return (
		stroke(d, paint(theme, look.line), look.width + 2.2, 'butt') +
		stroke(d, paint(theme, look.trim), look.width, 'butt', look.dash)
	);
}

function stroke(
	d: string,
	colour: string,
	width: number,
	cap: string,
	dash?: readonly number[],
): string {
	return element('path', {
		d,
		fill: 'none',
		stroke: colour,
		'stroke-width': width,
		'stroke-linecap': cap,
		'stroke-dasharray': dash?.join(' '),
	});
}

function meetings(tile: TileIR, theme: Theme, { shapes }: Shapes, drawUpright: DrawGlyph): string {
	const ends: { at: Point; kind: string }[] = [];
	shapes.forEach((s, i) => {
		if (s.form === 'line' && !s.over && s.end?.against === 'open')
			ends.push({ at: s.end.at, kind: tile.segments[i]!.kind });
	});
	const spots = shapes.flatMap((s) => (s.form === 'spot' ? [s.at] : []));
	const done: Point[] = [];
	let out = '';
	for (const { at, kind } of ends) {
		if (done.some((p) => distance(p, at) < 2) || spots.some((p) => distance(p, at) < NEAR_SPOT))
			continue;
		if (ends.filter((e) => distance(e.at, at) < 2).length < 2) continue;
		done.push(at);
		const look = kindLook(theme, kind, 'line');
		out +=
			look.glyph === undefined
				? element('circle', {
						cx: at.x,
						cy: at.y,
						r: look.width * 0.95,
						fill: paint(theme, look.fill),
						stroke: paint(theme, look.line),
						'stroke-width': 2,
					})
				: drawUpright(look.glyph, at, look.size);
	}
	return out;
}

interface PlacedMark {
	readonly at: Point;
	readonly size: number;
	readonly svg: string;
}

function marksOf(
	{ tile, kinds, theme, drawUpright }: Pick<Drawing, 'tile' | 'kinds' | 'theme' | 'drawUpright'>,
	i: number,
): PlacedMark[] {
	const list = Object.entries(tile.segments[i]!.marks).flatMap(([id, count]) =>
		Array.from({ length: Math.min(Math.max(0, count), 6) }, () => id),
	);
	if (list.length === 0) return [];
	const places = segmentPlaces(tile, i, kinds, list.length + 1).slice(1);
	return list.map((id, n) => {
		const { glyph: name, size } = markLook(theme, id);
		return { at: places[n]!, size, svg: drawUpright(name, places[n]!, size) };
	});
}

function tileMarks(
	{ tile, theme, drawUpright }: Pick<Drawing, 'tile' | 'theme' | 'drawUpright'>,
	shapes: Shapes,
	others: readonly PlacedMark[],
): PlacedMark[] {
	const ids = Object.keys(tile.marks);
	if (ids.length === 0) return [];
	const places = edgePlaces(
		shapes,
		ids.length,
		others.map((mark) => mark.at),
	);
	return ids.map((id, n) => {
		const { glyph: name, size } = markLook(theme, id);
		return { at: places[n]!, size, svg: drawUpright(name, places[n]!, size) };
	});
}

function border(tile: TileIR, theme: Theme): string {
	return tile.cells
		.map(([x, y]) =>
			element('rect', {
				x: x * 100 + 0.4,
				y: y * 100 + 0.4,
				width: 99.2,
				height: 99.2,
				fill: 'none',
				stroke: paint(theme, 'ink'),
				'stroke-opacity': 0.22,
				'stroke-width': 0.8,
			}),
		)
		.join('');
}

/** Path data of the surface of a segment, for highlights and for the pointer; of a line, a band along it. */
export function segmentPath(tile: TileIR, i: number, kinds: readonly KindShape[]): string {
	const shapes = shapesOf(tile, kinds);
	const shape = shapes.shapes[i];
	const patch = shapes.patches.get(i);
	if (patch) return pathOf(patch.outline, true);
	switch (shape?.form) {
		case 'block':
			return pathOf(shape.outline, true);
		case 'cells':
			return shape.parts.map((p) => pathOf(p.outline, true)).join('');
		case 'spot':
			return circle(shape.at, 18);
		case 'area':
		case 'line':
			return surface(shapes, i);
		default:
			return '';
	}
}

const surfaces = new WeakMap<Shapes, Map<number, string>>();

function surface(shapes: Shapes, i: number): string {
	let known = surfaces.get(shapes);
	if (!known) surfaces.set(shapes, (known = new Map()));
	let d = known.get(i);
	if (d === undefined) known.set(i, (d = contour(shapes.grid, (k) => shapes.masks[i]![k] === 1)));
	return d;
}

function circle({ x, y }: Point, r: number): string {
	return `M${x} ${y - r}a${r} ${r} 0 1 0 0.01 0Z`;
}
