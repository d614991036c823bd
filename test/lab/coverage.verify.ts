import {
	type Matchup,
	type Promise95,
	type Tally,
	Played,
	addGame,
	emptyTally,
	fixed,
	matchup,
	promiseFor,
	reportOf,
} from '@tilewright/lab';
import { BotRandom } from '@tilewright/players';
import { expect, test } from 'vitest';
import { baseProgram } from '../support/base.ts';

const repetitions = 1000;
const most = 1024;
const pool = 4000;
const seats = ['random', 'random'];

function side(params: Readonly<Record<string, number>> = {}) {
	return { program: baseProgram({ params }), seats };
}

/** Games of both sides, one tally each. Side B plays the seeds from `offset`. */
function played({ a, b }: Matchup, offset: number): Tally[] {
	const [left, right] = [new Played(a, () => 0), new Played(b, () => 0)];
	return Array.from({ length: pool }, (_, i) => {
		const tally = emptyTally();
		addGame(tally, left.game(i + 1), right.game(i + 1 + offset));
		return tally;
	});
}

/** Adds a game of the pool, which is drawn with replacement, so the pool is the truth. */
function add(total: Tally, { rows }: Tally): void {
	for (const [id, sums] of rows) {
		const row = total.rows.get(id);
		if (!row) total.rows.set(id, [...sums]);
		else for (let i = 0; i < sums.length; i++) row[i]! += sums[i]!;
	}
	total.games++;
}

/** By row, the share of repetitions in which one of the intervals that were looked at misses the truth. */
function misses(
	games: readonly Tally[],
	match: Matchup,
	promise: Promise95,
	looks: readonly number[],
): Map<string, number> {
	const whole = emptyTally();
	for (const game of games) add(whole, game);
	const truth = new Map(reportOf(whole, match, fixed).rows.map((row) => [row.id, row.a - row.b]));
	const missed = new Map([...truth.keys()].map((id) => [id, 0]));
	for (let repetition = 0; repetition < repetitions; repetition++) {
		const random = new BotRandom(repetition + 1);
		const total = emptyTally();
		const found = new Set<string>();
		for (const look of looks) {
			while (total.games < look) add(total, games[random.below(games.length)]!);
			for (const { id, estimate } of reportOf(total, match, promise).rows) {
				const value = truth.get(id)!;
				if (estimate && (value < estimate.low - 1e-9 || value > estimate.high + 1e-9))
					found.add(id);
			}
		}
		for (const id of found) missed.set(id, missed.get(id)! + 1);
	}
	return new Map([...missed].map(([id, n]) => [id, n / repetitions]));
}

// three standard errors of a share of one in twenty
const bound = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / repetitions);
const every64 = Array.from({ length: most / 64 }, (_, i) => 64 * (i + 1));
const over = (shares: Map<string, number>) => [...shares].filter(([, share]) => share > bound);

const rich = matchup(side({ 'fields.pointsPerCity': 4 }), side());
const same = matchup(side(), side());

test('a known difference, game by game: intervals hold at every look', () => {
	expect(over(misses(played(rich, 0), rich, promiseFor(most), every64))).toEqual([]);
});

test('a rule set against itself, as two samples: intervals hold at every look', () => {
	const apart: Matchup = { ...same, paired: false };
	expect(over(misses(played(apart, pool), apart, promiseFor(most), every64))).toEqual([]);
});

test('a number of games that was fixed before: intervals hold once', () => {
	const apart: Matchup = { ...same, paired: false };
	expect(over(misses(played(apart, pool), apart, fixed, [400]))).toEqual([]);
});
