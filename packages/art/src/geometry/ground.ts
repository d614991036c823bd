import { halfMiddle, outward, type Frame } from './frame.ts';
import { adjacentSquares, squareOf, type Grid } from './grid.ts';
import { plus } from './point.ts';

/**
 * Returns for each square the area that holds it, or -1: every area grows from its half sides over the ground that no
 * shape covers, and ground that two would reach falls to the nearer. Of the ground that nobody
 * reaches, each area without a side gets the largest part that is left.
 */
export function groundOf(
	frame: Frame,
	grid: Grid,
	forms: readonly string[],
	covered: (square: number) => boolean,
): Int16Array {
	const { tile } = frame;
	const open = Uint8Array.from(grid.own, (own, i) => (own && !covered(i) ? 1 : 0));
	const ground = new Int16Array(grid.own.length).fill(-1);
	let wave: number[] = [];
	const claim = (i: number, area: number): void => {
		if (i < 0 || open[i] === 0 || ground[i] !== -1) return;
		ground[i] = area;
		wave.push(i);
	};
	const spread = (): void => {
		while (wave.length > 0) {
			const front = wave;
			wave = [];
			for (const i of front) for (const j of adjacentSquares(grid, i)) claim(j, ground[i]!);
		}
	};
	const areas = tile.segments.flatMap((s, i) => (forms[i] === 'area' ? [{ s, i }] : []));
	for (const { s, i } of areas)
		for (const half of [...s.halves, ...s.sides.flatMap((x) => [x * 2, x * 2 + 1])])
			for (const deep of [2, 5, 9])
				claim(squareOf(grid, plus(halfMiddle(tile, half), outward(half >> 1), -deep)), i);
	spread();
	for (const { s, i } of areas) {
		if (s.halves.length + s.sides.length > 0) continue;
		const [first] = largest(grid, (k) => open[k] === 1 && ground[k] === -1);
		if (first === undefined) break;
		claim(first, i);
		spread();
	}
	return ground;
}

function largest(grid: Grid, marked: (square: number) => boolean): readonly number[] {
	const seen = new Uint8Array(grid.own.length);
	let best: readonly number[] = [];
	for (let i = 0; i < seen.length; i++) {
		if (seen[i] === 1 || !marked(i)) continue;
		const part = [i];
		seen[i] = 1;
		for (const square of part)
			for (const j of adjacentSquares(grid, square))
				if (seen[j] === 0 && marked(j)) {
					seen[j] = 1;
					part.push(j);
				}
		if (part.length > best.length) best = part;
	}
	return best;
}
