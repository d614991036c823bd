import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { compileToy, toyWorkspace } from '../testing.ts';

const lints = (rules: string): string[] =>
	compileToy(rules, {}, {}, { lint: true }).diagnostics.map(
		(d) => `${d.code} ${`format: 1\n${rules}`.slice(d.start, d.end)}`,
	);
const tiles = (text: string): string[] =>
	compile(
		toyWorkspace('', {}, `format: 1\n${text}`),
		{ game: 'toy', seats: 2 },
		{ lint: true },
	).diagnostics.map((d) => d.code);

describe('lints', () => {
	test('say nothing of the small game', () => {
		expect(lints('')).toEqual([]);
	});

	test.each([
		[
			'a mark nobody reads',
			'kinds: { q: { connect: point, complete: "false", marks: { star: any } } }',
			'LINT-MARK-UNREAD star',
		],
		[
			'a rule whose condition is false',
			'rules: [{ id: x, at: end, when: seats.size() > 9, do: [{ grant: part }] }]',
			'LINT-RULE-NEVER x',
		],
		[
			'a rule whose event nothing causes',
			'rules: [{ id: x, on: { event: converted, as: e }, do: [{ grant: part }] }]',
			'LINT-RULE-NEVER x',
		],
		[
			'a define nobody uses',
			'define: { x: { of: tile, value: it.segments.size() } }',
			'LINT-DEFINE-UNUSED x',
		],
		[
			'a param nobody reads',
			'params: { x: { says: "{n}", type: int, default: 1 } }',
			'LINT-PARAM-UNREAD x',
		],
		['an element nobody reads', 'elements: { x: { says: X } }', 'LINT-PARAM-UNREAD x'],
		[
			'an action no step offers',
			'actions: { x: { group: mian, do: [{ grant: part }] } }',
			'LINT-ACTION-UNOFFERED mian',
		],
	])('tell %s', (_, rules, finding) => {
		expect(lints(rules)).toEqual([finding]);
	});

	test('say nothing where it is read', () => {
		expect(lints('kinds: { q: { connect: point, complete: star, marks: { star: any } } }')).toEqual(
			[],
		);
		expect(
			lints(
				'define: { x: { of: tile, value: it.segments.size() } }\nrules: [{ id: r, at: end, when: placed.x > 1, do: [{ grant: part }] }]',
			),
		).toEqual([]);
		expect(
			lints(
				'elements: { x: { says: X } }\nrules: [{ id: r, at: end, given: element.x, do: [{ grant: part }] }]',
			),
		).toEqual([]);
		expect(
			lints('rules: [{ id: r, at: end, do: [{ if: seats.size() > 9, then: [{ grant: part }] }] }]'),
		).toEqual([]);
	});

	test('count tiles against their total', () => {
		expect(tiles('total: 5\ntiles: { A: { copies: 4, line: E-W }, B: { line: N } }')).toEqual([]);
		expect(tiles('total: 6\ntiles: { A: { copies: 4, line: E-W }, B: { line: N } }')).toEqual([
			'LINT-TILE-TOTAL',
		]);
		// tiles that are switched off are not counted
		expect(
			tiles('given: seats.size() > 9\ntotal: 4\ntiles: { A: { copies: 4, line: E-W } }'),
		).toEqual([]);
	});

	test('find tiles that can never be laid', () => {
		expect(
			tiles('tiles: { A: { copies: 4, line: N-E-S-W }, B: { copies: 1, block: N-E-S-W } }'),
		).toEqual(['LINT-TILE-NEVER']);
		expect(
			tiles('tiles: { A: { copies: 4, line: N-E-S-W }, B: { copies: 2, block: N-E-S-W } }'),
		).toEqual([]);
	});
});
