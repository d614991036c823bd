import { depths, squareAt } from '../geometry/grid.ts';
import { distance, type Point } from '../geometry/point.ts';
import { randomOf } from '../geometry/random.ts';
import { coveredAbove, type Shapes } from '../geometry/shapes.ts';
import type { Pattern } from '../looks/looks.ts';
import { glyph, type Theme } from '../looks/theme.ts';
import { glyphAt } from './svg.ts';

const TRIES = 260;

export function scatterGlyphs(
	theme: Theme,
	shapes: Shapes,
	segment: number,
	pattern: Pattern,
	keepOff: readonly { readonly at: Point; readonly radius: number }[],
	turned = 0,
): string {
	const { grid, frame } = shapes;
	const own = shapes.masks[segment]!;
	const above = coveredAbove(shapes, segment);
	const deep = depths(grid, (i) => own[i] === 1 && !above(i));
	const squares = Array.from(deep.keys()).filter((i) => deep[i]! > pattern.size * 0.5);
	if (squares.length === 0) return '';
	const random = randomOf(`${frame.tile.id}/${segment}`);
	const placed: Point[] = [];
	// glyphs that stand further down on the turned tile are drawn later
	const depth = (p: Point): number => [p.y, p.x, -p.y, -p.x][turned & 3]!;
	for (let n = 0; n < TRIES; n++) {
		const p = squareAt(grid, squares[Math.floor(random() * squares.length)]!);
		if (placed.some((q) => distance(p, q) < pattern.gap)) continue;
		if (keepOff.some(({ at, radius }) => distance(p, at) < radius + pattern.size * 0.45)) continue;
		placed.push(p);
	}
	return placed
		.sort((a, b) => depth(a) - depth(b))
		.map((p) => {
			const name = pattern.glyphs[Math.floor(random() * pattern.glyphs.length)]!;
			const size = pattern.size * (0.88 + random() * 0.24);
			return glyphAt(theme, glyph(theme, name), p.x, p.y, size, {
				flip: random() < 0.5,
				turn: turned * -90,
			});
		})
		.join('');
}
