import { createPlayout } from './playout.ts';
import { tileIndex } from './tiles.ts';
import type { Playout } from './types.ts';

/** The games whose decisions are counted; the start tile lies on the table and is not part of the deck. */
export interface PerftSetup {
	readonly deck: readonly string[];
	readonly seats: number;
	readonly farms: boolean;
}

/**
 * Lays the game out along a list of chosen option numbers and returns how many options the next decision has, or 0
 * when the game ends before one.
 */
function optionsAfter(playout: Playout, deck: readonly number[], path: readonly number[]): number {
	let used = 0;
	playout.start();
	for (const tile of deck) {
		const placements = playout.countPlacements(tile);
		if (placements === 0) continue;
		if (placements > 1 && used === path.length) return placements;
		playout.place(tile, placements > 1 ? path[used++]! : 0);
		const claims = playout.countClaims();
		if (claims > 1 && used === path.length) return claims;
		playout.claim(claims > 1 ? path[used++]! : 0);
	}
	return 0;
}

/**
 * Counts, for depth 1, 2, … up to `depth`, the different sequences of that many decisions from the start of a game
 * with a fixed order of tiles.
 *
 * - Decisions alternate: where to lay the tile that is up (one option for each cell and distinct rotation), then what
 *   to claim on it (pass, and one option for each segment of that tile whose feature holds no figure, while the seat
 *   has a figure; two segments of one feature are two options).
 * - A decision with exactly one option is answered by itself and is no ply, be it a forced placement or a lone pass.
 * - A tile that fits nowhere leaves the game and the same seat draws the next; that is no ply.
 * - Scoring follows the claim without a decision. Sequences cut short by the end of the deck do not count.
 */
export function perft(setup: PerftSetup, depth: number): number[] {
	const playout = createPlayout({ seats: setup.seats, farms: setup.farms });
	const deck = setup.deck.map(tileIndex);
	const counts: number[] = Array.from<number>({ length: depth }).fill(0);
	const path: number[] = [];
	const walk = (): void => {
		const options = optionsAfter(playout, deck, path);
		counts[path.length]! += options;
		if (path.length + 1 === depth) return;
		for (let k = 0; k < options; k++) {
			path.push(k);
			walk();
			path.pop();
		}
	};
	walk();
	return counts;
}

export interface PerftCase extends PerftSetup {
	readonly counts: readonly number[];
}
