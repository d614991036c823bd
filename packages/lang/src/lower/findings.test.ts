import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { compileToy, manifest, workspaceOf } from '../testing.ts';

const cases: readonly (readonly [string, string, string, string])[] = [
	[
		'an effect that does not exist',
		'rules: [{ id: x, at: end, do: [{ plaec: { piece: man } }] }]',
		'RULE-EFFECT',
		'{ plaec: { piece: man } }',
	],
	[
		'a key beside an effect',
		'rules: [{ id: x, at: end, do: [{ finish: game, then: [] }] }]',
		'RULE-EFFECT-KEY',
		'then',
	],
	[
		'pieces out of a zone that holds tiles',
		'zones: { chest: { holds: tiles } }\nrules: [{ id: x, at: end, do: [{ draw: { from: chest, to: supply } }] }]',
		'RULE-ZONE-HOLDS',
		'chest',
	],
	[
		'a tile into a zone that holds pieces',
		'zones: { bag: {} }\nrules: [{ id: x, at: end, do: [{ discard-tile: { to: bag } }] }]',
		'RULE-ZONE-HOLDS',
		'bag',
	],
	[
		'tiles of the box in another order',
		'rules: [{ id: x, at: end, do: [{ shuffle: { zone: box } }] }]',
		'RULE-ZONE-HOLDS',
		'box',
	],
	[
		'a zone for tiles drawn until one fits',
		'zones: { pool: { holds: tiles } }\nrules: [{ id: x, at: end, do: [{ draw-tile: { until: drawn == A, to: pool } }] }]',
		'RULE-KEYS-EXCLUDE',
		'to',
	],
	[
		'a place for tiles passed over where none is passed over',
		'rules: [{ id: x, at: end, do: [{ draw-tile: { rest: aside } }] }]',
		'RULE-KEY-MISSING',
		'{ rest: aside }',
	],
	[
		'tiles passed over that are drawn again without end',
		'rules: [{ id: x, at: end, do: [{ draw-tile: { until: drawn == A, rest: "drawn == B ? aside : deck" } }] }]',
		'RULE-ENDLESS',
		'"drawn == B ? aside : deck"',
	],
	[
		'pieces without an order in another order',
		'zones: { bag: { order: shuffled } }\nrules: [{ id: x, at: end, do: [{ shuffle: { zone: bag } }] }]',
		'RULE-SHUFFLE-NOTHING',
		'bag',
	],
	[
		'help for a verb that asks nothing of sides',
		'verbs: { look: { it: placement } }\nassists: [{ id: plank, verb: look, among: { t: board.tiles }, shows: { sides: "t.sides", kind: line }, do: [{ finish: turn }] }]',
		'RULE-ASSIST-IDLE',
		'plank',
	],
	[
		'groups that are mixed into each other',
		'deck: { groups: { some: { into: others }, others: { into: some } } }',
		'RULE-CYCLE',
		'others',
	],
	[
		'an order of a group that is mixed into another',
		'deck: { groups: { some: { into: others, order: shuffled }, others: {} } }',
		'RULE-KEYS-EXCLUDE',
		'order',
	],
	[
		'a word that does not fit',
		'rules: [{ id: x, at: end, do: [{ finish: trun }] }]',
		'RULE-WORD',
		'trun',
	],
	[
		'a count beside the lines of a scoring',
		'rules: [{ id: x, at: end, do: [{ score: { to: active, count: 1, lines: { a: { count: 1, each: 1 } }, cause: scored } }] }]',
		'RULE-KEYS-EXCLUDE',
		'count',
	],
	[
		'a set beside the names to go through',
		'rules: [{ id: x, at: end, do: [{ for-each: { as: n, names: [a, b], in: seats, do: [{ finish: game }] } }] }]',
		'RULE-KEYS-EXCLUDE',
		'in',
	],
	[
		'a missing key',
		'rules: [{ id: x, at: end, do: [{ score: { line: a } }] }]',
		'RULE-KEY-MISSING',
		'{ line: a }',
	],
	[
		'a slot that does not exist',
		'rules: [{ id: x, at: ned, do: [{ finish: game }] }]',
		'LINK-ID-UNKNOWN',
		'ned',
	],
	[
		'a verb that does not exist',
		'require: [{ id: x, verb: deplyo, that: it.tile == placed, why: alone }]',
		'LINK-ID-UNKNOWN',
		'deplyo',
	],
	[
		'a requirement to lift that does not exist',
		'allow: [{ id: x, require: matchse }]',
		'LINK-ID-UNKNOWN',
		'matchse',
	],
	[
		'a reason without a text',
		'require: [{ id: x, verb: placeTile, that: "true", why: alnoe }]',
		'RULE-TEXT',
		'alnoe',
	],
	[
		'a loop without an end',
		'rules: [{ id: x, at: end, do: [{ repeat: { while: deck.empty(), do: [] } }] }]',
		'RULE-ENDLESS',
		'{ while: deck.empty(), do: [] }',
	],
	[
		'a type that does not exist',
		'define: { x: { of: featrue, value: "1" } }',
		'RULE-TYPE',
		'featrue',
	],
	[
		'a register that does not exist',
		'rules: [{ id: x, at: end, do: [{ set: { register: cuont, to: 1 } }] }]',
		'LINK-ID-UNKNOWN',
		'cuont',
	],
	[
		'a kind that does not exist',
		'pieces: { x: { per-seat: 1, stands-on: [lien] } }',
		'LINK-ID-UNKNOWN',
		'lien',
	],
	[
		'a count below zero',
		'pieces: { x: { per-seat: "seats.size() - 3" } }',
		'RULE-COUNT',
		'"seats.size() - 3"',
	],
	[
		'defines that go in a circle',
		'define: { a: { of: tile, value: it.b }, b: { of: tile, value: it.a } }',
		'RULE-CYCLE',
		'it.b',
	],
	[
		'completion that goes in a circle',
		'kinds: { p: { connect: point, touch: { qs: q }, complete: "qs.all(x, x.complete)" }, q: { connect: point, touch: { ps: p }, complete: "ps.all(x, x.complete)" } }',
		'RULE-CYCLE',
		'p',
	],
	[
		'`after` that goes in a circle',
		'rules: [{ id: x, at: end, after: y, do: [{ grant: part }] }, { id: y, at: end, after: x, do: [{ grant: part }] }]',
		'RULE-CYCLE',
		'{ id: x, at: end, after: y, do: [{ grant: part }] }',
	],
	[
		'`after` that names nothing',
		'rules: [{ id: x, at: end, after: drwaOne, do: [{ grant: part }] }]',
		'RULE-AFTER',
		'drwaOne',
	],
	[
		'events that go in a circle',
		'rules: [{ id: x, on: { event: returned, as: e }, do: [{ return: { pieces: active.supply } }] }]',
		'RULE-CYCLE',
		'x',
	],
	[
		'a modifier of a line that does not exist',
		'modify: [{ id: x, query: value, of: line, line: tlies, each: { add: 1 } }]',
		'LINK-ID-UNKNOWN',
		'tlies',
	],
	[
		'two modifiers that set one line',
		'modify: [{ id: x, query: value, of: line, line: tiles, each: { set: 1 } }, { id: y, query: value, of: line, line: tiles, each: { set: 2 } }]',
		'LAYER-TIE',
		'y',
	],
	[
		'a layer that does not fit the query',
		'queries: { q: { of: seat, type: bool, value: "true" } }\nmodify: [{ id: x, query: q, add: 1 }]',
		'RULE-LAYER',
		'1',
	],
	[
		'a layer that values do not have',
		'modify: [{ id: x, query: value, of: line, set: 2 }]',
		'RULE-LAYER',
		'2',
	],
	[
		'a layer that completion does not have',
		'modify: [{ id: x, query: complete, of: line, cap: 4 }]',
		'RULE-LAYER',
		'4',
	],
	[
		'a change of no line',
		'modify: [{ id: x, query: value, of: line, each: { set: 2 } }]',
		'RULE-KEY-MISSING',
		'{ id: x, query: value, of: line, each: { set: 2 } }',
	],
	[
		'a key beside one that does not exist',
		'queries: { owners: { of: feature, most: [mine], above: 0 }, mine: { of: feature, for: seat, value: 1 } }\nmodify: [{ id: x, query: owners, key: 1, before: mnie }]',
		'LINK-ID-UNKNOWN',
		'mnie',
	],
	[
		'a mark declared in two ways',
		'kinds: { p: { connect: point, complete: "false", marks: { star: sum }, value: { a: { count: star } } }, q: { connect: point, complete: "false", marks: { star: any } } }',
		'RULE-MARK-TWICE',
		'star',
	],
	[
		'an expression of the wrong type',
		'rules: [{ id: x, at: end, when: deck.size(), do: [{ finish: game }] }]',
		'TYPE-MISMATCH',
		'deck.size()',
	],
	[
		'before(…) of something else',
		'rules: [{ id: x, on: { event: joined, as: e }, when: "before(e.tile.segments.size() > 1)", do: [{ grant: part }], limit: { times: 1, per: turn } }]',
		'RULE-BEFORE',
		'"before(e.tile.segments.size() > 1)"',
	],
];

describe('findings of lowering', () => {
	test.each(cases)('%s', (_, rules, code, word) => {
		const { diagnostics } = compileToy(rules);
		const found = diagnostics.map(
			(d) => `${d.code} ${`format: 1\n${rules}`.slice(d.start, d.end)}`,
		);
		expect(found).toContain(`${code} ${word}`);
		expect(diagnostics.every((d) => d.file === 'toy/more.yaml')).toBe(true);
	});

	test('what an element takes away is told apart from what never was', () => {
		const rules =
			'elements: { e: { says: E, default: false } }\nregisters: { r: { per: game, given: element.e } }\nrules: [{ id: x, at: end, do: [{ set: { register: r, to: 1 } }] }]';
		expect(compileToy(rules).diagnostics.map((d) => d.code)).toEqual(['LINK-ID-ABSENT']);
		expect(compileToy(rules, { elements: { e: true } }).diagnostics).toEqual([]);
	});

	test('an effect and a ring may go with what an element takes away', () => {
		const rules = (given: string): string =>
			`elements: { e: { says: E, default: false } }
registers: { r: { per: game, given: element.e } }
rings: { circle: { size: 5, given: element.e } }
pieces: { p: { neutral: 1, stands-on: space } }
rules: [{ id: x, at: end, do: [{ set: { ${given}register: r, to: 1 } }, { move: { ${given}pieces: p, to: circle.first().ahead(2) } }] }]`;
		const shipped = rules('given: element.e, ');
		expect(compileToy(shipped).diagnostics).toEqual([]);
		expect(compileToy(shipped).program!.spaces).toEqual([]);
		expect(compileToy(shipped, { elements: { e: true } }).program!.spaces).toHaveLength(5);
		expect(compileToy(rules('')).diagnostics.map((d) => d.code)).toEqual([
			'LINK-ID-ABSENT',
			'TYPE-UNKNOWN-NAME',
		]);
	});

	test('a column that a tile lacks, a game without a timeline, steps and expressions that are none', () => {
		const codes = (
			rules: string,
			files: Record<string, string> = {},
			more: object = {},
		): string[] => compileToy(rules, more, files).diagnostics.map((d) => d.code);
		const column = 'params: { col: { says: "{a | b}", values: [a, b], default: b } }';
		expect(
			codes(column, {
				'toy/z.yaml': 'format: 1\ncopies-by: col\ntiles: { C: { copies: { a: 1 }, line: N } }',
			}),
		).toEqual(['RULE-COLUMN']);
		const alone = workspaceOf({ 'p/pack.yaml': manifest('p'), 'p/rules.yaml': 'format: 1\n' });
		expect(compile(alone, { game: 'toy', seats: 1 }).diagnostics.map((d) => d.code)).toEqual([
			'RULE-TIMELINE',
		]);
		const over = (changes: string): string[] =>
			codes(
				'rules: [{ id: x, at: end, do: [{ grant: part }] }]',
				{ 'h.yaml': `overlay: h\nformat: 1\nover: [toy]\nchanges: [${changes}]` },
				{ overlays: ['h'] },
			);
		expect(over('{ patch: toy.x, with: { when: { a: 1 } } }')).toEqual(['RULE-EXPRESSION']);
		expect(over('{ patch: timeline.end-game, with: { odd: 1 } }')).toEqual(['RULE-TIMELINE-STEP']);
	});

	test('the small game itself has none', () => {
		expect(compileToy().diagnostics).toEqual([]);
	});

	test('a misspelt word is answered with the nearest', () => {
		const [first] = compileToy(
			'rules: [{ id: x, at: end, do: [{ score: { to: active, eahc: 1 } }] }]',
		).diagnostics;
		expect(first?.hint).toContain('each');
		const [slot] = compileToy(
			'rules: [{ id: x, at: after-plcae, do: [{ grant: part }] }]',
		).diagnostics;
		expect(slot?.hint).toContain('after-place');
	});
});

describe('tiles that leave their group', () => {
	const messages = (move: string): string[] =>
		compileToy(`deck: { moves: [${move}], groups: { coast: {} } }`).diagnostics.map(
			(d) => `${d.code} ${d.hint ?? ''}`,
		);

	test('must be tiles, and go to a group or out of the game', () => {
		expect(messages('{ tile: Nowhere, to: box }')[0]).toMatch(/^LINK-ID-UNKNOWN/);
		expect(messages('{ tile: Nowhere, to: box, given: "seats.size() > 9" }')).toEqual([]);
		expect(messages('{ tile: A, to: caost }')).toContainEqual(
			expect.stringMatching(/^LINK-ID-UNKNOWN.*coast/),
		);
	});
});

describe('bounds', () => {
	test('of a set-up are kept', () => {
		const many = Array.from(
			{ length: 65 },
			(_, i) => `k${i}: { connect: point, complete: "false" }`,
		).join(', ');
		expect(compileToy(`kinds: { ${many} }`).diagnostics.map((d) => d.message)).toContainEqual(
			'There are 68 kinds; at most 64 are possible.',
		);
		expect(compileToy('pieces: { p: { shared: 20000 } }').diagnostics.map((d) => d.code)).toEqual([
			'RULE-LIMIT',
		]);
	});

	test('of chains of definitions are kept', () => {
		const chain = (n: number): string =>
			Array.from(
				{ length: n },
				(_, i) => `d${i}: { of: tile, type: int, value: ${i === 0 ? '1' : `it.d${i - 1}`} }`,
			).join(', ');
		const codes = (n: number): string[] =>
			compileToy(`define: { ${chain(n)} }`).diagnostics.map((d) => d.code);
		expect(codes(32)).toEqual([]);
		expect(codes(33)).toEqual(['RULE-LIMIT']);
	});

	test('of effects of one rule are kept, inner ones counted', () => {
		const some = (n: number): string =>
			Array.from({ length: n }, () => '{ grant: part }').join(', ');
		const codes = (n: number): string[] =>
			compileToy(
				`rules: [{ id: x, at: end, do: [{ if: deck.empty(), then: [${some(250)}], else: [${some(n)}] }] }]`,
			).diagnostics.map((d) => d.code);
		expect(codes(249)).toEqual([]);
		expect(codes(250)).toEqual(['RULE-LIMIT']);
	});
});
