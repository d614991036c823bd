import { expect, test } from 'vitest';
import { programOf } from '../testing.ts';
import { arrangedForReading } from './arranged-for-reading.ts';
import { type Report, reportOf } from './comparison.ts';
import { distinctRows } from './distinct-rows.ts';
import { fixed } from './interval.ts';
import { Played } from './play.ts';
import { titleOf } from './sentence.ts';
import { matchup } from './side.ts';
import { addPair, emptyTally } from './tally.ts';

function report(): Report {
	const [a, b] = [programOf({ params: { 'fields.pointsPerCity': 9 } }), programOf()].map(
		(program) => ({ program, seats: ['random', 'random'] }),
	);
	const tally = emptyTally();
	const [left, right] = [new Played(a!, () => 0), new Played(b!, () => 0)];
	for (let i = 0; i < 30; i++) addPair(tally, left.game(1 + i), right.game(1 + i), i);
	return reportOf(tally, matchup(a!, b!), fixed);
}

test('points come first, then what pays differently; all else that is not sure can be looked up', () => {
	const found = report();
	const { first, others } = arrangedForReading(found);
	expect(first.slice(0, 1).map((row) => row.quantity)).toEqual(['points']);
	const asked = ['points', 'wins 0', 'decisions'];
	expect(first.map(({ id }) => id)).toEqual(expect.arrayContaining(asked));
	for (const row of first) if (!asked.includes(row.id)) expect(row.stands).toBe(true);
	expect(first.map((row) => row.id)).toContain('kind field');
	expect(first.length).toBeLessThan(others.length);
	expect(new Set([...first, ...others])).toEqual(new Set(distinctRows(found.rows)));
	expect(new Set([...first, ...others]).size).toBe(first.length + others.length);
});

test('no title of a row holds a key that is written in one word', () => {
	const row = { ...report().rows[0]!, quantity: 'line', name: 'fairyRewards', line: 'perFollower' };
	expect(titleOf({ ...row, quantity: 'line' })).toBe('fairy rewards: per follower');
	for (const found of report().rows) expect(titleOf(found)).not.toMatch(/[a-z][A-Z]/);
});
