import { ORACLE_TWO_SEATS, zScore } from './oracle.ts';
import type { OracleRow } from './oracle.ts';
import { createPlayout } from './playout.ts';
import type { PlayoutOptions } from './types.ts';

/** A mean over games with the standard deviation of what is averaged. */
export interface Estimate {
	readonly mean: number;
	readonly sd: number;
}

/** What a batch of games showed, for the rows of the oracle that need two seats and for any number of seats. */
export interface Measured {
	readonly games: number;
	readonly seats: readonly Estimate[];
	readonly rows: Readonly<Record<OracleRow, Estimate>>;
}

/** Mean and standard deviation of a column. */
export function estimate(values: Float64Array): Estimate {
	let sum = 0;
	for (const v of values) sum += v;
	const mean = sum / values.length;
	let squares = 0;
	for (const v of values) squares += (v - mean) ** 2;
	return { mean, sd: Math.sqrt(squares / (values.length - 1)) };
}

/** The standard deviation of a column, and the spread of which it is (nearly) a mean. */
export function deviation(points: Float64Array): Estimate {
	const { mean, sd } = estimate(points);
	const squares = estimate(points.map((v) => (v - mean) ** 2));
	return { mean: sd, sd: squares.sd / (2 * sd) };
}

/** Plays the games with seeds `firstSeed`, `firstSeed + 1`, … and averages. */
export function measure(options: PlayoutOptions, games: number, firstSeed = 1): Measured {
	const playout = createPlayout({ ...options, stats: true });
	const column = (): Float64Array => new Float64Array(games);
	const points = Array.from({ length: options.seats }, column);
	const [wins, ties, tiles, placements, claims] = [
		column(),
		column(),
		column(),
		column(),
		column(),
	];
	const [frontier, roads, cities, followers] = [column(), column(), column(), column()];
	for (let g = 0; g < games; g++) {
		playout.play(firstSeed + g);
		const { scores, stats } = playout;
		points.forEach((p, s) => (p[g] = scores[s]!));
		wins[g] = scores[0]! > scores[1]! ? 1 : 0;
		ties[g] = scores[0] === scores[1] ? 1 : 0;
		tiles[g] = playout.tilesOnBoard();
		placements[g] = stats.placements / stats.turns;
		claims[g] = stats.claimOptions / stats.turns;
		frontier[g] = stats.frontierCells / stats.turns;
		roads[g] = stats.closedRoads;
		cities[g] = stats.closedCities;
		followers[g] = stats.followersPlaced;
	}
	const seats = points.map(estimate);
	return {
		games,
		seats,
		rows: {
			meanSeat1: seats[0]!,
			meanSeat2: seats[1]!,
			sdSeat1: deviation(points[0]!),
			seat1Wins: estimate(wins),
			ties: estimate(ties),
			tilesOnBoard: estimate(tiles),
			placementsPerTurn: estimate(placements),
			claimOptionsPerTurn: estimate(claims),
			frontierCellsPerTurn: estimate(frontier),
			closedRoads: estimate(roads),
			closedCities: estimate(cities),
			followersPlaced: estimate(followers),
		},
	};
}

/** Distance of every row of a two-seat batch from the published figures. */
export function zRows(measured: Measured, farms: boolean): Record<OracleRow, number> {
	const published = ORACLE_TWO_SEATS[farms ? 'farms' : 'noFarms'];
	const z = {} as Record<OracleRow, number>;
	for (const row of Object.keys(published) as OracleRow[]) {
		const { mean, sd } = measured.rows[row];
		z[row] = zScore(mean, published[row], sd, measured.games);
	}
	return z;
}
