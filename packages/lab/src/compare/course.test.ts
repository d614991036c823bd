import { expect, test } from 'vitest';
import { ended, programOf } from '../testing.ts';
import { runComparison } from '../workers/run-comparison.ts';
import { courseName } from './course.ts';
import { fixed } from './interval.ts';
import { comparisonPictures } from './pictures.ts';
import { Played } from './play.ts';
import { type Side, matchup } from './side.ts';
import { addPair, emptyTally } from './tally.ts';

const a: Side = { program: programOf({ draws: 12 }), seats: ['random', 'greedy'] };
const b: Side = {
	program: programOf({ draws: 12, seats: 3, params: { 'base.twoTileCity': 'half' } }),
	seats: ['random', 'random', 'random'],
};

function played(quantities: readonly string[]): ReturnType<typeof emptyTally> {
	const [first, second] = [a, b].map((side) => new Played(side, undefined, quantities));
	const tally = emptyTally();
	for (let game = 0; game < 70; game++)
		addPair(tally, ended(first!.game(5 + game)), ended(second!.game(5 + game)), game);
	return tally;
}

const courseIds = (tally: ReturnType<typeof emptyTally>): string[] =>
	[...tally.rows.keys()].filter((id) => id.startsWith('course '));

test('the course ends with the points of the game, on either side', () => {
	const tally = played([courseName]);
	expect(courseIds(tally)).toHaveLength(10);
	expect(tally.rows.get('course 10')!.slice(0, 6)).toEqual(tally.rows.get('points')!.slice(0, 6));
	const { courses, means } = comparisonPictures(tally, matchup(a, b), fixed);
	for (const side of [0, 1] as const) {
		expect(courses![side].at(-1)).toEqual({ x: 100, ...means[side] });
		expect(courses![side].every(({ mean, low, high }) => low! <= mean && mean <= high!)).toBe(true);
	}
});

test('the points of all seats after a tenth are those of its seats together', () => {
	const tally = played([courseName, 'points-over-time']);
	for (const id of courseIds(tally)) {
		const seats = [...tally.rows].filter(([row]) => row.endsWith(`, tenth ${id.slice(-2)}`));
		expect(seats).toHaveLength(3);
		for (const at of [0, 2])
			expect(tally.rows.get(id)![at]).toBe(seats.reduce((sum, [, row]) => sum + row[at]!, 0));
	}
});

test('the course is measured where it is asked for, adds nothing else, and is no row of a report', async () => {
	const [without, with_] = [played(['margin']), played(['margin', courseName])];
	expect(courseIds(without)).toEqual([]);
	expect(comparisonPictures(without, matchup(a, b), fixed)).not.toHaveProperty('courses');
	for (const id of courseIds(with_)) with_.rows.delete(id);
	for (const { rows } of [without, with_]) rows.delete('time');
	expect(with_).toEqual(without);
	const run = (jobs: number) =>
		runComparison({ a, b, seed: 5, games: 70, jobs, quantities: [courseName] });
	const [one, two] = [await run(1), await run(2)];
	expect(one.report.rows.map(({ id }) => id).filter((id) => id.includes('course'))).toEqual([]);
	expect(one.pictures.courses).toBeDefined();
	expect(two.pictures).toEqual(one.pictures);
});
