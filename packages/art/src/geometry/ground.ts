import { halfMiddle, outward, type Frame } from './frame.ts';
import { adjacentSquares, depths, squareOf, type Grid } from './grid.ts';
import { plus } from './point.ts';

export interface GroundCover {
	/** Tells that a square is no ground. */
	readonly covered: (square: number) => boolean;
	/** Tells that something lies above the ground of a square, so that nobody sees whose it is. */
	readonly hidden: (square: number) => boolean;
}

/**
 * Returns for each square the area that holds it, or -1: every area grows from its half sides over the ground that no
 * shape covers, and ground that two would reach falls to the nearer. An area whose half sides lie apart first grows along
 * ways between them, where the others leave a way. Of the ground that nobody reaches, each area without a side gets the
 * largest part that is left.
 */
export function groundOf(
	frame: Frame,
	grid: Grid,
	forms: readonly string[],
	{ covered, hidden }: GroundCover,
): Int16Array {
	const open = Uint8Array.from(grid.own, (own, i) => (own && !covered(i) ? 1 : 0));
	const areas = frame.tile.segments.flatMap((s, i) => (forms[i] === 'area' ? [{ s, i }] : []));
	const begun = new Int16Array(grid.own.length).fill(-1);
	for (const { s, i } of areas)
		for (const half of [...s.halves, ...s.sides.flatMap((x) => [x * 2, x * 2 + 1])])
			for (const square of squaresAt(frame, grid, half))
				if (open[square] === 1 && begun[square] === -1) begun[square] = i;
	let ground = grown(grid, open, begun);
	const isParted = ({ i }: { readonly i: number }): boolean =>
		arePartsApart(grid, open, (square) => ground[square] === i, hidden);
	if (areas.some(isParted)) {
		joinParts(grid, open, begun);
		ground = grown(grid, open, begun);
	}
	for (const { s, i } of areas) {
		if (s.halves.length + s.sides.length > 0) continue;
		const [first] = largest(partsOf(grid, (k) => open[k] === 1 && ground[k] === -1));
		if (first === undefined) break;
		ground[first] = i;
		ground = grown(grid, open, ground);
	}
	return ground;
}

/** The squares behind a half side from which its area grows. */
function squaresAt({ tile }: Frame, grid: Grid, half: number): number[] {
	return [2, 5, 9]
		.map((deep) => squareOf(grid, plus(halfMiddle(tile, half), outward(half >> 1), -deep)))
		.filter((square) => square >= 0);
}

/** Lets all areas grow at the same speed, from the squares that they hold. */
function grown(grid: Grid, open: Uint8Array, begun: Int16Array): Int16Array {
	const ground = begun.slice();
	let wave = [...ground.keys()].filter((i) => ground[i] !== -1);
	while (wave.length > 0) {
		const front = wave;
		wave = [];
		for (const i of front)
			for (const j of adjacentSquares(grid, i)) {
				if (open[j] === 0 || ground[j] !== -1) continue;
				ground[j] = ground[i]!;
				wave.push(j);
			}
	}
	return ground;
}

/** Tells that an area has parts which open ground connects, and which do not meet below something that hides the ground. */
function arePartsApart(
	grid: Grid,
	open: Uint8Array,
	held: (square: number) => boolean,
	hidden: (square: number) => boolean,
): boolean {
	const parts = partsOf(grid, (i) => held(i) || hidden(i)).filter((part) => part.some(held));
	return (
		parts.length > 1 &&
		partsOf(grid, (i) => open[i] === 1).some(
			(whole) => parts.filter((part) => part.some((i) => held(i) && whole.includes(i))).length > 1,
		)
	);
}

interface Way {
	readonly area: number;
	readonly squares: readonly number[];
	readonly cost: number;
}

/** Joins the parts that each area holds, the cheapest way first: a long way must not cut off a short one. */
function joinParts(grid: Grid, open: Uint8Array, begun: Int16Array): void {
	for (;;) {
		const ways = [...new Set(begun)]
			.filter((area) => area >= 0)
			.flatMap((area) => wayBetweenParts(grid, open, begun, area) ?? []);
		const [best] = ways.sort((a, b) => a.cost - b.cost);
		if (best === undefined) return;
		for (const square of best.squares) begun[square] = best.area;
	}
}

/** The cost of a square beside an edge is 1 + NEARNESS / STEP, so that a way keeps to the middle of the room it has. */
const NEARNESS = 30;

/** Returns the cheapest way from one part that an area holds to another; it keeps off edges and off what others hold. */
function wayBetweenParts(
	grid: Grid,
	open: Uint8Array,
	begun: Int16Array,
	area: number,
): Way | undefined {
	const [first = [], ...others] = partsOf(grid, (i) => begun[i] === area);
	if (others.length === 0) return undefined;
	const ends = new Set(others.flat());
	const isFree = (i: number): boolean => open[i] === 1 && (begun[i] === -1 || begun[i] === area);
	const room = depths(grid, isFree);
	const cameFrom = new Map<number, number>();
	// by cost: each square that can be reached at it, and the square before it
	const reached: [number, number][][] = [first.map((i) => [i, -1])];
	for (let cost = 0; cost < reached.length; cost++)
		for (const [i, before] of reached[cost] ?? []) {
			if (cameFrom.has(i)) continue;
			cameFrom.set(i, before);
			if (ends.has(i)) return { area, cost, squares: wayTo(i, cameFrom) };
			for (const j of adjacentSquares(grid, i))
				if (isFree(j) && !cameFrom.has(j))
					(reached[cost + 1 + Math.round(NEARNESS / room[j]!)] ??= []).push([j, i]);
		}
	return undefined;
}

function wayTo(end: number, cameFrom: ReadonlyMap<number, number>): number[] {
	const squares: number[] = [];
	for (let i = end; i >= 0; i = cameFrom.get(i) ?? -1) squares.push(i);
	return squares;
}

function partsOf(grid: Grid, marked: (square: number) => boolean): number[][] {
	const seen = new Uint8Array(grid.own.length);
	const parts: number[][] = [];
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
		parts.push(part);
	}
	return parts;
}

function largest(parts: readonly (readonly number[])[]): readonly number[] {
	return parts.reduce((best, part) => (part.length > best.length ? part : best), []);
}
