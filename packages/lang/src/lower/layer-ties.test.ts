import { describe, expect, test } from 'vitest';
import { codes, strangers } from '../link/testing.ts';
import { compileToy, manifest } from '../testing.ts';

const world = `queries:
  amount: { of: seat, type: int, value: it.score + 1 }
  power: { of: feature, for: seat, value: "1" }
rules: [{ id: pay, at: end, do: [{ score: { to: active, count: amount(active) } }] }]
`;
const modify = (...all: string[]): string =>
	`modify:\n${all.map((more, i) => `  - { id: m${i}, ${more} }\n`).join('')}`;
const between = (first: string, second: string): string[] =>
	codes(strangers(first, second, { rules: world }));
const inOne = (...all: string[]): string[] => codes(compileToy(`${world}${modify(...all)}`));
const valueOfLine = 'query: value, of: line, ';

describe('two layers of which only one holds', () => {
	test.each([
		['an answer', 'query: amount, set: 1', 'query: amount, set: 2'],
		[
			'completion',
			'query: complete, of: line, set: "true"',
			'query: complete, of: line, set: "false"',
		],
		[
			'reach',
			'query: reach, of: line, set: it.cells',
			'query: reach, of: line, set: "it.cells.filter(c, c.tile != none)"',
		],
		[
			'a field of a line',
			`${valueOfLine}line: tiles, each: { set: 2 }`,
			`${valueOfLine}line: tiles, each: { set: 3 }`,
		],
		[
			'a field of a line at times',
			`${valueOfLine}when: complete, line: tiles, each: { set: 2 }`,
			`${valueOfLine}when: tiles.size() > 2, line: tiles, each: { set: 3 }`,
		],
		[
			'a share',
			'query: share, of: line, line: tiles, each: { set: 2 }',
			'query: share, of: line, line: tiles, each: { set: 3 }',
		],
		[
			'a scale',
			`${valueOfLine}scale: { times: 2, over: 1, round: up }`,
			`${valueOfLine}scale: { times: 1, over: 2, round: up }`,
		],
	])('are a choice between strangers and refused within a pack: %s', (_, first, second) => {
		expect(between(modify(first), modify(second))).toEqual(['ORDER-OPEN']);
		expect(inOne(first, second)).toEqual(['LAYER-TIE']);
	});

	test.each([
		['scores', 'floor: 0', 'floor: 3'],
		['scores', 'floor: 0, per: game', 'floor: 0, per: event'],
		['scores', 'total: seat.score', 'total: 0 - seat.score'],
		['deck', 'size: 3', 'size: 4'],
	])('are a choice between strangers and refused within a pack: %s, %s', (key, first, second) => {
		const [one, two] = [first, second].map((text) => `${key}: { ${text} }\n`);
		expect(between(one!, two!)).toEqual(['ORDER-OPEN']);
		const files = { 'toy/other.yaml': `format: 1\n${two!}` };
		expect(codes(compileToy(`${world}${one!}`, {}, files))).toEqual(['LAYER-TIE']);
	});

	test('are refused towards a pack that is used, but a setting replaces that of such a pack', () => {
		const packs = (one: string, two: string): Record<string, string> => ({
			'low/pack.yaml': manifest('low', 'role: expansion\nuse: [toy]\n'),
			'low/rules.yaml': `format: 1\n${one}`,
			'high/pack.yaml': manifest('high', 'role: expansion\nuse: [toy, low]\n'),
			'high/rules.yaml': `format: 1\n${two}`,
		});
		const made = (one: string, two: string): ReturnType<typeof compileToy> =>
			compileToy(world, { with: ['low', 'high'] }, packs(one, two));
		expect(codes(made(modify('query: amount, set: 1'), modify('query: amount, set: 2')))).toEqual([
			'LAYER-TIE',
		]);
		const floors = made('scores: { floor: 3 }\n', 'scores: { floor: 1 }\n');
		expect(codes(floors)).toEqual([]);
		expect(floors.program!.scores!.floor).toBe(1);
	});

	test.each([
		['they say the same', 'query: amount, set: 2', 'query: amount, set: 2'],
		[
			'one kind is not the other',
			'query: complete, of: line, set: "true"',
			'query: complete, of: block, set: "true"',
		],
		[
			'their conditions exclude each other',
			'query: amount, when: it.score > 5, set: 1',
			'query: amount, when: it.score <= 5, set: 2',
		],
		[
			'their fields differ',
			`${valueOfLine}line: tiles, each: { set: 2 }`,
			`${valueOfLine}line: tiles, count: { set: 2 }`,
		],
		['a number is added', 'query: amount, set: 1', 'query: amount, add: 2'],
		[
			'they scale alike',
			`${valueOfLine}when: complete, scale: { times: 2, over: 1, round: up }`,
			`${valueOfLine}scale: { times: 2, over: 1, round: up }`,
		],
	])('are no choice where %s', (_, first, second) => {
		expect(between(modify(first), modify(second))).toEqual([]);
		expect(inOne(first, second)).toEqual([]);
	});

	test('follow the order that the set-up chooses', () => {
		const [one, two] = [modify('query: amount, set: 1'), modify('query: amount, set: 2')];
		const body = (first: string, then: string): unknown => {
			const order = [{ first: `${first}.m0`, then: `${then}.m0` }];
			const made = strangers(one, two, { rules: world, selection: { order } });
			expect(codes(made)).toEqual([]);
			expect(made.program!.order).toEqual([{ slot: 'amount', ...order[0] }]);
			return made.program!.defines.find((d) => d.id === 'amount')!.body;
		};
		const [a, b] = strangers(one, two, { rules: world }).program!.packs.slice(-2);
		expect(body(a!, b!)).toMatchObject({ value: 2 });
		expect(body(b!, a!)).toMatchObject({ value: 1 });
	});
});
