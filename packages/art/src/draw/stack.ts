import { type Theme, pieceLook } from '../looks/theme.ts';

/** A stack is at most this high, however many pieces it has; a cell is 100 wide. */
const highest = 56;

/** Where a piece stands among those of its segment. */
export interface Standing {
	/** Pieces beside it that came before. */
	readonly nth: number;
	/** How far it is raised by the pieces below it. */
	readonly raised: number;
}

/** Where each piece stands among those of its place; `placeOf` is undefined for a piece that stands on no segment. */
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
 * Where each of the pieces of one segment stands, by their kinds: pieces whose look has a `stack` stand on one another, and the others
 * stand beside one another on top of them.
 */
export function standingOf(kinds: readonly string[], theme: Theme): Standing[] {
	const heights = kinds.map((kind) => pieceLook(theme, kind).stack);
	const whole = heights.reduce((sum, height) => sum + height, 0);
	const scale = whole > highest ? highest / whole : 1;
	let below = 0;
	let beside = 0;
	return heights.map((height) => {
		if (height === 0) return { nth: beside++, raised: whole * scale };
		const raised = below * scale;
		below += height;
		return { nth: 0, raised };
	});
}
