import { expect, test } from 'vitest';
import { rowId } from '../quantities/rows.ts';
import { ended, programOf } from '../testing.ts';
import { Played } from './play.ts';
import type { Side } from './side.ts';
import { type Tally, addPair, emptyTally } from './tally.ts';

const quantities = ['points', 'points-by-source', 'wins', 'decisions', 'tiles', 'rule-points'];
const tables: readonly (readonly [string, Side, Side])[] = [
	[
		'one expansion and none',
		{ program: programOf({ with: ['inns-and-cathedrals'] }), seats: ['random', 'greedy'] },
		{ program: programOf(), seats: ['random', 'random'] },
	],
	[
		'two and three seats of the other game',
		{ program: programOf({ game: 'gold-rush' }), seats: ['random', 'random'] },
		{ program: programOf({ game: 'gold-rush', seats: 3 }), seats: ['random', 'random', 'random'] },
	],
];

function tallied(a: Side, b: Side): Tally {
	const [first, second] = [a, b].map((side) => new Played(side, undefined, quantities));
	const tally = emptyTally();
	for (let game = 0; game < 12; game++)
		addPair(tally, ended(first!.game(3 + game)), ended(second!.game(3 + game)), game);
	return tally;
}

/** The sums of A, of B and of the difference. */
const sumsIn = ({ rows }: Tally, id: string): number[] =>
	[0, 2, 4].map((at) => rows.get(id)?.[at] ?? 0);

function together(tally: Tally, begin: string, end = ''): number[] {
	const ids = [...tally.rows.keys()].filter((id) => id.startsWith(begin) && id.endsWith(end));
	return [0, 1, 2].map((i) => ids.reduce((sum, id) => sum + sumsIn(tally, id)[i]!, 0));
}

test.each(tables)('%s: what a comparison always measures agrees with the quantities', (_, a, b) => {
	const tally = tallied(a, b);
	for (let seat = 0; seat < Math.max(a.seats.length, b.seats.length); seat++) {
		const of = `seat ${seat + 1}`;
		expect(tally.rows.get(`seat ${seat}`)).toEqual(tally.rows.get(rowId('points', of)));
		expect(sumsIn(tally, `wins ${seat}`)).toEqual(sumsIn(tally, rowId('wins', of)));
	}
	for (const name of ['tiles', 'decisions'])
		expect(tally.rows.get(name)).toEqual(tally.rows.get(rowId(name, '')));
	const points = sumsIn(tally, 'points');
	expect(together(tally, rowId('points', ''))).toEqual(points);
	expect(together(tally, rowId('rule-points', ''))).toEqual(points);
	const kinds = [...tally.rows.keys()].filter((id) => /^kind [^\t]+$/.test(id));
	expect(kinds.length).toBeGreaterThan(0);
	for (const id of kinds)
		expect(together(tally, rowId('points-by-source', ''), `, ${id.slice(5)}`)).toEqual(
			sumsIn(tally, id),
		);
});
