import { describe, expect, test } from 'vitest';
import { disassemble } from '../lower/disassemble.ts';
import { compileToy } from '../testing.ts';

const pay =
	'blocks: { pay: { args: { s: seat, n: int }, do: [{ score: { to: s, line: paid, each: n, cause: wages } }] } }\n';

const rule = (effects: string, more = ''): string =>
	`rules: [{ id: x, at: end, ${more}do: [${effects}] }]\n`;

const codes = (rules: string, lint = false): string[] =>
	compileToy(rules, {}, {}, { lint }).diagnostics.map((d) => d.code);

describe('a block', () => {
	test('does at each use what its effects would do there', () => {
		const used = compileToy(
			pay +
				rule(
					'{ block: pay, with: { s: active, n: 2 } }, { block: pay, with: { s: left(active), n: deck.size() } }',
				),
		);
		expect(used.diagnostics).toEqual([]);
		const written = compileToy(
			rule(
				'{ let: { s: active, n: 2 } }, { score: { to: s, line: paid, each: n, cause: wages } }, { let: { s2: left(active), n2: deck.size() } }, { score: { to: s2, line: paid, each: n2, cause: wages } }',
			),
		);
		const ops = (made: typeof used): string[] => made.program!.code.map((i) => i.op);
		expect(ops(used)).toEqual(ops(written));
		expect(used.program!.causes).toEqual(written.program!.causes);
	});

	test('evaluates what it is given once, in the place that uses it, and sees no other name', () => {
		const outside = `${pay.replace('each: n', 'each: n + other')}${rule('{ block: pay, with: { s: active, n: 1 } }', 'let: { other: 5 }, ')}`;
		expect(codes(outside)).toEqual(['TYPE-UNKNOWN-NAME']);
		const inside = `${pay}${rule('{ block: pay, with: { s: active, n: other } }', 'let: { other: 5 }, ')}`;
		expect(codes(inside)).toEqual([]);
		expect(disassemble(compileToy(inside).program!)).toContain('paid');
	});

	test('may ask, and its words and choices are those of the rule', () => {
		const { program, diagnostics } = compileToy(
			`blocks: { ask: { args: { s: seat }, do: [{ choose: { id: c, who: s, options: [a9, b9] }, then: [{ case: c, of: { a9: [{ grant: part }], b9: [] } }] }] } }\n${rule('{ block: ask, with: { s: active } }')}`,
		);
		expect(diagnostics).toEqual([]);
		expect(program!.decisions.at(-1)).toMatchObject({ id: 'toy.c' });
	});

	test('vanishes with its condition, and so does a use that has the same', () => {
		const gone = pay.replace('pay: {', 'pay: { given: element.e,');
		const element = 'elements: { e: { says: E, default: false } }\n';
		const use = '{ block: pay, with: { s: active, n: 1 }';
		expect(codes(element + gone + rule(`${use} }`))).toHaveLength(1);
		expect(codes(element + gone + rule(`${use}, given: element.e }`))).toEqual([]);
	});

	test.each([
		['an unknown block', rule('{ block: pya, with: { s: active, n: 1 } }'), 'LINK-ID-UNKNOWN'],
		[
			'an argument that is missing',
			rule('{ block: pay, with: { s: active } }'),
			'RULE-KEY-MISSING',
		],
		[
			'an argument that it does not take',
			rule('{ block: pay, with: { s: active, n: 1, m: 2 } }'),
			'LINK-ID-UNKNOWN',
		],
		['another type', rule('{ block: pay, with: { s: active, n: placed } }'), 'TYPE-MISMATCH'],
	])('refuses %s', (_, use, code) => {
		expect(codes(pay + use)).toEqual([code]);
	});

	test('may use others but not itself', () => {
		const twice = 'blocks: { one: { do: [{ block: two }] }, two: { do: [{ grant: part }] } }\n';
		expect(codes(twice + rule('{ block: one }'))).toEqual([]);
		expect(codes(twice.replace('grant: part', 'block: one') + rule('{ block: one }'))).toEqual([
			'RULE-CYCLE',
		]);
	});

	test('that nothing uses is a finding', () => {
		expect(codes(pay, true)).toEqual(['LINT-BLOCK-UNUSED']);
		expect(codes(pay + rule('{ block: pay, with: { s: active, n: 1 } }'), true)).toEqual([]);
	});
});
