import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Report, Row } from '../compare/comparison.ts';
import type { ComparisonPictures } from '../compare/pictures.ts';
import { countValues } from '../run/value-counts.ts';
import type { FactorialEffect } from '../factorial/effects.ts';
import { thingsOf } from '../quantities/phrases.ts';
import { rowId, rowTitle } from '../quantities/rows.ts';
import type { QuantityRow } from '../quantities/report.ts';
import { quantities } from '../quantities/table.ts';
import { comparisonGames, comparisonPage } from './comparison-page.ts';
import { exampleGames } from './games.ts';
import { simulationGames, simulationPage } from './simulation-page.ts';
import { sweepPage } from './sweep-page.ts';

const number = fc.oneof(
	fc.constant(0),
	fc.double({ min: -1e6, max: 1e6, noNaN: true }),
	fc.integer({ min: -300, max: 300 }),
);
const hostile = fc.oneof(
	fc.constantFrom('<script>alert(1)</script>', '"onload="x', "' & <b>", '', 'a, b', '3,-4'),
	fc.string({ maxLength: 12 }),
);
const ofWords = fc.oneof(
	hostile,
	fc.constantFrom(
		'',
		'seat 1',
		'seat 2, road',
		'seat 1, tenth 05',
		'seat 1, tenth 10',
		'0,0',
		'-3,4',
	),
);
const spans = fc.tuple(number, number, fc.boolean()).map(([mean, half, known]) => ({
	mean,
	...(known && { low: mean - Math.abs(half), high: mean + Math.abs(half) }),
}));
const names = fc
	.dictionary(fc.constantFrom('road', 'city', 'a'), hostile)
	.map((o) => new Map(Object.entries(o)));
const quantityRow: fc.Arbitrary<QuantityRow> = fc
	.tuple(fc.constantFrom(...quantities), ofWords, spans, number, fc.option(fc.nat(90)), names)
	.map(([{ name, unit }, part, span, spread, game, own]) => {
		const id = rowId(name, part);
		const title = rowTitle(id);
		const of = thingsOf({ quantity: name, title }, own);
		return {
			...{ id, quantity: name, title, of, unit, says: '', ...span, sd: Math.abs(spread) },
			...{ least: span.mean - Math.abs(spread), most: span.mean + Math.abs(spread) },
			...(game !== null && { leastGame: game, mostGame: game + 1 }),
		};
	});
const rows = fc.array(quantityRow, { maxLength: 12 });
/** No script, nothing from elsewhere, no number that is none, and only elements that are opened are closed. */
function expectGood(page: string): void {
	expect(page.startsWith('<!doctype html>')).toBe(true);
	const body = page.replace(/<style>.*?<\/style>/s, '');
	expect(body).not.toMatch(
		/<script|\bon\w+="|NaN|Infinity|undefined|\[object|(?:src|href)="(?!#|data:)/,
	);
	const open: string[] = [];
	for (const [, close, name, rest] of body.matchAll(
		/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>/g,
	)) {
		if (close === '/') expect(open.pop()).toBe(name);
		else if (!rest!.endsWith('/') && name !== 'meta') open.push(name!);
	}
	expect(open).toEqual([]);
}

const frame = { facts: [['Game', '<x>']] as const, command: "tilewright '&'", commandOfGame: 'x' };

test('whatever a run holds, its page is whole and safe', () => {
	fc.assert(
		fc.property(
			rows,
			hostile,
			fc.array(fc.integer({ min: -90, max: 900 }), { maxLength: 9 }),
			(some, title, scores) => {
				const games = Math.floor(scores.length / 2);
				const toSee = exampleGames(simulationGames(some, 7), 3);
				const intervals = games % 2 === 0 ? 'fixed' : 'anytime';
				expectGood(
					simulationPage({
						...{
							title,
							bots: [title, 'b'],
							seed: 7,
							games,
							intervals,
							scores,
							rows: some,
						},
						...{
							toSee: toSee.map((g) => ({ ...g, log: { name: title, text: '"<&>%' } })),
							...frame,
						},
					}),
				);
				const points = [1, 2].map((x) => ({
					// no title is as long as this name
					values: { 'the first axis': String(x), [title]: title },
					quantities: some,
					games: x === 1 ? games : 0,
				}));
				const vary = [
					{ name: 'the first axis', title, values: ['1', '2'], says: [title, `2 ${title}`] },
					{ name: title, title, values: [title], says: [title] },
				];
				const effects = some.map(({ mean: effect, low, high, ...row }, i): FactorialEffect => ({
					...row,
					...{ effect, says: title, factors: i % 2 === 0 ? [title] : [title, 'b'] },
					...(low !== undefined && { low, high: high! }),
				}));
				const page = { title, seed: 7, vary, points, ...frame };
				expectGood(sweepPage(page));
				expectGood(sweepPage({ ...page, effects }));
			},
		),
		{ numRuns: 200 },
	);
});

const comparisonRow: fc.Arbitrary<Row> = fc
	.tuple(
		quantityRow,
		hostile,
		fc.constantFrom('points', 'seat', 'wins', 'payer', 'line', 'tiles', 'measured'),
		fc.boolean(),
		number,
	)
	.map(([row, name, quantity, stands, b]): Row => {
		const { mean, low, high } = row;
		const measured = quantity === 'measured';
		return {
			...{ id: measured ? row.id : quantity, quantity: quantity as Row['quantity'], seat: 0 },
			...{
				name: measured ? row.title : name,
				...(measured && { of: row.of }),
				line: name,
				unit: name,
				a: mean,
				b,
				same: false,
				stands,
			},
			estimate: low === undefined ? undefined : { difference: mean, low, high: high!, chance: 0.5 },
			ahead: { game: 3, difference: mean },
		};
	});

const bothSides = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<readonly [T, T]> => fc.tuple(one, one);
const pictures: fc.Arbitrary<ComparisonPictures> = fc.record({
	scores: bothSides(
		fc.array(fc.integer({ min: -90, max: 900 }), { maxLength: 9 }).map(countValues),
	),
	means: bothSides(spans),
	courses: bothSides(
		fc.array(
			spans.map((span) => ({ x: 10, ...span })),
			{ maxLength: 10 },
		),
	),
});

test('the same holds for comparisons', () => {
	fc.assert(
		fc.property(
			fc.array(comparisonRow, { maxLength: 9 }),
			hostile,
			fc.boolean(),
			fc.option(pictures, { nil: undefined }),
			(some, title, paired, drawn) => {
				const report: Report = { games: 9, paired, intervals: 'fixed', rows: some };
				const toSee = exampleGames(comparisonGames(report, 5), 3);
				if (!paired) expect(toSee).toEqual([]);
				expectGood(
					comparisonPage({
						...{ title, seed: 5, report, sides: [title, 'B'], toSee },
						...(drawn === undefined ? frame : { facts: frame.facts, pictures: drawn }),
					}),
				);
			},
		),
		{ numRuns: 200 },
	);
});
