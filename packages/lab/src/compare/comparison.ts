import { namesOf } from '../quantities/names.ts';
import { thingsOf } from '../quantities/phrases.ts';
import { quantityOfRow, rowTitle } from '../quantities/rows.ts';
import { winParts } from '../quantities/quantity.ts';
import { type ExcludedGame, excludedCount, inOrder } from '../run/excluded.ts';
import { sampleOf } from '../run/sums.ts';
import { type Interval, type Promise95, holm, isEnough, paired, welch } from './interval.ts';
import { distinctRows, twinOf } from './distinct-rows.ts';
import { nameOfPayer } from './measure.ts';
import { type Pairing, pairingOf } from './pairing.ts';
import type { Matchup } from './side.ts';
import { type RowSums, type Tally, scaleOf } from './tally.ts';

export type Quantity =
	'points' | 'seat' | 'wins' | 'payer' | 'line' | 'tiles' | 'decisions' | 'time' | 'measured';

export interface Row {
	readonly id: string;
	readonly quantity: Quantity;
	/** Its seat, from 0, where it speaks of one. */
	readonly seat?: number;
	/** The source that paid, in words, and the line of it, in rows about points of one source. */
	readonly name?: string;
	readonly line?: string;
	/** The things that a measured quantity is of, in words. */
	readonly of?: readonly [string, string];
	readonly unit?: string;
	/** Means per game; a share of games for `wins`, milliseconds for `time`. */
	readonly a: number;
	readonly b: number;
	/** Two games or more, and none in which the sides differ. This tells how often they differ at most, and not by how much. */
	readonly same: boolean;
	/** The games in which the sides differ; absent in results that were kept before these were counted. */
	readonly differing?: number;
	/** A less B; undefined where there are too few games to say. */
	readonly estimate: Interval | undefined;
	/** The first of the games in which A is furthest ahead of B, and furthest behind; absent where it never is. */
	readonly ahead?: ShownGame;
	readonly behind?: ShownGame;
	/** Where games are no pairs: the first game of each side that has the highest value; absent where none is above 0. */
	readonly highestA?: HighestGame;
	readonly highestB?: HighestGame;
	/** Cannot be put down to chance, all rows that say something of their own being asked at once (Holm, 5 %). */
	readonly stands: boolean;
	/** The same with the excluded games; absent where there are none, or nothing can be said. */
	readonly withExcluded?: WorstCase;
}

/**
 * The range that holds whatever the excluded games would have been, as long as none of them differs more than a game that ended: each is taken as
 * the worst for A, and as the worst for B.
 */
export interface WorstCase {
	readonly low: number;
	readonly high: number;
	readonly stands: boolean;
}

export interface ShownGame {
	/** Its number; its seed is the seed of the run and this. */
	readonly game: number;
	readonly difference: number;
}

export interface HighestGame {
	readonly game: number;
	readonly value: number;
}

export interface Report {
	readonly games: number;
	/** Games that a fault ended on one side or both, if there are any; they count on neither. */
	readonly excluded?: readonly ExcludedGame[];
	/** Games with the same seed are held against each other; else the two samples as wholes. */
	readonly paired: boolean;
	/** The intervals hold once (`fixed`), or at every look (`anytime`). */
	readonly intervals: Promise95['kind'];
	readonly pairing?: Pairing;
	readonly rows: readonly Row[];
}

export function reportOf(tally: Tally, match: Matchup, promise: Promise95): Report {
	const rows = idsOf(tally, match).map((id) => rowOf(tally, id, match, promise));
	const worst = new Map(rows.map((row) => [row.id, worstCase(tally, row, match, promise)]));
	const asked = distinctRows(rows);
	const standingBy = (chanceOf: (row: (typeof rows)[number]) => number): ReadonlySet<string> => {
		// rows without a range count as asked; the speed of the machine says nothing about the rules
		const certain = holm(
			asked.map((row) => (row.estimate && row.quantity !== 'time' ? chanceOf(row) : 1)),
		);
		const ids = new Set(asked.filter((_, i) => certain[i]).map((row) => row.id));
		const known = rows.filter((row) => row.estimate && ids.has((twinOf(row, rows) ?? row).id));
		return new Set(known.map((row) => row.id));
	};
	const standing = standingBy((row) => row.estimate!.chance);
	const standingAtWorst = standingBy((row) => worst.get(row.id)?.chance ?? 1);
	const withWorst = (id: string): Pick<Row, 'withExcluded'> => {
		const found = worst.get(id);
		if (found === undefined) return {};
		const { low, high } = found;
		return { withExcluded: { low, high, stands: standing.has(id) && standingAtWorst.has(id) } };
	};
	const pairing = match.paired ? pairingOf(tally) : undefined;
	return {
		games: tally.games,
		...(tally.excluded.length > 0 && { excluded: inOrder(tally.excluded) }),
		paired: match.paired,
		intervals: promise.kind,
		...(pairing && { pairing }),
		rows: arranged(
			rows.map((row) => ({ ...row, stands: standing.has(row.id), ...withWorst(row.id) })),
		),
	};
}

export function differenceOf(
	tally: Tally,
	id: string,
	match: Matchup,
	promise: Promise95,
): Interval | undefined {
	return rowOf(tally, id, match, promise).estimate;
}

/** Rows that are there before any game is played. A seat that only one side has is no row. */
function firstRows({ a, b }: Matchup): string[] {
	const seats = Array.from({ length: Math.min(a.seats.length, b.seats.length) }, (_, s) => s);
	return [
		'points',
		...seats.map((s) => `seat ${s}`),
		...seats.map((s) => `wins ${s}`),
		'tiles',
		'decisions',
		'time',
	];
}

function idsOf({ rows }: Tally, match: Matchup): string[] {
	const payers = [...rows.keys()].filter((id) => /^(?:kind|rule|measured) /.test(id));
	return [...firstRows(match), ...payers];
}

const nothing: Readonly<RowSums> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function rowOf(
	{ games, rows }: Tally,
	id: string,
	match: Matchup,
	promise: Promise95,
): Omit<Row, 'stands' | 'withExcluded'> {
	const sums = rows.get(id) ?? nothing;
	const [a, aa, b, bb, d, dd, differing] = sums;
	const scaleA = scaleOf(id, match.a.seats.length);
	const sampleA = sampleOf(games, a, aa, scaleA);
	const scaleB = scaleOf(id, match.b.seats.length);
	const sampleB = sampleOf(games, b, bb, scaleB);
	const estimate = !isEnough(differing, promise)
		? undefined
		: match.paired
			? paired(sampleOf(games, d, dd, scaleA), promise)
			: welch(sampleA, sampleB, promise);
	const same = games > 1 && differing === 0;
	return {
		id,
		...describe(id, match),
		same,
		differing,
		a: sampleA.mean,
		b: sampleB.mean,
		estimate,
		...(match.paired ? shownBy(id, sums, scaleA) : highestOf(id, sums, scaleA, scaleB)),
	};
}

/** The range with every excluded game at the least difference of the run, and with every one at the greatest. */
function worstCase(
	{ games, excluded, rows }: Tally,
	{ id, estimate }: Pick<Row, 'id' | 'estimate'>,
	match: Matchup,
	promise: Promise95,
): { readonly low: number; readonly high: number; readonly chance: number } | undefined {
	const [scale, scaleB] = [match.a, match.b].map(({ seats }) => scaleOf(id, seats.length));
	// nothing is known of how long a broken game would have taken
	if (!estimate || excluded.length === 0 || scale !== scaleB || id === 'time') return undefined;
	const [, , , , d, dd, , least, , most] = rows.get(id) ?? nothing;
	const n = excludedCount(excluded);
	const all = (value: number): Interval =>
		paired(sampleOf(games + n, d + n * value, dd + n * value ** 2, scale!), promise)!;
	const isWins = id.startsWith('wins ');
	const low = all(isWins ? -winParts : Math.min(0, least));
	const high = all(isWins ? winParts : Math.max(0, most));
	const isSided = low.difference * high.difference > 0;
	return {
		low: Math.min(estimate.low, low.low),
		high: Math.max(estimate.high, high.high),
		chance: isSided ? Math.max(estimate.chance, low.chance, high.chance) : 1,
	};
}

/** The games in which A is furthest ahead of B, and behind it. How long a game takes is no matter of its seed. */
function shownBy(
	id: string,
	sums: Readonly<RowSums>,
	scale: number,
): Pick<Row, 'ahead' | 'behind'> {
	const [, , , , , , , least, leastGame, most, mostGame] = sums;
	if (id === 'time') return {};
	return {
		...(most > 0 && { ahead: { game: mostGame, difference: most / scale } }),
		...(least < 0 && { behind: { game: leastGame, difference: least / scale } }),
	};
}

function highestOf(
	id: string,
	sums: Readonly<RowSums>,
	scaleA: number,
	scaleB: number,
): Pick<Row, 'highestA' | 'highestB'> {
	const [, , , , , , , , , , , mostA, gameOfA, mostB, gameOfB] = sums;
	if (id === 'time') return {};
	return {
		...(mostA > 0 && { highestA: { game: gameOfA, value: mostA / scaleA } }),
		...(mostB > 0 && { highestB: { game: gameOfB, value: mostB / scaleB } }),
	};
}

function describe(
	id: string,
	{ a, b }: Matchup,
): Pick<Row, 'quantity' | 'seat' | 'name' | 'line' | 'of' | 'unit'> {
	const measured = quantityOfRow(id);
	if (measured) {
		const title = rowTitle(id);
		const of = thingsOf({ quantity: measured.name, title }, namesOf([a.program, b.program]));
		return { quantity: 'measured', name: title, of, unit: measured.unit };
	}
	const [payer = '', line] = id.split('\t');
	const [word = '', seat] = payer.split(' ');
	if (word === 'seat' || word === 'wins') return { quantity: word, seat: Number(seat) };
	if (word !== 'kind' && word !== 'rule') return { quantity: word as Quantity };
	const name = nameOfPayer([a, b], payer);
	return line === undefined ? { quantity: 'payer', name } : { quantity: 'line', name, line };
}

/** Quantities in order; what pays most comes first, and below it the lines of it. */
function arranged(rows: readonly Row[]): Row[] {
	const size = ({ a, b }: Row): number => Math.max(Math.abs(a), Math.abs(b));
	const of = (...quantities: Quantity[]): Row[] =>
		rows.filter((r) => quantities.includes(r.quantity));
	const bySize = (some: Row[]): Row[] =>
		some.sort((x, y) => size(y) - size(x) || (x.id < y.id ? -1 : 1));
	const lines = bySize(of('line'));
	return [
		...of('points', 'seat', 'wins'),
		...bySize(of('payer')).flatMap((payer) => [
			payer,
			...lines.filter((l) => l.id.startsWith(`${payer.id}\t`)),
		]),
		...of('tiles', 'decisions', 'time'),
		...of('measured').sort((x, y) => (x.id < y.id ? -1 : 1)),
	];
}
