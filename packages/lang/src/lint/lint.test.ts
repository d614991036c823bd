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
		[
			'a run of steps at which nothing stands',
			'rules: [{ id: x, at: after-place, do: [{ run: { slots: [end, main] } }] }]',
			'LINT-RUN-NOTHING [end, main]',
		],
		[
			'a run of a stretch in which nothing stands',
			'rules: [{ id: x, at: end, do: [{ run: { from: after-place, to: main } }] }]',
			'LINT-RUN-NOTHING after-place',
		],
		...[
			['require', 'that: "true"'],
			['require', 'that: "false"'],
			['require', 'when: seats.size() > 9, that: drawn != none'],
			['forbid', 'when: seats.size() > 9'],
			['forbid', 'when: seats.size() < 9'],
		].map(([section, keys]) => [
			`a requirement whose answer is known before the game: ${keys}`,
			`texts: { t: T }\n${section}: [{ id: x, verb: placeTile, ${keys}, why: t }]`,
			'LINT-REQUIREMENT-IDLE x',
		]),
		[
			'an exemption that never holds',
			'texts: { t: T }\nrequire: [{ id: y, verb: placeTile, that: drawn != none, why: t }]\nallow: [{ id: x, require: y, when: seats.size() > 9 }]',
			'LINT-REQUIREMENT-IDLE x',
		],
		[
			'a requirement of a verb that nothing asks for',
			'texts: { t: T }\nverbs: { take: { it: tile } }\nrequire: [{ id: x, verb: take, that: it.segments.size() > 1, why: t }]',
			'LINT-REQUIREMENT-IDLE x',
		],
	])('tell %s', (_, rules, finding) => {
		expect(lints(rules)).toEqual([finding]);
	});

	test('say nothing where a requirement can bind and a run does something', () => {
		const verb =
			'texts: { t: T }\nverbs: { take: { it: tile } }\nrequire: [{ id: x, verb: take, that: it.segments.size() > 1, why: t }]\n';
		expect(
			lints(`${verb}rules: [{ id: r, at: end, when: "can(take, placed)", do: [{ grant: part }] }]`),
		).toEqual([]);
		expect(
			lints(
				'rules: [{ id: x, at: end, limit: { times: 1, per: game }, do: [{ run: { slots: [after-place] } }] }, { id: y, at: after-place, do: [{ grant: part }] }]',
			),
		).toEqual([]);
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
