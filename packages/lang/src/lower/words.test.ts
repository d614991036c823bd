import { describe, expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

const cases: readonly (readonly [what: string, makes: string, speaks: string])[] = [
	[
		'the cause of an action',
		'actions: { flee: { given: param.on == yes, group: main, choose: { among: { m: active.onBoard } }, do: [{ return: { pieces: m, cause: fled } }] } }',
		'rules: [{ id: x, on: { event: returned, as: e, where: e.cause == fled }, do: [{ score: { to: active, each: 1 } }] }]',
	],
	[
		'the cause of one effect of a rule',
		'always: [{ id: flee, when: "!active.onBoard.empty()", do: [{ return: { pieces: active.onBoard, cause: fled, given: param.on == yes } }, { return: { pieces: active.onBoard } }] }]',
		'rules: [{ id: x, on: { event: returned, as: e, where: "e.cause in [fled]" }, do: [{ score: { to: active, each: 1 } }] }]',
	],
	[
		'why features are collected',
		'rules: [{ id: late, given: param.on == yes, at: end-game.last, do: [{ collect: { features: features, reason: unfinished } }] }]',
		'define: { late: { of: feature, type: bool, value: it.reason == unfinished } }',
	],
	[
		'a group of tiles, by its tiles',
		'tiles: { C: { given: param.on == yes, line: N-S, group: first } }',
		'deck: { groups: { second: { after: [first] } } }\nrules: [{ id: x, at: end, when: "deck.size(first) > 1 || placed.group == first", do: [{ finish: game }] }]',
	],
	[
		'a group of tiles, by its declaration',
		'deck: { groups: { first: { given: param.on == yes, before: [main] } } }',
		'rules: [{ id: x, at: end, when: deck.size(first) > 1, do: [{ finish: game }] }]',
	],
];

const param =
	'params: { on: { says: "It {is | is not} in play.", values: [yes, no], default: yes } }';

describe('a word that only what is switched off would make', () => {
	for (const [what, makes, speaks] of cases)
		test(`is still known: ${what}`, () => {
			for (const on of ['yes', 'no']) {
				const selection = { params: { on } };
				const made = compileToy(`${param}\n${speaks}`, selection, {
					'toy/makes.yaml': `format: 1\n${makes}`,
				});
				expect(made.diagnostics, on).toEqual([]);
				const { causes, reasons, deck } = made.program!;
				const words = [...causes, ...reasons, ...deck.groups.map((g) => g.id)];
				expect(words.some((w) => /^(fled|unfinished|first)$/.test(w))).toBe(on === 'yes');
			}
		});

	test('a word that nothing makes is still unknown', () => {
		const { diagnostics } = compileToy(
			'rules: [{ id: x, on: { event: returned, as: e, where: e.cause == fled }, do: [{ score: { to: active, each: 1 } }] }]',
		);
		expect(diagnostics.map((d) => d.code)).toEqual(['TYPE-UNKNOWN-VALUE']);
	});
});
