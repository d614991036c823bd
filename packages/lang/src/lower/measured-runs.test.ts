import { describe, expect, test } from 'vitest';
import { codes, strangers } from '../link/testing.ts';
import { compileToy } from '../testing.ts';

const world = `registers: { left: { per: game }, other: { per: game } }
pieces: { flag: { per-seat: 3, stands-on: line } }
actions:
  raise:
    group: main
    when: left > 0
    do: [{ set: { register: left, to: left - 1 } }]
`;
const loop = (keys: string, body: string): string =>
	`rules:\n  - id: again\n    at: end\n    do:\n      - repeat: { ${keys}, do: [${body}] }\n`;
const found = (keys: string, body: string, more = ''): string[] =>
	codes(compileToy(`${world}${more}${loop(keys, body)}`));
const main = '{ run: { slots: [main] } }';
const lower = '{ set: { register: left, to: left - 1 } }';

describe('a measured loop that runs a step with actions', () => {
	test.each([
		['while: left > 0, measure: left', main],
		['while: left > 0, measure: left', `{ if: other == 0, then: [${main}] }`],
		['while: left > 0, measure: left', `{ set: { register: other, to: other + 1 } }, ${main}`],
		['while: left > 0, measure: left, times: 3', main],
		['while: left > 0, measure: left', '{ run: { slots: [after-place, main] } }'],
		['while: left > 0, measure: left', '{ run: { part: true } }'],
		['while: active.supply.size() > 0, measure: active.supply.size()', main],
		['vars: { n: 3 }, while: n > 0, measure: n', main],
	])('is refused where only actions lower it: %s, %s', (keys, body) => {
		expect(found(keys, body)).toEqual(['RULE-MEASURE-ACTIONS']);
	});

	test.each([
		['while: left > 0, measure: left', `${main}, ${lower}`],
		['while: left > 0, measure: left', `{ if: other == 0, then: [${lower}] }, ${main}`],
		['vars: { n: 3 }, while: n > 0, measure: n', `${main}, { set: { var: n, to: n - 1 } }`],
		[
			'vars: { n: 3 }, while: n > 0, measure: "n + left"',
			`{ set: { var: n, to: n - 1 } }, ${main}`,
		],
		['while: left > 0, times: 3', main],
		['while: left > 0, measure: left', lower],
		['while: "!deck.empty()", measure: deck.size()', '{ run: { slots: [draw] } }'],
		['while: "!deck.empty()", measure: deck.size()', '{ run: { part: true } }'],
		['while: left > 0, measure: left', '{ run: { wave: main } }'],
	])('is not where the loop lowers it itself: %s, %s', (keys, body) => {
		expect(found(keys, body)).toEqual([]);
	});

	test('is refused once, also where an action holds it', () => {
		const more = `  again: { group: main, limit: { times: 1, per: turn }, do: [{ repeat: { while: left > 0, measure: left, do: [${main}] } }] }\n`;
		expect(codes(compileToy(`${world}${more}`))).toEqual(['RULE-MEASURE-ACTIONS']);
	});

	test('is looked at also where an action goes through a list', () => {
		const more = `  each: { group: main, do: [{ for-each: { as: x, in: seats, do: [{ score: { to: x, count: 1 } }] } }] }\n`;
		expect(found('while: left > 0, measure: left', main, more)).toEqual(['RULE-MEASURE-ACTIONS']);
		expect(found('while: left > 0, measure: left', `${main}, ${lower}`, more)).toEqual([]);
	});

	test('is refused in its own pack, with any stranger and without', () => {
		const own = loop('while: left > 0, measure: left', main);
		const joins = 'actions: { joke: { group: main, do: [{ score: { to: active, count: 1 } }] } }\n';
		for (const stranger of ['', joins]) {
			const made = strangers(own, stranger, { rules: world });
			expect(made.diagnostics.map((d) => [d.file, d.code])).toEqual([
				['left/rules.yaml', 'RULE-MEASURE-ACTIONS'],
			]);
		}
	});
});

describe('a measured loop with a choice that may be declined', () => {
	const ask = (then: string, otherwise = ''): string =>
		`{ choose: { id: pay, optional: true, options: [one, two] }, then: [${then}]${otherwise === '' ? '' : `, else: [${otherwise}]`} }`;
	const keys = 'while: left > 0, measure: left';

	test.each([
		ask(lower),
		ask(ask(lower)),
		`{ if: other == 0, then: [${ask(lower)}] }`,
		`{ set: { register: other, to: other + 1 } }, ${ask(lower)}`,
		`{ for-each: { as: x, in: seats, do: [${ask(lower)}] } }`,
		ask(lower, '{ set: { register: other, to: 1 } }'),
	])('is refused where only the choice lowers it: %s', (body) => {
		expect(found(keys, body)).toEqual(['RULE-MEASURE-PASS']);
	});

	test.each([
		[keys, ask(lower, lower)],
		[keys, `${ask(lower)}, ${lower}`],
		[keys, ask('{ set: { register: other, to: 1 } }', lower)],
		[keys, `{ if: other == 0, then: [${lower}], else: [${ask(lower)}] }`],
		[keys, `{ choose: { id: pay, options: [one, two] }, then: [${lower}] }`],
		[`${keys}, until: pass`, ask(lower)],
	])('is not where a seat that declines lowers it, too, or ends it: %s, %s', (by, body) => {
		expect(found(by, body)).toEqual([]);
	});
});
