import { appendAll } from '@tilewright/schema';
import type { ShownSides } from '@tilewright/interpreter';
import type { HoleVerdicts } from './hole-verdicts.ts';
import type { Counts } from './counts.ts';
import { leastTurn } from './patterns.ts';

export interface Hole {
	/** Codes it faces N E S W, 0 where no tile lies. */
	readonly sides: readonly number[];
	/** The number of tiles that fit, copies counted, and the indices of these tiles. */
	readonly copies: number;
	readonly tiles: readonly number[];
	/** Tiles that fit by their sides, but that rules keep out. */
	readonly refused: readonly number[];
}

export interface HolesOf {
	readonly neighbours: number;
	/** Up to rotation, hardest to fill first. Empty when there would be more than `MAX_HOLES`. */
	readonly holes: readonly Hole[];
	readonly skipped: boolean;
	/** The rules were asked; what fits goes by sides alone otherwise. */
	readonly byRules: boolean;
}

const MAX_HOLES = 20_000;

interface Look {
	readonly tiles: readonly number[];
	readonly turns: readonly (readonly number[])[];
}

export class Fitting {
	private readonly shown: ShownSides;
	private readonly counts: Counts;
	private readonly looks: readonly Look[];

	constructor(shown: ShownSides, counts: Counts) {
		this.shown = shown;
		this.counts = counts;
		const looks = new Map<string, Look & { readonly tiles: number[] }>();
		shown.tiles.forEach((codes, tile) => {
			if ((counts[tile] ?? 0) <= 0 || codes.length !== 4) return;
			const least = leastTurn([...codes]);
			const key = least.join();
			const known = looks.get(key);
			if (known) known.tiles.push(tile);
			else looks.set(key, { tiles: [tile], turns: turnsOf(least) });
		});
		this.looks = [...looks.values()];
	}

	fitting(sides: readonly number[]): number[] {
		const tiles: number[] = [];
		for (const look of this.looks)
			if (this.fitsAny(look.turns, sides)) appendAll(tiles, look.tiles);
		return tiles.sort((a, b) => a - b);
	}

	private fitsAny(turns: readonly (readonly number[])[], sides: readonly number[]): boolean {
		const { meets, codes } = this.shown;
		for (const own of turns) {
			let d = 0;
			while (d < 4 && (sides[d] === 0 || meets[own[d]! * codes.length + sides[d]!] === 1)) d++;
			if (d === 4) return true;
		}
		return false;
	}

	/** Codes that the tiles of the set can show to a hole; what matches anything asks nothing. */
	get faces(): number[] {
		const found = new Set(this.looks.flatMap((look) => look.turns[0]!));
		return [...found].filter((c) => !this.shown.codes[c]!.any).sort((a, b) => a - b);
	}
}

function turnsOf(codes: readonly number[]): number[][] {
	const turns = new Map<string, number[]>();
	for (let r = 0; r < 4; r++) {
		const turned = [0, 1, 2, 3].map((d) => codes[(d - r) & 3]!);
		turns.set(turned.join(), turned);
	}
	return [...turns.values()];
}

/**
 * Every hole that tiles of a set can leave between them, by number of neighbours, up to rotation: what fits there by its sides, and
 * where rules were asked, what they let in.
 */
export function holesOf(shown: ShownSides, counts: Counts, rules?: HoleVerdicts): HolesOf[] {
	const { faces } = new Fitting(shown, counts);
	return [1, 2, 3, 4].map((neighbours) => {
		const byRules = rules?.complete[neighbours] ?? false;
		const found = fitsOf(shown, faces, neighbours);
		if (!found) return { neighbours, holes: [], skipped: true, byRules };
		const holes = found.map(({ sides, fits }): Hole => {
			const out = (byRules && rules?.refused[sides.join()]) || none;
			const there = fits.filter((t) => (counts[t] ?? 0) > 0);
			const tiles = out.length === 0 ? there : there.filter((t) => !out.includes(t));
			return {
				sides,
				copies: tiles.reduce((sum, t) => sum + counts[t]!, 0),
				tiles,
				refused: out.length === 0 ? none : there.filter((t) => out.includes(t)),
			};
		});
		holes.sort((a, b) => a.copies - b.copies);
		return { neighbours, holes, skipped: false, byRules };
	});
}

const none: readonly number[] = [];

/** Holes that any tiles can leave, whatever there is of each, with all that fit by their sides; undefined where there are too many. */
export function patternsAround(shown: ShownSides, neighbours: number): readonly Fits[] | undefined {
	const { faces } = new Fitting(
		shown,
		shown.tiles.map(() => 1),
	);
	return fitsOf(shown, faces, neighbours);
}

export interface Fits {
	readonly sides: readonly number[];
	readonly fits: readonly number[];
}

/**
 * Patterns with the tiles that fit them, computed once for each set of faces: they depend on the tiles, not on their
 * counts.
 */
const known = new WeakMap<ShownSides, Map<string, Fits[]>>();

function fitsOf(
	shown: ShownSides,
	faces: readonly number[],
	neighbours: number,
): Fits[] | undefined {
	if ((faces.length ** neighbours * choices[neighbours]!) / 4 > MAX_HOLES) return undefined;
	let ofTiles = known.get(shown);
	if (!ofTiles) known.set(shown, (ofTiles = new Map()));
	const key = `${neighbours} ${faces.join()}`;
	let found = ofTiles.get(key);
	if (!found) {
		const all = new Fitting(
			shown,
			shown.tiles.map(() => 1),
		);
		found = patternsWith(faces, neighbours).map((sides) => ({ sides, fits: all.fitting(sides) }));
		// sets that are tried out show the same faces nearly always
		if (ofTiles.size > 16) ofTiles.clear();
		ofTiles.set(key, found);
	}
	return found;
}

/** The binomial coefficients C(4, k): the ways to choose k of four sides. */
const choices = [1, 4, 6, 4, 1];

/** Faces around a hole, up to rotation: of the turns of each, only the smallest. */
function patternsWith(faces: readonly number[], neighbours: number): number[][] {
	const found: number[][] = [];
	const fill = (sides: readonly number[], left: number): void => {
		const d = sides.length;
		if (d === 4) {
			if (isLeastTurn(sides)) found.push([...sides]);
			return;
		}
		if (4 - d > left) fill([...sides, 0], left);
		if (left > 0) for (const face of faces) fill([...sides, face], left - 1);
	};
	fill([], neighbours);
	return found;
}

function isLeastTurn(sides: readonly number[]): boolean {
	for (let r = 1; r < 4; r++)
		for (let d = 0; d < 4; d++) {
			const turned = sides[(d - r) & 3]!;
			if (turned < sides[d]!) return false;
			if (turned > sides[d]!) break;
		}
	return true;
}
