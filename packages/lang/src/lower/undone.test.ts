import { describe, expect, test } from 'vitest';
import { type Around, codes, strangers } from '../link/testing.ts';
import { compileToy, manifest } from '../testing.ts';

const world = `queries:
  amount: { of: seat, type: int, value: it.score + 1 }
  good: { of: seat, type: bool, value: it.score % 2 == 0 }
  heap: { of: seat, type: set(tile), value: board.tiles.first(1) }
rules: [{ id: pay, at: end, do: [{ score: { to: active, count: amount(active) } }] }]
tags: { kind: { any: Any. } }
extend: { kinds: { line: { tags: [any] }, block: { tags: [any] } } }
`;
const patch = (id: string, over: string): string =>
	`with: { toy: { changes: [{ patch: ${id}, with: ${over} }] } }\n`;
const modify = (...all: string[]): string =>
	`modify:\n${all.map((more, i) => `  - { id: m${i}, ${more} }\n`).join('')}`;
const between = (first: string, second: string, around: Around = {}): string[] =>
	codes(strangers(first, second, { rules: world, ...around }));
const value = 'query: value, of: line, line: tiles, ';

const undone: readonly (readonly [string, string, string])[] = [
	['an answer', patch('amount', '{ value: "2" }'), modify('query: amount, set: 1')],
	[
		'an answer of a query that is replaced',
		'with: { toy: { changes: [{ replace: amount, with: { of: seat, type: int, value: "2" } }] } }\n',
		modify('query: amount, set: 1'),
	],
	[
		'an answer, decided by two conditions',
		patch('amount', '{ value: "2" }'),
		modify(
			'query: amount, when: it.score > 5, set: 1',
			'query: amount, when: it.score <= 5, set: 3',
		),
	],
	[
		'completion',
		patch('kinds.line', '{ complete: open == 1 }'),
		modify('query: complete, of: line, set: "true"'),
	],
	[
		'reach',
		patch('kinds.line', '{ reach: "it.cells.filter(c, c.tile != none)" }'),
		modify('query: reach, of: line, set: it.cells'),
	],
	...['count', 'each'].map(
		(field) =>
			[
				`${field} of a line`,
				patch('kinds.line', `{ value: { tiles: { ${field}: 5 } } }`),
				modify(`${value}${field}: { set: 3 }`),
			] as const,
	),
	...['count: 5', 'each: 5', 'when: complete'].map(
		(field) =>
			[
				`${field} of a line that pays nothing`,
				patch('kinds.line', `{ value: { tiles: { ${field} } } }`),
				modify(`${value}void: true`),
			] as const,
	),
	...['each: { set: 5 }', 'each: { add: 5 }', 'count: { set: 5 }'].map(
		(layer) =>
			[
				`${layer} of a line that pays nothing`,
				modify(`${value}${layer}`),
				modify(`${value}void: true`),
			] as const,
	),
	[
		'a change at times where another one is at least as often',
		modify(`${value}when: "complete && tiles.size() > 2", each: { set: 5 }`),
		modify(`${value}when: complete, void: true`),
	],
	[
		'a share',
		modify('query: share, of: line, line: tiles, each: { set: 2 }'),
		modify('query: share, of: line, line: tiles, void: true'),
	],
	...['add-line: { more: { each: 1 } }', 'late-line: { more: { each: 1 } }', 'cap: 3'].map(
		(more) =>
			[
				`${more} of a value that is vetoed`,
				modify(`query: value, of: line, ${more}`),
				modify('query: value, of: line, veto: true'),
			] as const,
	),
	[
		'a line of a value that is vetoed',
		patch('kinds.line', '{ value: { more: { each: 5 } } }'),
		modify('query: value, of: line, veto: true'),
	],
	[
		'a requirement that is lifted',
		patch('require.touches', '{ that: "it.sides.all(s, s.facing == none)" }'),
		'allow: [{ id: any, require: touches }]\n',
	],
	[
		'a no that another one makes a yes',
		modify('query: good, and: "it.score != 3"'),
		modify('query: good, or: it.score == 3'),
	],
	[
		'a no at times that is a yes more often',
		modify('query: good, when: active.score > 1, and: "it.score > 3"'),
		modify('query: good, or: it.score < 9'),
	],
	[
		'a no of completion',
		modify('query: complete, of: line, and: "tiles.size() > 2"'),
		modify('query: complete, or: "tiles.size() <= 2"'),
	],
	[
		'an answer that is always no',
		modify('query: good, set: it.score > 2'),
		modify('query: good, and: "false"'),
	],
	[
		'an answer of the game that is always yes',
		patch('good', '{ value: it.score > 2 }'),
		modify('query: good, or: "true"'),
	],
	[
		'members that are taken away again',
		modify('query: heap, union: "board.tiles.filter(t, t.segments(line).size() > 1)"'),
		modify('query: heap, without: board.tiles'),
	],
	...['set', 'add'].map(
		(layer) =>
			[
				`${layer} of the worth of nothing`,
				modify(`${value}each: { ${layer}: 5 }`),
				modify(`${value}count: { set: 0 }`),
			] as const,
	),
	[
		'a count of what is worth nothing',
		modify(`${value}count: { add: 1 }`),
		modify(`${value}each: { set: 0 }`),
	],
	[
		'a worth of what a pack counts as nothing',
		modify(`${value}each: { add: 1 }`),
		patch('kinds.line', '{ value: { tiles: { count: 0 } } }'),
	],
	...['each: { add: 1 }', 'count: { set: 9 }'].map(
		(layer) =>
			[
				`${layer} under a cap of nothing`,
				modify(`${value}${layer}`),
				modify('query: value, of: line, cap: 0'),
			] as const,
	),
	...['add-line', 'late-line'].map(
		(key) =>
			[
				`${key} under a cap of nothing`,
				modify(`query: value, of: line, ${key}: { more: { each: 1 } }`),
				modify('query: value, of: line, cap: 0'),
			] as const,
	),
	[
		'a worth that is scaled to nothing',
		modify(`${value}each: { add: 1 }`),
		modify('query: value, of: line, scale: { times: 0, over: 1, round: up }'),
	],
	[
		'one of two kinds that a change names',
		modify('query: value, of: [line, block], line: tiles, each: { add: 1 }'),
		modify(`${value}void: true`),
	],
];

describe('a change that another pack hides', () => {
	test.each(undone)(
		'is refused between strangers, whichever comes first: %s',
		(_, first, second) => {
			expect(between(first, second)).toEqual(['LAYER-UNDONE']);
			expect(between(second, first)).toEqual(['LAYER-UNDONE']);
		},
	);

	test.each(undone)('is meant by a pack that uses the other one: %s', (_, first, second) => {
		const packs = (low: string, high: string): string[] =>
			codes(
				compileToy(
					world,
					{ with: ['low', 'high'] },
					{
						'low/pack.yaml': manifest('low', 'role: expansion\nuse: [toy]\n'),
						'low/rules.yaml': `format: 1\n${low}`,
						'high/pack.yaml': manifest('high', 'role: expansion\nuse: [toy, low]\n'),
						'high/rules.yaml': `format: 1\n${high}`,
					},
				),
			);
		expect(packs(first, second)).toEqual([]);
		// a change that does nothing in any set with the pack that it knows
		expect(packs(second, first)).toEqual(['LAYER-UNDONE']);
	});

	test.each(undone)('is refused within a pack: %s', (_, first, second) => {
		const files = {
			'one/pack.yaml': manifest('one', 'role: expansion\nuse: [toy]\n'),
			'one/first.yaml': `format: 1\n${first}`,
			'one/second.yaml': `format: 1\n${second.replaceAll('id: m', 'id: n')}`,
		};
		expect(codes(compileToy(world, { with: ['one'] }, files))).toEqual(['LAYER-UNDONE']);
	});

	test.each(undone)('is meant in a block beside the other pack: %s', (_, first, second) => {
		const isChange = second.startsWith('with');
		const beside = isChange
			? second.replace('toy', 'left')
			: second.startsWith('allow')
				? `with: { left: { ${second.trim()} } }\n`
				: `with:\n  left:\n${second.replace(/^/gm, '    ').trimEnd()}\n`;
		expect(between(first, beside)).toEqual([]);
	});

	test('names both packs and both places', () => {
		const [, first, second] = undone[0]!;
		const [found] = strangers(first, second, { rules: world }).diagnostics;
		expect(found!.file).toBe('left/rules.yaml');
		expect(found!.message).toContain('"right.m0"');
		expect(found!.message).toContain('"left"');
		expect(found!.related![0]!.file).toBe('right/rules.yaml');
	});

	test('may be one of house rules', () => {
		const [, , second] = undone[0]!;
		const house =
			'overlay: house\nformat: 1\nover: [toy]\nchanges: [{ patch: amount, with: { value: "2" } }]\n';
		const made = strangers(second, '', {
			rules: world,
			more: { 'house.yaml': house },
			selection: { overlays: ['house'] },
		});
		expect(codes(made)).toEqual(['LAYER-UNDONE']);
	});
});

describe('a change is not hidden', () => {
	test.each([
		['by what holds at times', undone[0]![1], modify('query: amount, when: it.score > 5, set: 1')],
		['by what adds to it', undone[0]![1], modify('query: amount, add: 1')],
		['by the same answer', undone[0]![1], modify('query: amount, set: "2"')],
		[
			'by a layer of another kind',
			patch('kinds.line', '{ complete: open == 1 }'),
			modify('query: complete, of: block, set: "true"'),
		],
		[
			'by another field of its line',
			patch('kinds.line', '{ value: { tiles: { each: 5 } } }'),
			modify(`${value}count: { set: 3 }`),
		],
		[
			'where it holds for more kinds with its tag',
			modify('query: value, of: any, line: tiles, each: { add: 1 }'),
			modify(`${value}void: true`),
		],
		[
			'where it says what is there',
			patch('amount', '{ value: it.score + 1, says: The same. }'),
			modify('query: amount, set: 1'),
		],
		[
			'where a yes covers some of its no',
			modify('query: good, and: it.score > 3'),
			modify('query: good, or: it.score > 2'),
		],
		[
			'where no means the same as no',
			modify('query: good, set: "false"'),
			modify('query: good, and: "false"'),
		],
		[
			'where other members are taken away',
			modify('query: heap, union: "board.tiles.first(3)"'),
			modify('query: heap, without: "board.tiles.first(2)"'),
		],
		[
			'where more is counted',
			modify(`${value}each: { add: 1 }`, `${value}count: { add: 2 }`),
			modify(`${value}count: { set: 0 }`),
		],
		[
			'by a cap of nothing where a line takes points away',
			modify(`${value}each: { set: 0 - 3 }`),
			modify('query: value, of: line, cap: 0'),
		],
		[
			'late, by a scale',
			modify('query: value, of: line, late-line: { more: { each: 1 } }'),
			modify('query: value, of: line, scale: { times: 0, over: 1, round: up }'),
		],
		[
			'where an exemption holds at times',
			patch('require.touches', '{ that: "it.sides.all(s, s.facing == none)" }'),
			'allow: [{ id: any, require: touches, when: active.score > 3 }]\n',
		],
	])('%s', (_, first, second) => {
		expect(between(first, second)).toEqual([]);
		expect(between(second, first)).toEqual([]);
	});

	test('where house rules hide it', () => {
		const [, first] = undone[0]!;
		const house =
			'overlay: house\nformat: 1\nover: [toy]\nchanges: [{ add: { modify: [{ id: h, query: amount, set: 1 }] } }]\n';
		const made = strangers(first, '', {
			rules: world,
			more: { 'house.yaml': house },
			selection: { overlays: ['house'] },
		});
		expect(codes(made)).toEqual([]);
	});

	test('where it is of the pack whose thing the other one decides', () => {
		const own = modify(`${value}each: { add: 1 }`);
		const expansion = {
			'x/pack.yaml': manifest('x', 'role: expansion\n'),
			'x/rules.yaml': `format: 1\n${modify(`${value}void: true`)}`,
		};
		expect(codes(compileToy(own, { with: ['x'] }, expansion))).toEqual([]);
	});
});
