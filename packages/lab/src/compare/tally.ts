import { appendAll } from '@tilewright/schema';
import { winParts } from '../quantities/quantity.ts';
import { quantityOfRow } from '../quantities/rows.ts';
import { type ExcludedGame, type GameFault } from '../run/excluded.ts';
import { type ValueCounts, addCounts, countValue } from '../run/value-counts.ts';
import type { Measure } from './measure.ts';

/**
 * Sums of one quantity over games, in whole numbers: side A and its squares, side B and its squares, A less B and its squares, the
 * games in which the two differ, the least A less B and the number of the first game that had it, the same of the greatest, and of
 * the greatest of A alone and of B alone.
 */
export type RowSums = [
	a: number,
	aa: number,
	b: number,
	bb: number,
	d: number,
	dd: number,
	differing: number,
	least: number,
	leastGame: number,
	most: number,
	mostGame: number,
	mostA: number,
	gameOfMostA: number,
	mostB: number,
	gameOfMostB: number,
];

/** The sums of games under two rule sets. Tallies of different games add up to the same one in any order. */
export interface Tally {
	/** Games that ended on both sides; those that a fault ended are listed by themselves. */
	games: number;
	readonly excluded: ExcludedGame[];
	/** Final points of all seats, by side. */
	readonly scores: readonly [a: ValueCounts, b: ValueCounts];
	/** A missing row counts as 0 in all games. */
	readonly rows: Map<string, RowSums>;
}

export function emptyTally(): Tally {
	return { games: 0, excluded: [], scores: [new Map(), new Map()], rows: new Map() };
}

/** Adds the games of both sides with a seed. Where one of them broke, neither has figures. */
export function addPair(
	tally: Tally,
	a: Measure | GameFault,
	b: Measure | GameFault,
	game: number,
): void {
	if ('scores' in a && 'scores' in b) return addGame(tally, a, b, game);
	for (const [side, found] of [a, b].entries())
		if ('code' in found) tally.excluded.push({ ...found, game, side });
}

function addGame(tally: Tally, a: Measure, b: Measure, game: number): void {
	const [left, right] = [valuesOf(a), valuesOf(b)];
	for (const [id, va] of left) {
		addTo(tally, id, sumsOfGame(va, right.get(id) ?? 0, game));
	}
	for (const [id, vb] of right) if (!left.has(id)) addTo(tally, id, sumsOfGame(0, vb, game));
	[a, b].forEach(({ scores }, side) => {
		for (const score of scores) countValue(tally.scores[side]!, score, 1);
	});
	tally.games++;
}

function sumsOfGame(a: number, b: number, game: number): RowSums {
	const d = a - b;
	return [
		...([a, a * a, b, b * b, d, d * d, d === 0 ? 0 : 1] as const),
		...([d, game, d, game] as const),
		...([a, game, b, game] as const),
	];
}

export function addTally(tally: Tally, other: Tally): void {
	for (const [id, sums] of other.rows) addTo(tally, id, sums);
	tally.scores.forEach((counts, side) => addCounts(counts, other.scores[side]!));
	tally.games += other.games;
	appendAll(tally.excluded, other.excluded);
}

function addTo({ rows }: Tally, id: string, sums: Readonly<RowSums>): void {
	const row = rows.get(id);
	if (row === undefined) {
		rows.set(id, [...sums]);
		return;
	}
	for (let i = 0; i < extremes; i++) row[i]! += sums[i]!;
	keepExtreme(row, sums, extremes, 1);
	for (const at of [2, 4, 6]) keepExtreme(row, sums, extremes + at, -1);
}

/** The place of the least difference in a row, with its game behind it; the greatest values follow. */
const extremes = 7;

/** Keeps the smaller of two values (of their negatives, with sign −1), and of equal ones the first game. */
function keepExtreme(row: RowSums, sums: Readonly<RowSums>, at: number, sign: 1 | -1): void {
	const less = sign * (sums[at]! - row[at]!);
	if (less > 0 || (less === 0 && sums[at + 1]! >= row[at + 1]!)) return;
	row[at] = sums[at]!;
	row[at + 1] = sums[at + 1]!;
}

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
	return /^(?:points$|course |kind |rule )/.test(id) ? seats : 1;
}
