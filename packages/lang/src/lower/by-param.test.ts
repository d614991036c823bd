import { describe, expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

const params =
	'params: { way: { says: "{there | back}", values: [there, back], default: there } }\n';
const spaces = 'spaces: { a: {}, b: {}, c: {} }\n';
const ring = (of: string, by = 'param.way'): string =>
	`${params}${spaces}rings: { round: { by: ${by}, of: ${of} } }\nrules: [{ id: x, at: end, do: [{ score: { to: active, count: round } }] }]\n`;

describe('a ring whose order a param chooses', () => {
	const orders = '{ there: [a, b, c], back: [a, c, b] }';
	const places = (way: string): (number | undefined)[] => {
		const { program, diagnostics } = compileToy(ring(orders), { params: { way } });
		expect(diagnostics).toEqual([]);
		return program!.spaces.map((s) => s.place);
	};

	test('has the order of its value', () => {
		expect(places('there')).toEqual([0, 1, 2]);
		expect(places('back')).toEqual([0, 2, 1]);
	});

	test.each([
		['an unknown param', ring(orders, 'param.gone'), 'LINK-ID-UNKNOWN', 'param.gone'],
		[
			'a value without an order',
			ring('{ there: [a, b] }'),
			'RULE-KEY-MISSING',
			'{ there: [a, b] }',
		],
		[
			'an unknown space, in any of the orders',
			ring('{ there: [a, b], back: [a, d] }'),
			'LINK-ID-UNKNOWN',
			'd',
		],
	])('is told of %s', (_, rules, code, word) => {
		const found = compileToy(rules).diagnostics.map(
			(d) => `${d.code} ${`format: 1\n${rules}`.slice(d.start, d.end)}`,
		);
		expect(found).toContain(`${code} ${word}`);
	});
});
