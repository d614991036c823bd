import { ORACLE_TWO_SEATS, zScore } from './oracle.ts';
import type { OracleRow } from './oracle.ts';
import { createPlayout } from './playout.ts';
import type { PlayoutOptions } from './types.ts';

export interface Estimate {
	readonly mean: number;
	readonly sd: number;
}

export interface Measured {
	readonly games: number;
	readonly seats: readonly Estimate[];
	readonly rows: Readonly<Record<OracleRow, Estimate>>;
}

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

/** The counts of one game; counts per turn are summed over its turns. */
export interface Shown {
	readonly turns: number;
	readonly placements: number;
	readonly claimOptions: number;
	readonly frontierCells: number;
	readonly followersPlaced: number;
	readonly closedRoads: number;
	readonly closedCities: number;
	readonly tiles: number;
	readonly scores: ArrayLike<number>;
}

export class Averages {
	private readonly columns = new Map<string, Float64Array>();
	private readonly games: number;
	private readonly seats: number;

	constructor(games: number, seats: number) {
		this.games = games;
		this.seats = seats;
	}

	add(game: number, shown: Shown): void {
		const { scores, turns } = shown;
		const values: Record<string, number> = {
			wins: scores[0]! > scores[1]! ? 1 : 0,
			ties: scores[0] === scores[1] ? 1 : 0,
			tiles: shown.tiles,
			placements: shown.placements / turns,
			claims: shown.claimOptions / turns,
			frontier: shown.frontierCells / turns,
			roads: shown.closedRoads,
			cities: shown.closedCities,
			followers: shown.followersPlaced,
		};
		for (let s = 0; s < this.seats; s++) values[`points ${s}`] = scores[s]!;
		for (const [name, value] of Object.entries(values)) this.column(name)[game] = value;
	}

	measured(): Measured {
		const points = Array.from({ length: this.seats }, (_, s) => this.column(`points ${s}`));
		const row = (name: string): Estimate => estimate(this.column(name));
		const seats = points.map(estimate);
		return {
			games: this.games,
			seats,
			rows: {
				meanSeat1: seats[0]!,
				meanSeat2: seats[1]!,
				sdSeat1: deviation(points[0]!),
				seat1Wins: row('wins'),
				ties: row('ties'),
				tilesOnBoard: row('tiles'),
				placementsPerTurn: row('placements'),
				claimOptionsPerTurn: row('claims'),
				frontierCellsPerTurn: row('frontier'),
				closedRoads: row('roads'),
				closedCities: row('cities'),
				followersPlaced: row('followers'),
			},
		};
	}

	private column(name: string): Float64Array {
		let column = this.columns.get(name);
		if (column === undefined) this.columns.set(name, (column = new Float64Array(this.games)));
		return column;
	}
}

export function measure(options: PlayoutOptions, games: number, firstSeed = 1): Measured {
	const playout = createPlayout({ ...options, stats: true });
	const averages = new Averages(games, options.seats);
	for (let g = 0; g < games; g++) {
		playout.play(firstSeed + g);
		const { scores, stats } = playout;
		averages.add(g, { ...stats, scores, tiles: playout.tilesOnBoard() });
	}
	return averages.measured();
}

export function zRows(measured: Measured, farms: boolean): Record<OracleRow, number> {
	const published = ORACLE_TWO_SEATS[farms ? 'farms' : 'noFarms'];
	const z = {} as Record<OracleRow, number>;
	for (const row of Object.keys(published) as OracleRow[]) {
		const { mean, sd } = measured.rows[row];
		z[row] = zScore(mean, published[row], sd, measured.games);
	}
	return z;
}
