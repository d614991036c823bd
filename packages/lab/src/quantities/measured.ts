import { isIntegers } from '../run/checkpoint.ts';

/**
 * Sums of one row over the games that gave it a value, in whole numbers: the games, the sum, the sum of squares, the least value
 * and the games that had it, the greatest value and the games that had it.
 */
export type ValueSums = [
	n: number,
	sum: number,
	squares: number,
	least: number,
	leastGames: number,
	most: number,
	mostGames: number,
];

/** Quantities of games by row. Those of different games add up to the same in any order. */
export interface Measured {
	games: number;
	readonly rows: Map<string, ValueSums>;
}

export function emptyMeasured(): Measured {
	return { games: 0, rows: new Map() };
}

/** Adds the values of one game; a row that is missing was 0 in it. */
export function addValues(measured: Measured, values: ReadonlyMap<string, number>): void {
	for (const [id, v] of values) addSums(measured, id, [1, v, v * v, v, 1, v, 1]);
	measured.games++;
}

export function addMeasured(measured: Measured, other: Measured): void {
	for (const [id, sums] of other.rows) addSums(measured, id, sums);
	measured.games += other.games;
}

function addSums({ rows }: Measured, id: string, sums: Readonly<ValueSums>): void {
	const row = rows.get(id);
	rows.set(id, row === undefined ? [...sums] : together(row, sums));
}

function together(a: Readonly<ValueSums>, b: Readonly<ValueSums>): ValueSums {
	const least = Math.min(a[3], b[3]);
	const most = Math.max(a[5], b[5]);
	const gamesAt = (at: 3 | 5, value: number): number =>
		(a[at] === value ? a[at + 1]! : 0) + (b[at] === value ? b[at + 1]! : 0);
	return [a[0] + b[0], a[1] + b[1], a[2] + b[2], least, gamesAt(3, least), most, gamesAt(5, most)];
}

/** The sums of a row over all games, those included in which it was 0 without being named. */
export function sumsOf({ games, rows }: Measured, id: string): ValueSums {
	const found = rows.get(id);
	if (found === undefined) return [games, 0, 0, 0, games, 0, games];
	const zeros = games - found[0];
	return zeros === 0 ? found : together(found, [zeros, 0, 0, 0, zeros, 0, zeros]);
}

/** Quantities as JSON; equal ones give equal text, whatever order their rows came in. */
export function measuredJson({ rows }: Measured): unknown {
	return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, sums]) => [id, ...sums]);
}

/** Reads quantities of so many games from JSON; undefined where the value is none. */
export function measuredFrom(value: unknown, games: number): Measured | undefined {
	if (!Array.isArray(value)) return undefined;
	const measured: Measured = { games, rows: new Map() };
	for (const row of value as unknown[]) {
		if (!Array.isArray(row) || typeof row[0] !== 'string') return undefined;
		const sums = row.slice(1);
		if (!isIntegers(sums, 7) || sums[0]! < 1 || sums[0]! > games) return undefined;
		measured.rows.set(row[0], sums as ValueSums);
	}
	return measured;
}
