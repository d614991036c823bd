import { type Point, point } from '../geometry/point.ts';
import { type Theme, pieceLook } from '../looks/theme.ts';

/** A stack is at most this high, however many pieces it has; a cell is 100 wide. */
const highest = 56;

const perRow = 3;
const usualWidth = 29;

export interface Standing {
	readonly aside: Point;
	readonly reach: Point;
	readonly scale: number;
	readonly raised: number;
}

/**
 * Returns the standing of each piece among those of its place; `placeOf` is undefined for a piece that stands on no
 * segment.
 */
export function standings<P extends { readonly kind: string }>(
	pieces: readonly P[],
	placeOf: (piece: P) => string | undefined,
	theme: Theme,
): Map<P, Standing> {
	const byPlace = new Map<string, P[]>();
	for (const piece of pieces) {
		const place = placeOf(piece);
		if (place === undefined) continue;
		const group = byPlace.get(place);
		if (group) group.push(piece);
		else byPlace.set(place, [piece]);
	}
	const out = new Map<P, Standing>();
	for (const group of byPlace.values()) {
		const places = standingOf(
			group.map(({ kind }) => kind),
			theme,
		);
		for (const [i, piece] of group.entries()) out.set(piece, places[i]!);
	}
	return out;
}

/**
 * Returns the standings of the pieces of one segment, by their kinds: pieces whose look has a `stack` stand on one
 * another, and the others stand beside one another on top of them.
 */
export function standingOf(kinds: readonly string[], theme: Theme): Standing[] {
	const heights = kinds.map((kind) => pieceLook(theme, kind).stack);
	const whole = heights.reduce((sum, height) => sum + height, 0);
	const scale = whole > highest ? highest / whole : 1;
	const count = heights.filter((height) => height === 0).length;
	let below = 0;
	let nth = 0;
	return heights.map((height) => {
		if (height === 0) return { ...besideOthers(nth++, count), raised: whole * scale };
		const raised = below * scale;
		below += height;
		return { aside: point(0, 0), reach: point(0, 0), scale: 1, raised };
	});
}

/** The place and the size of the nth of the pieces at one place: one alone, two side by side, more in rows of three. */
function besideOthers(nth: number, count: number): Omit<Standing, 'raised'> {
	if (count === 1) return { aside: point(0, 0), reach: point(0, 0), scale: 1 };
	const scale = count === 2 ? 0.8 : 0.62;
	const step = usualWidth * scale;
	const rows = Math.ceil(count / perRow);
	const row = Math.floor(nth / perRow);
	const inRow = Math.min(perRow, count - row * perRow);
	return {
		aside: point(((nth % perRow) - (inRow - 1) / 2) * step, (row - (rows - 1) / 2) * step * 1.2),
		reach: point((Math.min(perRow, count) * step) / 2, (rows * step * 1.2) / 2),
		scale,
	};
}
