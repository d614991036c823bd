import { winParts } from '../quantities/quantity.ts';
import { quantityOfRow } from '../quantities/rows.ts';
import type { Measure } from './measure.ts';

/**
 * Sums of one quantity over games, in whole numbers: side A and its squares, side B and its squares, A less B and its squares, and
 * the games in which the two differ.
 */
export type RowSums = [
	a: number,
	aa: number,
	b: number,
	bb: number,
	d: number,
	dd: number,
	differing: number,
];

/** The sums of games under two rule sets. Tallies of different games add up to the same one in any order. */
export interface Tally {
	games: number;
	/** A quantity that is missing was 0 in all games. */
	readonly rows: Map<string, RowSums>;
}

export function emptyTally(): Tally {
	return { games: 0, rows: new Map() };
}

/** Adds one game of each side, played with the same seed. */
export function addGame(tally: Tally, a: Measure, b: Measure): void {
	const [left, right] = [valuesOf(a), valuesOf(b)];
	for (const [id, va] of left) {
		const vb = right.get(id) ?? 0;
		addTo(tally, id, [va, va * va, vb, vb * vb, va - vb, (va - vb) ** 2, va === vb ? 0 : 1]);
	}
	for (const [id, vb] of right)
		if (!left.has(id)) addTo(tally, id, [0, 0, vb, vb * vb, -vb, vb * vb, vb === 0 ? 0 : 1]);
	tally.games++;
}

export function addTally(tally: Tally, other: Tally): void {
	for (const [id, sums] of other.rows) addTo(tally, id, sums);
	tally.games += other.games;
}

function addTo({ rows }: Tally, id: string, sums: Readonly<RowSums>): void {
	const row = rows.get(id);
	if (row === undefined) rows.set(id, [...sums]);
	else for (let i = 0; i < row.length; i++) row[i]! += sums[i]!;
}

/** Values of one game in whole numbers; `scaleOf` says what they are divided by. */
function valuesOf({
	scores,
	winners,
	tiles,
	decisions,
	milliseconds,
	points,
	values: measured,
}: Measure): Map<string, number> {
	const values = new Map<string, number>();
	values.set(
		'points',
		scores.reduce((sum, score) => sum + score, 0),
	);
	scores.forEach((score, seat) => values.set(`seat ${seat}`, score));
	scores.forEach((_, seat) =>
		values.set(`wins ${seat}`, winners.includes(seat) ? winParts / winners.length : 0),
	);
	values.set('tiles', tiles);
	values.set('decisions', decisions);
	values.set('time', Math.round(milliseconds * 1000));
	for (const [id, sum] of Object.entries(points)) values.set(id, sum);
	for (const [id, value] of measured) values.set(id, value);
	return values;
}

/**
 * Returns the divisor that makes a value of a tally the quantity per game: points are per seat, wins are shares, time
 * is in milliseconds.
 */
export function scaleOf(id: string, seats: number): number {
	const measured = quantityOfRow(id);
	if (measured) return measured.parts(seats);
	if (id.startsWith('wins ')) return winParts;
	if (id === 'time') return 1000;
	return /^(?:points$|kind |rule )/.test(id) ? seats : 1;
}
