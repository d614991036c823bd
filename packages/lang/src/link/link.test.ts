import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { manifest, toyWorkspace, workspaceOf } from '../testing.ts';
import { link } from './link.ts';
import { declOf, valueOf } from './ruleset.ts';
import type { Selection } from './ruleset.ts';

const at = (
	rules: string,
	selection: Partial<Selection> = {},
	packs: Record<string, string> = {},
): ReturnType<typeof link> =>
	link(toyWorkspace(rules, packs), { game: 'toy', seats: 2, ...selection });
const codes = (l: ReturnType<typeof link>): string[] => l.diagnostics.map((d) => d.code);

describe('packs', () => {
	const pack = (name: string, more: string, rules = 'format: 1\n'): Record<string, string> => ({
		[`${name}/pack.yaml`]: manifest(name, `role: expansion\n${more}`),
		[`${name}/rules.yaml`]: rules,
	});

	test('come with all they use, used ones first', () => {
		const { ruleSet } = at(
			'',
			{ with: ['c'] },
			{ ...pack('b', 'use: [toy]\n'), ...pack('c', 'use: [b]\n') },
		);
		expect(ruleSet?.packs.map((p) => p.name)).toEqual(['toy', 'b', 'c']);
	});

	test('stand in one order, whether or not a pack that others use is named as well', () => {
		const packs = {
			...pack('p', 'use: [toy]\n'),
			...pack('m', 'use: [toy]\n'),
			...pack('t', 'use: [toy, m, p]\n'),
			...pack('u', 'use: [toy, p]\n'),
		};
		const order = (named: string[]): string[] | undefined =>
			at('', { with: named }, packs).ruleSet?.packs.map((p) => p.name);
		const expected = order(['t', 'u']);
		for (const more of [['toy'], ['m'], ['p'], ['m', 'p'], ['toy', 'p', 'm']]) {
			expect(order(['t', 'u', ...more])).toEqual(expected);
			expect(order([...more, 'u', 't'])).toEqual(expected);
		}
	});

	test('of the own game come before libraries of the same name', () => {
		const packs = {
			'lib/pack.yaml': manifest('shared', 'role: library\ngame: other\n'),
			'own/pack.yaml': manifest('shared', 'role: library\n'),
			'plain/pack.yaml':
				'pack: shared\nformat: 1\nrole: library\ntitle: x\nversion: 1.0.0\nlicence: MIT\n',
			...pack('b', 'use: [shared, toy]\n'),
		};
		expect(at('', { with: ['b'] }, packs).ruleSet?.packs.map((p) => p.id)).toEqual([
			'toy/shared',
			'toy/toy',
			'toy/b',
		]);
	});

	test.each([
		['unknown', 'use: [tyo]\n', 'LINK-PACK-UNKNOWN'],
		['in a circle', 'use: [b]\n', 'LINK-USE-CYCLE'],
		['that lack another', 'use: [toy]\nrequires: { c: its tiles }\n', 'LINK-REQUIRES'],
		['that exclude another', 'use: [toy]\nconflicts: [toy]\n', 'LINK-CONFLICT'],
	])('%s are refused', (_, more, code) => {
		expect(
			codes(at('', { with: ['b'] }, { ...pack('b', more), ...pack('c', 'use: [toy]\n') })),
		).toContain(code);
	});

	test('that exclude another for some choices are refused for these', () => {
		const packs = {
			...pack('b', 'use: [toy]\nconflicts: { c: { says: Too wet., given: param.rain == much } }\n'),
			...pack('c', 'use: [toy]\n'),
		};
		const rain = 'params: { rain: { says: "{much | none}", values: [much, none], default: none } }';
		const both = (params: Record<string, string>, ...names: string[]): string[] =>
			at(rain, { with: names, params }, packs).diagnostics.map((d) => `${d.code} ${d.message}`);
		expect(both({}, 'b', 'c')).toEqual([]);
		expect(both({ rain: 'much' }, 'b')).toEqual([]);
		expect(both({ rain: 'much' }, 'b', 'c')).toEqual([
			expect.stringMatching(/^LINK-CONFLICT.*wet/),
		]);
	});

	test('are known by name where something is decided before the game', () => {
		const rules = `params:
  near: { says: "{n}", type: int, default: "pack.farAway ? 1 : pack.b && element.extra ? 2 : 3" }`;
		const packs = {
			...pack('b', 'use: [toy]\n'),
			'b/rules.yaml': 'format: 1\nelements: { extra: { says: More., default: true } }\n',
			...pack('far-away', 'use: [toy]\n'),
		};
		const near = (...names: string[]): unknown =>
			at(rules, { with: names }, packs).ruleSet?.params.get('near')?.value;
		expect([near(), near('b'), near('far-away'), near('b', 'far-away')]).toEqual([3, 2, 1, 1]);
		expect(
			at('rules: [{ id: x, at: end, given: pack.fraAway, do: [] }]').diagnostics,
		).toMatchObject([{ code: 'LINK-GIVEN', message: 'There is no pack "fraAway".' }]);
	});

	test('and games that do not exist are refused with the nearest', () => {
		const l = link(toyWorkspace(), { game: 'toi', seats: 2 });
		expect(l.diagnostics[0]).toMatchObject({
			code: 'LINK-GAME-UNKNOWN',
			hint: 'Did you mean "toy"?',
		});
	});

	test('twice, or two in a folder, are refused', () => {
		const files = {
			'a/pack.yaml': manifest('toy'),
			'b/pack.yaml': manifest('toy'),
			'c/pack.yaml': manifest('x'),
			'c/other.yaml': manifest('y'),
		};
		expect(workspaceOf(files).diagnostics.map((d) => d.code)).toEqual([
			'LINK-PACK-TWICE',
			'LINK-PACK-FOLDER',
		]);
	});

	test('need a fitting number of seats', () => {
		expect(codes(at('', { seats: 9 }))).toEqual(['LINK-SEATS']);
	});
});

describe('declarations', () => {
	test('like another take over what they do not say, and add tags', () => {
		const { ruleSet } = at(
			'kinds: { wide: { like: line, tags: [broad], value: { tiles: { count: tiles, each: 3 } } } }',
		);
		const wide = valueOf(declOf(ruleSet!, 'kinds', 'wide')!) as Record<string, unknown>;
		expect(wide).toMatchObject({ connect: 'edge', form: 'line', tags: ['claimable', 'broad'] });
		expect(wide['value']).toEqual({ tiles: { count: 'tiles', each: 3 } });
	});

	test('keep the place where each value was written', () => {
		const { ruleSet } = at('kinds: { wide: { like: line, tags: [broad] } }');
		const decl = declOf(ruleSet!, 'kinds', 'wide')!;
		const file = (key: string): string =>
			decl.datum.is === 'map' ? decl.datum.entries.get(key)!.place.doc.file.path : '';
		expect([file('like'), file('complete')]).toEqual(['toy/more.yaml', 'toy/rules.yaml']);
	});

	test.each([
		['like nothing known', 'kinds: { x: { like: lien } }', 'LINK-ID-UNKNOWN'],
		['like one another', 'kinds: { x: { like: y }, y: { like: x } }', 'LINK-LIKE-CYCLE'],
		['with an id that is taken', 'kinds: { line: { connect: edge } }', 'LINK-DUPLICATE'],
		[
			'given something unknown',
			'pieces: { x: { per-seat: 1, given: element.nope } }',
			'LINK-GIVEN',
		],
		[
			'given something of the game',
			'pieces: { x: { per-seat: 1, given: deck.empty() } }',
			'LINK-GIVEN',
		],
	])('%s are refused', (_, rules, code) => {
		expect(codes(at(rules))).toContain(code);
	});

	test('not given vanish, and inner entries too', () => {
		const rules = `elements: { men: { says: x, default: false } }
pieces: { boy: { per-seat: 1, given: element.men } }
kinds: { q: { connect: point, complete: "false", value: { a: { count: 1, when: "true" } } } }
rules: [{ id: r, at: end, do: [{ choose: { id: c, given: element.men, options: [x] } }, { grant: part }] }]`;
		const { ruleSet } = at(rules);
		expect(declOf(ruleSet!, 'pieces', 'boy')).toBeUndefined();
		expect(ruleSet!.absent.get('pieces')?.get('boy')?.why).toBe('given');
		expect(valueOf(ruleSet!.sections.get('rules')!.get('toy.r')!)).toMatchObject({
			do: [{ grant: 'part' }],
		});
		expect(declOf(at(rules, { elements: { men: true } }).ruleSet!, 'pieces', 'boy')).toBeDefined();
	});

	test('of `with` blocks exist with the other pack only', () => {
		const rules = 'with: { b: { pieces: { boy: { per-seat: 1 } } } }';
		const packs = { 'b/pack.yaml': manifest('b', 'role: expansion\nuse: [toy]\n') };
		expect(declOf(at(rules, {}, packs).ruleSet!, 'pieces', 'boy')).toBeUndefined();
		expect(declOf(at(rules, { with: ['b'] }, packs).ruleSet!, 'pieces', 'boy')).toBeDefined();
	});

	test('are extended by other packs, which change nothing that stands', () => {
		const packs = (extend: string): Record<string, string> => ({
			'b/pack.yaml': manifest('b', 'role: expansion\nuse: [toy]\n'),
			'b/rules.yaml': `format: 1\nextend: ${extend}\n`,
		});
		const good = at(
			'',
			{ with: ['b'] },
			packs(
				'{ kinds: { line: { tags: [long], marks: { inn: any } } }, pieces: { man: { stands-on: [land] } } }',
			),
		);
		expect(valueOf(declOf(good.ruleSet!, 'kinds', 'line')!)).toMatchObject({
			tags: ['claimable', 'long'],
			marks: { inn: 'any' },
		});
		expect(valueOf(declOf(good.ruleSet!, 'pieces', 'man')!)).toMatchObject({
			'stands-on': ['line', 'block', 'land'],
		});
		expect(
			codes(at('', { with: ['b'] }, packs('{ kinds: { lien: { tags: [long] } } }'))),
		).toContain('LINK-ID-UNKNOWN');
	});
});

describe('ids and starts', () => {
	const pack = (name: string, rules: string): Record<string, string> => ({
		[`${name}/pack.yaml`]: manifest(name, 'role: expansion\nuse: [toy]\n'),
		[`${name}/rules.yaml`]: `format: 1\n${rules}`,
	});

	test('too alike are refused', () => {
		expect(codes(at('pieces: { Man: { per-seat: 1 } }'))).toContain('LINK-ALIKE');
	});

	test('of a game without a pack to play are refused', () => {
		const l = link(workspaceOf(pack('b', '')), { game: 'toy', seats: 2 });
		expect(codes(l)).toEqual(['LINK-GAME-EMPTY']);
	});

	test('of the board: what a `with` block says stands for the start of the pack it names', () => {
		const lies = (tile: string, more = ''): string => `deck: { start: [{ tile: ${tile}${more} }] }`;
		const c = `${lies('B', ', at: 0/0')}\nwith: { b: { ${lies('A', ', at: 2/0, beside: true')} } }`;
		const packs = { ...pack('b', lies('A', ', at: 0/0')), ...pack('c', c) };
		const places = (names: string[]): unknown[] =>
			at('', { with: names }, packs).ruleSet!.start.map((d) =>
				d.is === 'map' ? d.entries.get('at') : d,
			);
		expect(codes(at('', { with: ['b', 'c'] }, packs))).toEqual([]);
		expect(places(['b', 'c'])).toMatchObject([{ value: '0/0' }, { value: '2/0' }]);
		expect(places(['b'])).toMatchObject([{ value: '0/0' }]);
		expect(places(['c'])).toMatchObject([{ value: '0/0' }]);
	});

	test('`given` of a file binds what it declares: declarations, starts, arguments of verbs excepted', () => {
		const rules = (given: string): Record<string, string> => ({
			...pack('b', ''),
			'b/more.yaml': `format: 1\ngiven: ${given}\npieces: { boy: { per-seat: 1 } }\nverbs: { greet: { it: seat } }\ndeck: { start: [{ tile: B, at: 0/0 }] }\n`,
		});
		const on = at('', { with: ['b'] }, rules('seats.size() == 2'));
		const off = at('', { with: ['b'] }, rules('seats.size() == 3'));
		expect([codes(on), codes(off)]).toEqual([[], []]);
		const boy = (l: typeof on): boolean => l.ruleSet!.sections.get('pieces')!.has('boy');
		expect([boy(on), boy(off)]).toEqual([true, false]);
		const first = (l: typeof on): unknown =>
			l.ruleSet!.start.map((d) => (d.is === 'map' ? d.entries.get('tile') : d));
		expect(first(on)).toMatchObject([{ value: 'B' }]);
		expect(first(off)).not.toMatchObject([{ value: 'B' }]);
		expect(valueOf(declOf(on.ruleSet!, 'verbs', 'greet')!)).toEqual({ it: 'seat' });
	});

	test('of the board: that of the last pack counts; two that do not use each other are refused', () => {
		const start = (tile: string): string => `deck: { start: [{ tile: ${tile}, at: 0/0 }] }`;
		const one = at(start('A'), { with: ['b'] }, pack('b', start('B')));
		expect(codes(one)).toEqual([]);
		expect(
			one.ruleSet!.start.map((d) => (d.is === 'map' ? d.entries.get('tile') : d)),
		).toMatchObject([{ value: 'B' }]);
		const two = at(
			'',
			{ with: ['b', 'c'] },
			{ ...pack('b', start('A')), ...pack('c', start('B')) },
		);
		expect(codes(two)).toEqual(['LINK-START-TWICE']);
		const beside = `deck: { start: [{ tile: B, at: 1/0, beside: true }] }`;
		const both = at('', { with: ['b', 'c'] }, { ...pack('b', start('A')), ...pack('c', beside) });
		expect(codes(both)).toEqual([]);
		expect(
			both.ruleSet!.start.map((d) => (d.is === 'map' ? d.entries.get('tile') : d)),
		).toMatchObject([{ value: 'A' }, { value: 'B' }]);
	});
});

describe('elements and params', () => {
	const rules = `elements: { a: { says: A, default: true, requires: { b: it is built on it } }, b: { says: B, default: true, conflicts: [c] }, c: { says: C, default: false } }
params:
  size: { says: "{small | large}", values: [small, large], default: small }
  number: { says: "{n}", type: int, min: 0, max: 9, default: "param.size == large ? 6 : 3" }
presets: { big: { says: Big, params: { size: large }, elements: { c: false } } }`;
	const param = (selection: Partial<Selection>, id: string): unknown =>
		at(rules, selection).ruleSet?.params.get(id)?.value;

	test('take the selection, else the preset, else the default, which may depend on another', () => {
		expect(param({}, 'number')).toBe(3);
		expect(param({ preset: 'big' }, 'number')).toBe(6);
		expect(param({ preset: 'big', params: { size: 'small' } }, 'number')).toBe(3);
		expect(param({ params: { number: '7' } }, 'number')).toBe(7);
	});

	test.each([
		[{ params: { size: 'lagre' } }, 'LINK-PARAM-VALUE'],
		[{ params: { number: 10 } }, 'LINK-PARAM-VALUE'],
		[{ params: { nubmer: 1 } }, 'LINK-ID-UNKNOWN'],
		[{ elements: { d: true } }, 'LINK-ID-UNKNOWN'],
		[{ elements: { b: false } }, 'LINK-REQUIRES'],
		[{ elements: { c: true } }, 'LINK-CONFLICT'],
		[{ preset: 'bgi' }, 'LINK-ID-UNKNOWN'],
	] satisfies [Partial<Selection>, string][])('%o is refused: %s', (selection, code) => {
		expect(codes(at(rules, selection))).toEqual([code]);
	});

	test.each([
		[2, 10, 2],
		[3, 9, 3],
		[4, 7, 3],
	])('numbers may follow a table: for %i seats %i', (seats, one, other) => {
		const { program } = compile(
			toyWorkspace(
				'pieces: { p: { per-seat: "table(seats.size(), [3, 4], [10, 9, 7])" }, q: { per-seat: "min(3, max(seats.size(), 2))" } }',
			),
			{ game: 'toy', seats },
		);
		const perSeat = (id: string): number => program!.pieces.find((p) => p.id === id)!.perSeat;
		expect([perSeat('p'), perSeat('q')]).toEqual([one, other]);
	});

	test.each([
		[
			'params: { a: { says: x, type: int, default: param.b }, b: { says: x, type: int, default: param.a } }',
			'LINK-PARAM-CYCLE',
		],
		['params: { a: { says: x, values: [s, t], default: u } }', 'LINK-PARAM-VALUE'],
		[
			'params: { a: { says: x, values: [s, t], default: s } }\npieces: { p: { per-seat: "param.a == u ? 1 : 2" } }',
			'LINK-GIVEN',
		],
		['pieces: { p: { per-seat: "table(seats.size(), [3, 4], [10, 9])" } }', 'LINK-GIVEN'],
		['pieces: { p: { per-seat: "table(seats.size(), 3, [10, 9])" } }', 'LINK-GIVEN'],
		['pieces: { p: { per-seat: "least(seats.size(), 3)" } }', 'LINK-GIVEN'],
	])('%s is refused', (more, code) => {
		const workspace = toyWorkspace(more);
		expect(compile(workspace, { game: 'toy', seats: 2 }).diagnostics.map((d) => d.code)).toContain(
			code,
		);
	});
});
