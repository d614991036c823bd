import type { ShownSides } from '@tilewright/interpreter';
import type { Counts } from './counts.ts';

/** Tiles whose four sides show the same, however they are turned. */
export interface Pattern {
	/** Codes N E S W, turned so that the list is the smallest. */
	readonly sides: readonly number[];
	readonly count: number;
	/** By index. */
	readonly tiles: readonly number[];
}

/** The four sides of the tiles of one cell, up to rotation, most frequent first. */
export function patternsOf({ tiles }: ShownSides, counts: Counts): Pattern[] {
	const found = new Map<string, { sides: number[]; count: number; tiles: number[] }>();
	tiles.forEach((codes, t) => {
		const count = counts[t] ?? 0;
		if (codes.length !== 4 || count === 0) return;
		const sides = leastTurn([...codes]);
		const key = sides.join();
		const pattern = found.get(key) ?? { sides, count: 0, tiles: [] };
		pattern.count += count;
		pattern.tiles.push(t);
		found.set(key, pattern);
	});
	return [...found.values()].sort((a, b) => b.count - a.count || compare(a.sides, b.sides));
}

/** Of the four turns of a list, the smallest. */
export function leastTurn(sides: readonly number[]): number[] {
	let least = [...sides];
	for (let r = 1; r < 4; r++) {
		const turned = [0, 1, 2, 3].map((d) => sides[(d - r) & 3]!);
		if (compare(turned, least) < 0) least = turned;
	}
	return least;
}

function compare(a: readonly number[], b: readonly number[]): number {
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
	return 0;
}
