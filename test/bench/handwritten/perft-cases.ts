import type { PerftCase } from './perft.ts';

/**
 * Three fixed orders of tiles, with and without farms, and the number of decision sequences of length 1 to 4 as
 * defined at `perft`. The figures come from `slow-rules.ts`. In the second order the tile C fits nowhere once the
 * city is closed.
 */
export const PERFT_CASES: readonly PerftCase[] = [
	{ deck: ['U', 'V', 'H', 'L', 'B'], seats: 2, farms: true, counts: [3, 12, 120, 426] },
	{ deck: ['U', 'V', 'H', 'L', 'B'], seats: 2, farms: false, counts: [3, 6, 60, 158] },
	{ deck: ['E', 'C', 'L', 'F', 'X', 'A'], seats: 2, farms: true, counts: [4, 12, 36, 198] },
	{ deck: ['E', 'C', 'L', 'F', 'X', 'A'], seats: 2, farms: false, counts: [4, 8, 24, 102] },
	{ deck: ['X', 'A', 'S', 'I', 'K'], seats: 2, farms: true, counts: [2, 18, 126, 474] },
	{ deck: ['X', 'A', 'S', 'I', 'K'], seats: 2, farms: false, counts: [2, 10, 70, 202] },
];
