import { appendAll, smallest } from '@tilewright/schema';
import { isIntegers } from '../run/checkpoint.ts';
import { type ExcludedGame, excludedCount, excludedFrom, excludedJson } from '../run/excluded.ts';

/**
 * Sums of one row over the games that gave it a value, in whole numbers: the games, the sum, the sum of squares, the least value,
 * the games that had it and the number of the first of them, and the same of the greatest value.
 */
export type ValueSums = [
	n: number,
	sum: number,
	squares: number,
	least: number,
	leastGames: number,
	leastGame: number,
	most: number,
	mostGames: number,
	mostGame: number,
];

/** Quantities of games by row. Those of different games add up to the same in any order. */
export interface Measured {
	/** Games that ended; those that a fault ended are listed by themselves. */
	games: number;
	readonly excluded: ExcludedGame[];
	readonly rows: Map<string, ValueSums>;
}

export function emptyMeasured(): Measured {
	return { games: 0, excluded: [], rows: new Map() };
}

/** Adds the values of the game with a number; a row that is missing was 0 in it. */
export function addValues(
	measured: Measured,
	values: ReadonlyMap<string, number>,
	game: number,
): void {
	for (const [id, v] of values) addSums(measured, id, [1, v, v * v, v, 1, game, v, 1, game]);
	measured.games++;
}

export function addMeasured(measured: Measured, other: Measured): void {
	for (const [id, sums] of other.rows) addSums(measured, id, sums);
	measured.games += other.games;
	appendAll(measured.excluded, other.excluded);
}

function addSums({ rows }: Measured, id: string, sums: Readonly<ValueSums>): void {
	const row = rows.get(id);
	rows.set(id, row === undefined ? [...sums] : together(row, sums));
}

function together(a: Readonly<ValueSums>, b: Readonly<ValueSums>): ValueSums {
	const least = Math.min(a[3], b[3]);
	const most = Math.max(a[6], b[6]);
	const [leastGames, leastGame] = gamesAt(a, b, 3, least);
	const [mostGames, mostGame] = gamesAt(a, b, 6, most);
	return [
		...([a[0] + b[0], a[1] + b[1], a[2] + b[2]] as const),
		...([least, leastGames, leastGame, most, mostGames, mostGame] as const),
	];
}

/** The number of a game that is not known: rows of 0 are not written down game by game. */
export const unknownGame = -1;

function gamesAt(
	a: Readonly<ValueSums>,
	b: Readonly<ValueSums>,
	at: 3 | 6,
	value: number,
): readonly [games: number, first: number] {
	const sides = [a, b].filter((sums) => sums[at] === value);
	const known = sides.map((sums) => sums[at + 2]!).filter((game) => game !== unknownGame);
	const games = sides.reduce((n, sums) => n + sums[at + 1]!, 0);
	return [games, known.length === 0 ? unknownGame : smallest(known)];
}

/** The sums of a row over all games, those included in which it was 0 without being named. */
export function sumsOf({ games, rows }: Measured, id: string): ValueSums {
	const found = rows.get(id);
	if (found === undefined) return sumsOfZeros(games);
	const zeros = games - found[0];
	return zeros === 0 ? found : together(found, sumsOfZeros(zeros));
}

const sumsOfZeros = (games: number): ValueSums => [
	...([games, 0, 0] as const),
	...([0, games, unknownGame, 0, games, unknownGame] as const),
];

/** Quantities as JSON; equal ones give equal text, whatever order their rows came in. */
export function measuredJson({ rows, excluded }: Measured): {
	readonly rows: unknown;
	readonly excluded?: unknown;
} {
	const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
	return { rows: sorted.map(([id, sums]) => [id, ...sums]), ...excludedJson(excluded) };
}

/** The quantities of a block with so many games, excluded ones among them. */
export function measuredFrom(
	{ rows, excluded: listed }: { readonly rows?: unknown; readonly excluded?: unknown },
	all: number,
): Measured | undefined {
	const excluded = excludedFrom(listed);
	if (!Array.isArray(rows) || excluded === undefined) return undefined;
	const games = all - excludedCount(excluded);
	if (games < 0) return undefined;
	const measured: Measured = { games, excluded, rows: new Map() };
	for (const row of rows as unknown[]) {
		if (!Array.isArray(row) || typeof row[0] !== 'string') return undefined;
		const sums = row.slice(1);
		if (!isIntegers(sums, 9) || sums[0]! < 1 || sums[0]! > games) return undefined;
		measured.rows.set(row[0], sums as ValueSums);
	}
	return measured;
}
