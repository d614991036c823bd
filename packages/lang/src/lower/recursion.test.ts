import { expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

const cycles = (text: string): string[] =>
	compileToy(text)
		.diagnostics.filter((d) => d.code === 'RULE-CYCLE')
		.map((d) => d.message);

test('defines that say their types do not use one another in a circle', () => {
	expect(
		cycles(`define:
  one: { of: tile, type: int, value: it.two + 1 }
  two: { of: tile, type: int, value: it.three + 1 }
  three: { of: tile, type: int, value: it.one + 1 }`),
	).toEqual(['A circle of questions: one → two → three → one.']);
	expect(
		cycles(
			'define: { one: { of: tile, type: int, value: 1 }, two: { of: tile, type: int, value: it.one + it.one } }',
		),
	).toEqual([]);
});

test('a requirement does not ask whether its own verb may be done', () => {
	expect(
		cycles(`verbs: { knock: { it: tile } }
require: [{ id: odd, verb: knock, that: "can(knock, it)", why: odd.one }]
texts: { odd.one: Odd. }`),
	).toEqual(['A circle of questions: can(knock) → can(knock).']);
});

test('owners do not depend on who owns', () => {
	expect(
		cycles(
			'define: { weight: { of: feature, args: { s: seat }, type: int, value: "s in it.owners ? 1 : 2" } }\nqueries: { owners: { of: feature, most: [weight], above: 0 } }',
		),
	).toEqual([expect.stringMatching(/weight → owners → weight/)]);
});

test.each([
	'pieces.filter(p, p.kind == rook).sum(p, p.power)',
	'pieces.majority().size()',
	'others(it.owner).size() + (pieces.exists(p, p.power > 1) ? 1 : 0)',
])('the weight of a piece does not depend on weights: %s', (power) => {
	expect(cycles(`pieces: { rook: { per-seat: 1, power: "${power}", stands-on: line } }`)).toEqual([
		'A circle of questions: power → power.',
	]);
});
