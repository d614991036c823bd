import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Measure } from './measure.ts';
import type { GameFault } from '../run/excluded.ts';
import { addPair, addTally, emptyTally } from './tally.ts';
import { tallyFrom, tallyJson } from './tally-json.ts';

const score = fc.integer({ min: -50, max: 400 });
const measure: fc.Arbitrary<Measure> = fc.record({
	scores: fc.array(score, { minLength: 2, maxLength: 2 }),
	winners: fc.constantFrom([0], [1], [0, 1]),
	values: fc.constant(new Map<string, number>()),
	tiles: fc.nat(200),
	decisions: fc.nat(900),
	milliseconds: fc.double({ min: 0, max: 1e4, noNaN: true }),
	points: fc.dictionary(
		fc.constantFrom('kind city', 'kind city\tshields', 'rule base.gift'),
		score,
	),
});
const fault: fc.Arbitrary<GameFault> = fc.constantFrom(
	{ code: 'RUN-STEPS' },
	{ code: 'RUN-SHORT', rule: 'base.claim' },
);
const game = fc.oneof({ weight: 4, arbitrary: measure }, fault);
const pairs = fc.array(fc.tuple(game, game), { maxLength: 12 });

type Pair = readonly [Measure | GameFault, Measure | GameFault];

function tallyOf(games: readonly Pair[], first = 0) {
	const tally = emptyTally();
	for (const [i, [a, b]] of games.entries()) addPair(tally, a, b, first + i);
	return tally;
}

test('games cut into blocks, added in any order, give the same tally', () => {
	fc.assert(
		fc.property(fc.array(pairs, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (blocks, keys) => {
			const whole = tallyOf(blocks.flat());
			let first = 0;
			const order = blocks.map((block) => {
				const found = { tally: tallyOf(block, first), key: keys.next().value! };
				first += block.length;
				return found;
			});
			const total = emptyTally();
			for (const { tally } of order.sort((x, y) => x.key - y.key)) addTally(total, tally);
			expect(tallyJson(total)).toEqual(tallyJson(whole));
		}),
	);
});

test('the games that show a difference most are the first that have it', () => {
	fc.assert(
		fc.property(pairs, (games) => {
			const sums = tallyOf(games).rows.get('seat 0');
			if (sums === undefined) return;
			const differences = games.map(([a, b]) =>
				'scores' in a && 'scores' in b ? a.scores[0]! - b.scores[0]! : undefined,
			);
			const known = differences.filter((d) => d !== undefined);
			const [least, most] = [Math.min(...known), Math.max(...known)];
			const highest = [0, 1].flatMap((side) => {
				const values = games.map(([a, b]) => {
					const found = [a, b][side]!;
					return 'scores' in a && 'scores' in b && 'scores' in found ? found.scores[0]! : undefined;
				});
				const most = Math.max(...values.filter((value) => value !== undefined));
				return [most, values.indexOf(most)];
			});
			expect(sums.slice(7)).toEqual([
				...[least, differences.indexOf(least)],
				...[most, differences.indexOf(most)],
				...highest,
			]);
		}),
	);
});

test('a tally that was written is read again as it was', () => {
	fc.assert(
		fc.property(pairs, (games) => {
			const tally = tallyOf(games);
			const text = JSON.stringify(tallyJson(tally));
			expect(tallyFrom(JSON.parse(text), games.length)).toEqual(tally);
			expect(tallyFrom(JSON.parse(text), games.length + 1)).toBeUndefined();
		}),
	);
});

test('anything else is no tally', () => {
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			expect(tallyFrom(value, 3)).toBeUndefined();
		}),
	);
	const good = {
		games: 1,
		scores: [
			[
				[1, 1],
				[4, 1],
			],
			[[2, 2]],
		],
		rows: [['points', 5, 25, 4, 16, 1, 1, 1, 1, 0, 1, 0, 5, 0, 4, 0]],
	};
	expect(tallyFrom(good, 1)?.scores[1]).toEqual(new Map([[2, 2]]));
	const [points] = good.rows as [(string | number)[]];
	for (const broken of [
		{ ...good, rows: [points.slice(0, -1)] },
		{ ...good, rows: [[...points.slice(0, -1), 0.5]] },
		{ ...good, scores: good.scores.slice(1) },
		{ ...good, scores: [[[5, 2]], [[2, 2]]] },
		{ ...good, rows: [] },
		{ ...good, excluded: [], games: 0 },
		{ ...good, excluded: [[1, 0, 'RUN-STEPS']] },
		...[
			[0, 2, 'RUN-STEPS'],
			[0, 0],
			[0.5, 0, 'RUN-STEPS'],
			[0, 0, 'a\u001b[2J'],
		].map((entry) => ({
			...{ ...good, games: 0, excluded: [entry] },
		})),
	])
		expect(tallyFrom(broken, 1)).toBeUndefined();
});
