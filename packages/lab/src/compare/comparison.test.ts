import { expect, test } from 'vitest';
import { runJob } from '../batch.ts';
import { ended, programOf } from '../testing.ts';
import { type Report, reportOf } from './comparison.ts';
import { distinctRows, twinOf } from './distinct-rows.ts';
import { fixed, holm } from './interval.ts';
import { Played } from './play.ts';
import { sentenceOf, twinSentence } from './sentence.ts';
import { type Side, matchup } from './side.ts';
import { addPair, emptyTally } from './tally.ts';

const base = programOf();
const bots = ['random', 'random'];

function compared(a: Side, b: Side, games: number): Report {
	const tally = emptyTally();
	const [left, right] = [new Played(a, () => 0), new Played(b, () => 0)];
	for (let i = 0; i < games; i++) addPair(tally, left.game(1 + i), right.game(1 + i), i);
	return reportOf(tally, matchup(a, b), fixed);
}
const row = (report: Report, id: string) => report.rows.find((r) => r.id === id)!;

test('the games are those of a batch, and every point has a payer', () => {
	const scores = runJob({ program: base, seats: bots, seed: 5, first: 0, games: 4 }).scores;
	const played = new Played({ program: base, seats: bots });
	for (let i = 0; i < 4; i++) {
		const game = ended(played.game(5 + i));
		expect(game.scores).toEqual([...scores.subarray(i * 2, i * 2 + 2)]);
		const sum = game.scores[0]! + game.scores[1]!;
		const parts = Object.entries(game.points);
		const paid = parts.filter(([id]) => !id.includes('\t')).reduce((n, [, p]) => n + p, 0);
		const lines = parts.filter(([id]) => id.includes('\t')).reduce((n, [, p]) => n + p, 0);
		expect([paid, lines]).toEqual([sum, sum]);
		expect(game.tiles).toBeGreaterThan(60);
		expect(game.decisions).toBeGreaterThan(100);
	}
});

test('a rule set against itself: no difference at all', () => {
	const side = { program: base, seats: bots };
	const report = compared(side, side, 6);
	expect(report).toMatchObject({ games: 6, paired: true });
	for (const { estimate, same, stands } of report.rows)
		expect({ estimate, same, stands }).toEqual({ estimate: undefined, same: true, stands: false });
	expect(sentenceOf(report.rows[0]!, report, ['A', 'B'])).toBe(
		'Points per player: the same in every game.',
	);
});

test('richer fields: more points, and the line that gives them', () => {
	const rich = programOf({ params: { 'fields.pointsPerCity': 9 } });
	const report = compared({ program: rich, seats: bots }, { program: base, seats: bots }, 30);
	expect(report.paired).toBe(true);
	const points = row(report, 'points');
	expect(points.estimate!.low).toBeGreaterThan(0);
	expect(points.stands).toBe(true);
	expect(sentenceOf(points, report, ['A', 'B'])).toMatch(
		/^A gives \d+(\.\d+)? more points per player \(95 %: \d+\.\d+ to \d+\.\d+\)\.$/,
	);
	// rules and draws are the same but for what fields pay: all the difference is theirs
	const fields = row(report, 'kind field');
	expect(fields.estimate!.difference).toBeCloseTo(points.estimate!.difference, 10);
	expect(row(report, 'kind city').same).toBe(true);
	expect(row(report, 'tiles').same).toBe(true);
	const sum = report.rows.filter((r) => r.quantity === 'payer').reduce((n, r) => n + r.a, 0);
	expect(sum).toBeCloseTo(points.a, 10);
});

test('another deck: the samples are held against each other as wholes', () => {
	const more = programOf({ with: ['river1'] });
	const report = compared({ program: more, seats: bots }, { program: base, seats: bots }, 12);
	expect(report.paired).toBe(false);
	expect(row(report, 'time').highestA).toBeUndefined();
	for (const { ahead, behind } of report.rows)
		expect([ahead, behind]).toEqual([undefined, undefined]);
	const tiles = row(report, 'tiles');
	expect(tiles.estimate!.low).toBeGreaterThan(10);
	expect(sentenceOf(tiles, report, ['A', 'B'])).toMatch(/^A lays \d+\.\d+ more tiles in a game/);
});

test('where decks differ, each row names the game of each side that has most of it', () => {
	const sides = [programOf({ with: ['river1'] }), programOf({ with: ['river1'], seats: 3 })].map(
		(program, i) => ({ program, seats: i === 0 ? bots : [...bots, 'random'] }),
	);
	const report = compared(sides[0]!, sides[1]!, 5);
	expect(report.paired).toBe(false);
	for (const [side, which] of [
		[sides[0]!, 'highestA'],
		[sides[1]!, 'highestB'],
	] as const) {
		const played = new Played(side);
		const games = Array.from({ length: 5 }, (_, i) => ended(played.game(1 + i)));
		for (const [id, values] of [
			['decisions', games.map((game) => game.decisions)],
			['seat 1', games.map((game) => game.scores[1]!)],
			['points', games.map(({ scores }) => scores.reduce((n, s) => n + s, 0) / scores.length)],
		] as const) {
			const value = Math.max(...values);
			expect(row(report, id)[which]).toEqual({ game: values.indexOf(value), value });
		}
	}
});

test('a row that says again what another says stands as that one does, and is not asked twice', () => {
	const rich = programOf({ params: { 'fields.pointsPerCity': 9 } });
	const report = compared({ program: rich, seats: bots }, { program: base, seats: bots }, 30);
	const again = report.rows.filter((r) => !distinctRows(report.rows).includes(r));
	expect(again.map(({ quantity }) => quantity)).toEqual(expect.arrayContaining(['wins', 'line']));
	for (const twin of again) {
		const first = twinOf(twin, report.rows)!;
		expect(twin.stands).toBe(first.stands);
	}
	const asked = distinctRows(report.rows);
	const certain = holm(asked.map((r) => (r.id === 'time' ? 1 : (r.estimate?.chance ?? 1))));
	expect(asked.map(({ stands }) => stands)).toEqual(certain);
	const doubtful = { ...row(report, 'points'), stands: false };
	expect(sentenceOf(doubtful, report, ['A', 'B'])).toContain(`among ${asked.length} rows`);
});

test('shares of wins add up to one, a shared win is a part', () => {
	const report = compared({ program: base, seats: bots }, { program: base, seats: bots }, 8);
	const [one, two] = ['wins 0', 'wins 1'].map((id) => row(report, id).a);
	expect(one! + two!).toBeCloseTo(1, 12);
});

test('of two seats one row tells who wins, of three seats three', () => {
	for (const seats of [bots, [...bots, 'random']]) {
		const side = { program: programOf({ seats: seats.length }), seats };
		const report = compared(side, side, 4);
		const wins = distinctRows(report.rows).filter((r) => r.quantity === 'wins');
		expect(wins.map((r) => r.id)).toEqual(
			seats.length === 2 ? ['wins 0'] : ['wins 0', 'wins 1', 'wins 2'],
		);
		expect(twinSentence(report) === undefined).toBe(seats.length > 2);
	}
});

test('one game alone gives means and no interval', () => {
	const report = compared({ program: base, seats: bots }, { program: base, seats: bots }, 1);
	expect(row(report, 'points').estimate).toBeUndefined();
	expect(sentenceOf(row(report, 'points'), report, ['A', 'B'])).toMatch(
		/^Points per player: \d+\.\d+ on average with both in these games\.$/,
	);
});
