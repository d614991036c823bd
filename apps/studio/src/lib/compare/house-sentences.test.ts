import { expect, test } from 'vitest';
import { fewestDiffering, type Report } from '@tilewright/lab';
import { compare as t } from '#texts/compare.ts';
import { houseSentences } from './house-sentences.ts';

const points = { id: 'points', quantity: 'points', a: 26, b: 87, stands: false };
const manyOf = (differing: number, estimate?: object, games = 2000) => ({
	...{ twins: false, trouble: '', findings: [], running: false, wanted: 200 },
	report: {
		games,
		rows: [
			{ ...points, same: differing === 0, differing, estimate },
			{ id: 'time', quantity: 'time', same: false, differing: 200, estimate: undefined },
		],
	} as unknown as Report,
});

test.each([1, fewestDiffering - 1])(
	'a rule that changed %i of many games is not said to need more games only',
	(differing) => {
		const says = houseSentences(manyOf(differing));
		expect(says).toContain(t.houseDiffers({ differing, games: 2000 }));
		expect(says).toContain(t.houseRare);
		expect(says).not.toContain(t.houseFew({ fewest: fewestDiffering }));
	},
);

test('where few games were played, and it changed many of them, more games help', () => {
	const says = houseSentences(manyOf(6, undefined, 6));
	expect(says).toContain(t.houseDiffers({ differing: 6, games: 6 }));
	expect(says).toContain(t.houseFew({ fewest: fewestDiffering }));
});

test.each([1, 6, fewestDiffering])(
	'a rule that changed %i games tells by how much from the first on',
	(differing) => {
		expect(houseSentences(manyOf(differing)).join(' ')).toMatch(
			/With it, the game gives 61.0 points fewer per player in these games \(26.0 against 87.0\)/,
		);
	},
);

test('a rule that changed no game says so, whatever time the games took', () => {
	expect(houseSentences(manyOf(0))).toEqual([t.houseNever({ games: 2000 })]);
});

test('a rule that changed enough games has its figures', () => {
	const estimate = { difference: 1, low: -1, high: 3 };
	const [says] = houseSentences(manyOf(fewestDiffering, estimate));
	expect(says).toMatch(/gives 1.00 points more .*may be chance .*1.00 to 3.00/);
});

test('every change is told by points, fairness and length, each with its figures before what follows', () => {
	const sure = { same: false, differing: 200, estimate: { difference: 1, low: 0.5, high: 2 } };
	const rows = (stands: boolean) => [
		{ ...points, ...sure, stands: true },
		...[0, 1].map((seat) => ({
			...{ id: `wins ${seat}`, quantity: 'wins', seat, ...sure, stands },
			...(seat === 0 ? { a: 0.7, b: 0.6 } : { a: 0.3, b: 0.4 }),
		})),
		{ id: 'decisions', quantity: 'decisions', a: 128.5, b: 126, ...sure, stands },
	];
	const told = (stands: boolean, running = false) =>
		houseSentences({
			...manyOf(0),
			running,
			report: { games: 200, rows: rows(stands) } as unknown as Report,
		});
	const both = { a: t.meanings.withIt, b: t.meanings.withoutIt };
	const [, fair, long] = told(true);
	expect(fair).toMatch(/^With it, player 1 wins .* So the game is fairer without it/);
	expect(long).toMatch(
		/^With it, a game asks for .* So a game takes longer with it, counted in decisions: 129, and 126 without it\.$/,
	);
	const [, unfair, short] = told(false);
	expect(unfair).toContain(t.meanings.noFairer(both));
	expect(short).toContain(t.meanings.noLonger(both));
	expect(told(true, true).join(' ')).not.toMatch(/\bSo /);
});
