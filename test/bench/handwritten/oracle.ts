/**
 * Published statistics of policy U (uniform over cell and distinct rotation, then uniform over pass and every free
 * segment of the placed tile) for the 72-tile base game, and the distance of a measured mean from them.
 */

/** A published mean and the unit of its last printed digit. */
export interface Published {
	readonly mean: number;
	readonly unit: number;
}

export type OracleRow =
	| 'meanSeat1'
	| 'meanSeat2'
	| 'sdSeat1'
	| 'seat1Wins'
	| 'ties'
	| 'tilesOnBoard'
	| 'placementsPerTurn'
	| 'claimOptionsPerTurn'
	| 'frontierCellsPerTurn'
	| 'closedRoads'
	| 'closedCities'
	| 'followersPlaced';

const p = (mean: number, unit: number): Published => ({ mean, unit });

export const ORACLE_TWO_SEATS: Readonly<
	Record<'farms' | 'noFarms', Readonly<Record<OracleRow, Published>>>
> = {
	farms: {
		meanSeat1: p(19.57, 0.01),
		meanSeat2: p(19.27, 0.01),
		sdSeat1: p(7.91, 0.01),
		seat1Wins: p(0.4925, 0.0001),
		ties: p(0.0374, 0.0001),
		tilesOnBoard: p(71.98, 0.01),
		placementsPerTurn: p(27.235, 0.001),
		claimOptionsPerTurn: p(1.863, 0.001),
		frontierCellsPerTurn: p(37.45, 0.01),
		closedRoads: p(4.25, 0.01),
		closedCities: p(3.25, 0.01),
		followersPlaced: p(15.6, 0.01),
	},
	noFarms: {
		meanSeat1: p(28.19, 0.01),
		meanSeat2: p(27.6, 0.01),
		sdSeat1: p(7.59, 0.01),
		seat1Wins: p(0.5027, 0.0001),
		ties: p(0.0372, 0.0001),
		tilesOnBoard: p(71.98, 0.01),
		placementsPerTurn: p(27.235, 0.001),
		claimOptionsPerTurn: p(1.63, 0.001),
		frontierCellsPerTurn: p(37.45, 0.01),
		closedRoads: p(4.26, 0.01),
		closedCities: p(3.26, 0.01),
		followersPlaced: p(16.87, 0.01),
	},
};

/** Mean points per seat with farms, by number of seats. */
export const ORACLE_SEAT_MEANS: Readonly<Record<3 | 4 | 5, readonly Published[]>> = {
	3: [p(18.4, 0.01), p(18.17, 0.01), p(17.84, 0.01)],
	4: [p(17.33, 0.01), p(17.13, 0.01), p(16.84, 0.01), p(16.5, 0.01)],
	5: [p(16.23, 0.01), p(15.96, 0.01), p(15.7, 0.01), p(15.48, 0.01), p(15.24, 0.01)],
};

/** Size of the published runs: their own sampling error enters every distance. */
const PUBLISHED_GAMES = 1e6;

/** z = max(0, |m - o| - u/2) / (s * sqrt(1/n + 1e-6)): how far a mean of n games lies from the published one. */
export function zScore(measured: number, published: Published, sd: number, games: number): number {
	const excess = Math.max(0, Math.abs(measured - published.mean) - published.unit / 2);
	if (excess === 0) return 0;
	return excess / (sd * Math.sqrt(1 / games + 1 / PUBLISHED_GAMES));
}
