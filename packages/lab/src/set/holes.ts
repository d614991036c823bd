import type { ShownSides } from '@tilewright/interpreter';
import type { Counts } from './counts.ts';
import { leastTurn } from './patterns.ts';

/** What the neighbours of a cell show to it, and what fits there. */
export interface Hole {
	/** Codes it faces N E S W, 0 where no tile lies. */
	readonly sides: readonly number[];
	/** How many tiles fit by their sides, copies counted, and which. */
	readonly copies: number;
	readonly tiles: readonly number[];
}

/** Holes with the same number of neighbours. */
export interface HolesOf {
	readonly neighbours: number;
	/** Up to rotation, hardest to fill first. Empty when there would be more than `MAX_HOLES`. */
	readonly holes: readonly Hole[];
	readonly skipped: boolean;
}

/** Patterns of one number of neighbours at most. */
export const MAX_HOLES = 20_000;

/** Tiles of one cell that show the same, and every way they can lie. */
interface Look {
	readonly tiles: readonly number[];
	readonly turns: readonly (readonly number[])[];
}

/** Which tiles of one cell fit where, by their sides alone. */
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

	hole(sides: readonly number[]): Hole {
		const tiles = this.fitting(sides);
		return { sides, copies: tiles.reduce((sum, t) => sum + this.counts[t]!, 0), tiles };
	}

	/** The tiles that fit, by index. */
	fitting(sides: readonly number[]): number[] {
		const tiles: number[] = [];
		for (const look of this.looks) if (this.fitsAny(look.turns, sides)) tiles.push(...look.tiles);
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

/** Every hole that tiles of a set can leave between them, by number of neighbours, up to rotation. */
export function holesOf(shown: ShownSides, counts: Counts): HolesOf[] {
	const { faces } = new Fitting(shown, counts);
	return [1, 2, 3, 4].map((neighbours) => {
		const patterns = (faces.length ** neighbours * choices[neighbours]!) / 4;
		if (patterns > MAX_HOLES) return { neighbours, holes: [], skipped: true };
		const holes = fitsOf(shown, faces, neighbours).map(({ sides, fits }): Hole => {
			const tiles = fits.filter((t) => (counts[t] ?? 0) > 0);
			return { sides, copies: tiles.reduce((sum, t) => sum + counts[t]!, 0), tiles };
		});
		holes.sort((a, b) => a.copies - b.copies);
		return { neighbours, holes, skipped: false };
	});
}

interface Fits {
	readonly sides: readonly number[];
	/** All tiles that fit, whether there are any or not. */
	readonly fits: readonly number[];
}

/** What fits where changes with the tiles, not with their counts: it is worked out once for the faces there are. */
const known = new WeakMap<ShownSides, Map<string, Fits[]>>();

function fitsOf(shown: ShownSides, faces: readonly number[], neighbours: number): Fits[] {
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

/** In how many ways so many of four sides are chosen. */
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
