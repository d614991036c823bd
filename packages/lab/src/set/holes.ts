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

/** Which tiles of one cell fit where, by their sides alone. */
export class Fitting {
	private readonly shown: ShownSides;
	/** Sides of the tiles of the set, by tile and turn that looks different. */
	private readonly rows: {
		readonly tile: number;
		readonly copies: number;
		readonly turns: number[][];
	}[];

	constructor(shown: ShownSides, counts: Counts) {
		this.shown = shown;
		this.rows = shown.tiles.flatMap((codes, tile) => {
			const copies = counts[tile] ?? 0;
			if (copies <= 0 || codes.length !== 4) return [];
			const turns = new Map<string, number[]>();
			for (let r = 0; r < 4; r++) {
				const turned = [0, 1, 2, 3].map((d) => codes[(d - r) & 3]!);
				turns.set(turned.join(), turned);
			}
			return [{ tile, copies, turns: [...turns.values()] }];
		});
	}

	hole(sides: readonly number[]): Hole {
		let copies = 0;
		const tiles: number[] = [];
		for (const row of this.rows) {
			if (!this.fitsAny(row.turns, sides)) continue;
			copies += row.copies;
			tiles.push(row.tile);
		}
		return { sides, copies, tiles };
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
		const found = new Set(this.rows.flatMap((row) => row.turns[0]!));
		return [...found].filter((c) => !this.shown.codes[c]!.any).sort((a, b) => a - b);
	}
}

/** Every hole that tiles of a set can leave between them, by number of neighbours, up to rotation. */
export function holesOf(shown: ShownSides, counts: Counts): HolesOf[] {
	const fitting = new Fitting(shown, counts);
	const { faces } = fitting;
	return [1, 2, 3, 4].map((neighbours) => {
		const patterns = (faces.length ** neighbours * choices[neighbours]!) / 4;
		if (patterns > MAX_HOLES) return { neighbours, holes: [], skipped: true };
		const holes = patternsWith(faces, neighbours).map((sides) => fitting.hole(sides));
		holes.sort((a, b) => a.copies - b.copies || (a.sides.join() < b.sides.join() ? -1 : 1));
		return { neighbours, holes, skipped: false };
	});
}

/** In how many ways so many of four sides are chosen. */
const choices = [1, 4, 6, 4, 1];

function patternsWith(faces: readonly number[], neighbours: number): number[][] {
	const found = new Map<string, number[]>();
	const fill = (sides: readonly number[], left: number): void => {
		const d = sides.length;
		if (d === 4) {
			const least = leastTurn(sides);
			found.set(least.join(), least);
			return;
		}
		if (4 - d > left) fill([...sides, 0], left);
		if (left > 0) for (const face of faces) fill([...sides, face], left - 1);
	};
	fill([], neighbours);
	return [...found.values()];
}
