import type { ShownSides } from '@tilewright/interpreter';
import type { Counts } from './counts.ts';

/**
 * The sides that may meet a side: none of another copy, only sides of copies of its own tile, only those of one other
 * tile, or more.
 */
export type Match = 'none' | 'itself' | 'one' | 'many';

export interface EdgeFigure {
	readonly code: number;
	readonly sides: number;
	/** Tiles with 0, 1, 2 … such sides. */
	readonly byTile: readonly number[];
	/** Sides of the set that may meet it, its own tile's among them. */
	readonly partners: number;
	readonly match: Match;
	readonly shownBy: readonly number[];
	readonly metBy: readonly number[];
}

/** Every kind of side of a set, most frequent first. */
export function edgeFigures({ codes, tiles, meets }: ShownSides, counts: Counts): EdgeFigure[] {
	const n = codes.length;
	const shownOn = tiles.map((sides) => tally(sides, n));
	const sides = new Array<number>(n).fill(0);
	shownOn.forEach((on, t) => on.forEach((k, code) => (sides[code]! += k * (counts[t] ?? 0))));
	const figures: EdgeFigure[] = [];
	for (let code = 1; code < n; code++) {
		if (sides[code] === 0) continue;
		const meeting = codes.map((_, other) => meets[code * n + other] === 1 && other > 0);
		const byTile: number[] = [];
		const [shownBy, metBy]: number[][] = [[], []];
		shownOn.forEach((on, t) => {
			const copies = counts[t] ?? 0;
			if (copies === 0) return;
			const k = on[code]!;
			while (byTile.length <= k) byTile.push(0);
			byTile[k]! += copies;
			if (k > 0) shownBy!.push(t);
			if (on.some((has, other) => has > 0 && meeting[other])) metBy!.push(t);
		});
		figures.push({
			code,
			sides: sides[code]!,
			byTile,
			partners: sides.reduce((sum, s, other) => sum + (meeting[other] ? s : 0), 0),
			match: matchOf(shownBy!, metBy!, counts),
			shownBy: shownBy!,
			metBy: metBy!,
		});
	}
	return figures.sort((a, b) => b.sides - a.sides || a.code - b.code);
}

/** No tile meets itself, so of a tile that shows a side only its other copies count. */
function matchOf(shownBy: readonly number[], metBy: readonly number[], counts: Counts): Match {
	const copies = metBy.reduce((sum, t) => sum + counts[t]!, 0);
	const meets = (t: number): boolean => copies - (metBy.includes(t) ? 1 : 0) > 0;
	if (!shownBy.some(meets)) return 'none';
	if (metBy.length > 1) return 'many';
	return shownBy.length === 1 && shownBy[0] === metBy[0] ? 'itself' : 'one';
}

function tally(sides: Int16Array, n: number): number[] {
	const on = new Array<number>(n).fill(0);
	for (const code of sides) if (code >= 0) on[code]!++;
	return on;
}
