import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countValues } from '../run/value-counts.ts';
import { ended, programOf } from '../testing.ts';
import { GrowingComparison, type HandedBlock, PairPlayer } from './growing.ts';
import { Played } from './play.ts';
import type { Report } from './comparison.ts';
import type { Side } from './side.ts';

const seats = ['random', 'random'];
const a: Side = { program: programOf({ draws: 12 }), seats };
const b: Side = {
	program: programOf({ draws: 12, params: { 'base.twoTileCity': 'half' } }),
	seats,
};
const games = 70;
const player = new PairPlayer(a, b, 5);

function allBlocks(growing: GrowingComparison): HandedBlock[] {
	const blocks: HandedBlock[] = [];
	for (let block; (block = growing.hand());) blocks.push(block);
	return blocks;
}

const timeless = (report: Report): unknown => report.rows.filter((r) => r.quantity !== 'time');

test('blocks are counted in the order of the games, in whatever order they end', () => {
	const whole = new GrowingComparison(a, b, games);
	const blocks = allBlocks(whole).map((handed) => ({
		handed,
		found: player.block(handed.first, handed.end),
	}));
	for (const { handed, found } of blocks) whole.finish(handed.block, found);
	expect(whole.isOver).toBe(true);
	expect(whole.games).toBe(games);
	fc.assert(
		fc.property(fc.infiniteStream(fc.nat()), (keys) => {
			const growing = new GrowingComparison(a, b, games);
			allBlocks(growing);
			const finished = new Set<number>();
			const shuffled = blocks.map((one) => ({ ...one, key: keys.next().value! }));
			for (const { handed, found } of shuffled.sort((x, y) => x.key - y.key)) {
				growing.finish(handed.block, found);
				finished.add(handed.block);
				let counted = 0;
				while (finished.has(counted)) counted++;
				expect(growing.games).toBe(Math.min(games, blocks[counted]?.handed.first ?? games));
			}
			expect(timeless(growing.report())).toEqual(timeless(whole.report()));
			expect(growing.pictures()).toEqual(whole.pictures());
		}),
		{ numRuns: 10 },
	);
});

test('pictures show the games that were played: their points, and these at the end of the course', () => {
	const growing = new GrowingComparison(a, b, games);
	for (const { block, first, end } of allBlocks(growing))
		growing.finish(block, player.block(first, end));
	const { scores, means, courses } = growing.pictures();
	for (const [side, rules] of [a, b].entries()) {
		const played = new Played(rules);
		const expected = Array.from(
			{ length: games },
			(_, i) => ended(played.game(5 + i)).scores,
		).flat();
		expect(scores[side]).toEqual(countValues(expected));
		const mean = expected.reduce((sum, n) => sum + n, 0) / expected.length;
		expect(means[side]!.mean).toBeCloseTo(mean, 9);
		expect(courses![side]!.at(-1)!.mean).toBeCloseTo(mean, 9);
		expect(courses![side]).toHaveLength(10);
		expect(means[side]!.low).toBeLessThan(mean);
	}
	expect(growing.report().rows.some((row) => row.id.includes('points-over-time'))).toBe(false);
});
