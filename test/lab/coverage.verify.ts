import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Machine } from '@tilewright/interpreter/state';
import {
	type Matchup,
	type Promise95,
	type Tally,
	Played,
	Watches,
	addPair,
	addValues,
	emptyMeasured,
	emptyTally,
	fixed,
	matchup,
	playWatched,
	promiseFor,
	quantitiesWithoutCells,
	quantityRows,
	reportOf,
} from '@tilewright/lab';
import { BotRandom, type Player, players } from '@tilewright/players';
import { afterAll, expect, test } from 'vitest';
import { baseProgram } from '../support/base.ts';

/** The page has figures of 1000 repetitions and of the first 100 of them; the long tests make the 100 again and compare. */
const renews = process.env['TILEWRIGHT_RENEW'] === '1';
const first = 100;
const repetitions = renews ? 1000 : first;
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
		addPair(tally, left.game(i + 1), right.game(i + 1 + offset), i);
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

/** By row, the numbers of the repetitions in which one of the intervals that were looked at misses the truth. */
type Misses = ReadonlyMap<string, readonly number[]>;

/** The share of the repetitions before `end` that missed, by row. */
function shares(misses: Misses, end: number): Map<string, number> {
	return new Map([...misses].map(([id, all]) => [id, all.filter((n) => n < end).length / end]));
}

function misses(
	games: readonly Tally[],
	match: Matchup,
	promise: Promise95,
	looks: readonly number[],
): Misses {
	const whole = emptyTally();
	for (const game of games) add(whole, game);
	const truth = new Map(reportOf(whole, match, fixed).rows.map((row) => [row.id, row.a - row.b]));
	const missed = new Map([...truth.keys()].map((id): [string, number[]] => [id, []]));
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
		for (const id of found) missed.get(id)!.push(repetition);
	}
	return missed;
}

// three standard errors of a share of one in twenty
const bound = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / repetitions);
const every64 = Array.from({ length: most / 64 }, (_, i) => 64 * (i + 1));
const over = (misses: Misses) =>
	[...shares(misses, repetitions)].filter(([, share]) => share > bound);

interface Line {
	readonly what: string;
	readonly ofFirst: string;
	readonly ofAll: string;
}

const lines: Line[] = [];

function note(what: string, looks: number, misses: Misses): void {
	const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
	const figures = (end: number): string => {
		const all = [...shares(misses, end).values()];
		const mean = all.reduce((sum, share) => sum + share, 0) / all.length;
		return `${percent(mean)} | ${percent(Math.max(...all))} |`;
	};
	const begin = `| ${what} | ${looks} | ${misses.size} |`;
	lines.push({ what: begin, ofFirst: figures(first), ofAll: figures(repetitions) });
}

afterAll(() => {
	const file = join(import.meta.dirname, '../../docs/lab.md');
	const page = readFileSync(file, 'utf8');
	const [begin, end] = ['<!-- made by test/lab/coverage.verify.ts: begin -->', '<!-- end -->'];
	const from = page.indexOf(begin);
	if (!renews) {
		const rows = page.slice(from, page.indexOf(end, from)).split('\n');
		const isThere = ({ what, ofFirst }: Line): boolean =>
			rows.some((row) => row.startsWith(what) && row.endsWith(ofFirst));
		const lacking = lines.filter((line) => !isThere(line));
		return expect(lacking, 'TILEWRIGHT_RENEW=1 renews the figures of the page').toEqual([]);
	}
	const columns = ['missed, mean of rows', 'missed, worst row'];
	const head = [
		...['case', 'looks', 'rows', ...columns],
		...columns.map((column) => `${column}, first ${first}`),
	];
	const table = [
		`| ${head.join(' | ')} |`,
		`| ${head.map(() => '-').join(' | ')} |`,
		...lines.map(({ what, ofFirst, ofAll }) => `${what} ${ofAll} ${ofFirst}`),
	].join('\n');
	const text = `${page.slice(0, from)}${begin}\n\n${table}\n\n${page.slice(page.indexOf(end, from))}`;
	writeFileSync(file, text);
});

const rich = matchup(side({ 'fields.pointsPerCity': 4 }), side());
const same = matchup(side(), side());

test('a known difference, game by game: intervals hold at every look', () => {
	const missed = misses(played(rich, 0), rich, promiseFor(most), every64);
	note('`compare`, a known difference game by game, `--until`', every64.length, missed);
	expect(over(missed)).toEqual([]);
});

test('a rule set against itself, as two samples: intervals hold at every look', () => {
	const unpaired: Matchup = { ...same, paired: false };
	const missed = misses(played(unpaired, pool), unpaired, promiseFor(most), every64);
	note('`compare`, a rule set against itself, two samples, `--until`', every64.length, missed);
	expect(over(missed)).toEqual([]);
});

test('a number of games that was fixed before: intervals hold once', () => {
	const unpaired: Matchup = { ...same, paired: false };
	const missed = misses(played(unpaired, pool), unpaired, fixed, [400]);
	note('`compare`, the same at one look', 1, missed);
	expect(over(missed)).toEqual([]);
});

function measuredGames(): Map<string, number>[] {
	const machine = new Machine(baseProgram({}));
	const watches = new Watches(
		machine,
		quantitiesWithoutCells.map((q) => q.name),
	);
	const bots = seats.map((name) => players[name] as Player);
	return Array.from({ length: pool }, (_, i) => {
		playWatched(machine, bots, i + 1, watches);
		return watches.values();
	});
}

/** By row of a report of quantities, the repetitions in which one of the intervals misses the mean of the pool. */
function meanMisses(
	games: readonly Map<string, number>[],
	promise: Promise95,
	looks: readonly number[],
): Misses {
	const whole = emptyMeasured();
	for (const [i, game] of games.entries()) addValues(whole, game, i);
	const truth = new Map(
		quantityRows(whole, seats.length, fixed, new Map()).map(({ id, mean }) => [id, mean]),
	);
	const missed = new Map([...truth.keys()].map((id): [string, number[]] => [id, []]));
	for (let repetition = 0; repetition < repetitions; repetition++) {
		const random = new BotRandom(repetition + 1);
		const total = emptyMeasured();
		const found = new Set<string>();
		for (const look of looks) {
			while (total.games < look) addValues(total, games[random.below(games.length)]!, total.games);
			for (const { id, low, high } of quantityRows(total, seats.length, promise, new Map())) {
				const value = truth.get(id)!;
				if (low !== undefined && (value < low - 1e-9 || value > high! + 1e-9)) found.add(id);
			}
		}
		for (const id of found) missed.get(id)!.push(repetition);
	}
	return missed;
}

const measured = measuredGames();

test('means of all quantities: intervals hold at every look', () => {
	const missed = meanMisses(measured, promiseFor(most), every64);
	note('`simulate`, means of all quantities, `--until`', every64.length, missed);
	expect(over(missed)).toEqual([]);
});

test('means of all quantities: intervals hold once for a number of games that was fixed before', () => {
	const missed = meanMisses(measured, fixed, [400]);
	note('`simulate`, the same at one look', 1, missed);
	expect(over(missed)).toEqual([]);
});
