import { describe, expect, test } from 'vitest';
import { plain } from './sourced-value.ts';
import { compileToy, manifest } from '../testing.ts';
import { type Compiled, codes, errors, placesOfWords, rulesSchema } from './testing.ts';

interface Case {
	readonly third: string;
	readonly tiles?: string;
	/** The declaration that two packs change under `with`, and the addition of each; `n` makes the two differ. */
	readonly ref: string;
	readonly written: (n: number) => string;
	readonly own: (id: string) => string;
}

const kind = (inner: string): string =>
	`kinds: { wall: { connect: edge, complete: open == 0, ${inner} } }\n`;
const lineOfOwn = (id: string): string =>
	`kinds: { k${id}: { connect: edge, complete: open == 0, value: { same: { each: 1 } } } }\n`;
const registerOfOwn = (): string => 'registers: { same: { per: seat } }\n';
const markOfOwn = (): string => 'marks: { same: { of: tile } }\n';
const none = (): string => '';

const cases: Readonly<Record<string, Case>> = {
	'kinds.value': {
		third: kind('value: { same: { count: tiles, each: 1 } }'),
		ref: 'kinds.wall',
		written: (n) => `value: { same: { each: ${n} } }`,
		own: lineOfOwn,
	},
	'kinds.registers': {
		third: kind('registers: { same: { default: 1 } }, value: {}'),
		ref: 'wall',
		written: (n) => `registers: { same: { default: ${n} } }`,
		own: registerOfOwn,
	},
	'kinds.marks': {
		third: kind('marks: { same: sum }, value: {}'),
		ref: 'third.wall',
		written: (n) => `marks: { same: ${n === 3 ? 'max' : 'any'} }`,
		own: markOfOwn,
	},
	'kinds.touch': {
		third: kind('touch: { same: line }, value: {}'),
		ref: 'kinds.wall',
		written: (n) => `touch: { same: ${n === 3 ? 'block' : 'land'} }`,
		own: (id) =>
			`kinds: { k${id}: { connect: edge, complete: open == 0, touch: { same: line }, value: {} } }\n`,
	},
	'kinds.ends': {
		third: kind('form: line, ends: { same: line }, value: {}'),
		ref: 'kinds.wall',
		written: (n) => `ends: { same: ${n === 3 ? 'block' : 'land'} }`,
		own: (id) =>
			`kinds: { k${id}: { connect: edge, form: line, complete: open == 0, ends: { same: line }, value: {} } }\n`,
	},
	'kinds.piles': {
		third: kind('piles: { same: { says: A pile. } }, value: {}'),
		ref: 'kinds.wall',
		written: (n) => `piles: { same: { says: 'Pile ${n}.' } }`,
		own: () => 'zones: { same: {} }\n',
	},
	'kinds.define': {
		third: kind('define: { same: "it.tiles.size()" }, value: { lined: { count: same, each: 1 } }'),
		ref: 'kinds.wall',
		written: (n) => `define: { same: "${n}" }`,
		own: () => 'define: { same: { of: feature, value: "1" } }\n',
	},
	'kinds.tags': {
		third: `tags: { kind: { same: A wall. } }\n${kind('tags: [same], value: {}')}`,
		ref: 'kinds.wall',
		written: (n) => `tags: ${n === 3 ? '[same, claimable]' : '[claimable]'}`,
		own: none,
	},
	'pieces.registers': {
		third:
			'pieces: { dog: { per-seat: 1, stands-on: line, registers: { same: { default: 1 } } } }\n',
		ref: 'pieces.dog',
		written: (n) => `registers: { same: { default: ${n} } }`,
		own: registerOfOwn,
	},
	'pieces.tags': {
		third:
			'tags: { piece: { same: A dog. } }\npieces: { dog: { per-seat: 1, stands-on: line, tags: [same] } }\n',
		ref: 'pieces.dog',
		written: (n) => `tags: ${n === 3 ? '[same, claims]' : '[claims]'}`,
		own: none,
	},
	'spaces.tags': {
		third:
			'tags: { space: { same: A yard., other: Any. } }\nspaces: { yard: { kinds: line, tags: [same] } }\n',
		ref: 'spaces.yard',
		written: (n) => `tags: ${n === 3 ? '[same, other]' : '[other]'}`,
		own: none,
	},
	'tiles.tags': {
		third: 'tags: { tile: { same: A tile., more: Any. } }\n',
		tiles: 'tiles: { T: { copies: 2, line: E-W, tags: [same] } }\n',
		ref: 'tiles.T',
		written: (n) => `tags: ${n === 3 ? '[same, more]' : '[more]'}`,
		own: none,
	},
	'tiles.marks': {
		third: 'marks: { same: { of: tile, fold: sum } }\n',
		tiles: 'tiles: { T: { copies: 2, line: E-W, same: 1 } }\n',
		ref: 'tiles.T',
		written: (n) => `same: ${n}`,
		own: markOfOwn,
	},
	'tiles.segments': {
		third: 'marks: { same: { of: line } }\n',
		tiles: 'tiles: { T: { copies: 2, line: E-W same } }\n',
		ref: 'tiles.T',
		written: (n) => `line: ${n === 3 ? 'N-S' : 'E-S'} same`,
		own: () => 'marks: { same: { of: line } }\n',
	},
	'tiles.kinds': {
		third: 'kinds: { same: { connect: edge, complete: open == 0, value: {} } }\n',
		tiles: 'tiles: { T: { copies: 2, same: E-W } }\n',
		ref: 'tiles.T',
		written: (n) => `same: ${n === 3 ? 'N-S' : 'E-S'}`,
		own: () => 'kinds: { same: { connect: edge, complete: open == 0, value: {} } }\n',
	},
	'params.values': {
		third:
			'params: { way: { says: "In way {way}.", values: [same, other], default: other } }\npieces: { dog: { per-seat: "param.way == same ? 1 : 2", stands-on: line } }\n',
		ref: 'params.way',
		written: (n) => `values: [same, other${n === 3 ? ', third' : ''}]`,
		own: none,
	},
	'presets.params': {
		third:
			'params: { same: { says: "So many: {n}.", default: 1, min: 0, max: 9 } }\npieces: { dog: { per-seat: param.same, stands-on: line } }\npresets: { few: { says: Few., params: { same: 2 } } }\n',
		ref: 'presets.few',
		written: (n) => `params: { same: ${n} }`,
		own: (id) =>
			`params: { same: { says: "How many: {n}.", default: 1, min: 0, max: 9 } }\npieces: { p${id}: { per-seat: param.same, stands-on: line } }\n`,
	},
	'modify.add-line': {
		third: 'modify: [{ id: more, query: value, of: line, add-line: { same: { each: 1 } } }]\n',
		ref: 'modify.more',
		written: (n) => `add-line: { same: { each: ${n} } }`,
		own: lineOfOwn,
	},
	'modify.late-line': {
		third: 'modify: [{ id: more, query: value, of: line, late-line: { same: { each: 1 } } }]\n',
		ref: 'third.more',
		written: (n) => `late-line: { same: { each: ${n} } }`,
		own: lineOfOwn,
	},
};

interface Changer {
	readonly n?: number;
	readonly uses?: boolean;
	readonly has?: boolean;
}

function compiled(
	{ third, tiles, ref, written, own }: Case,
	changers: readonly Changer[],
): Compiled {
	const packs: Record<string, string> = {
		'third/pack.yaml': manifest('third', 'role: expansion\nuse: [toy]\n'),
		'third/rules.yaml': `format: 1\n${third}`,
		...(tiles === undefined ? {} : { 'third/tiles.yaml': `format: 1\n${tiles}` }),
	};
	const names = changers.map((_, i) => `x${'abc'[i]!}`);
	changers.forEach(({ n, uses = false, has = false }, i) => {
		const name = names[i]!;
		const used = uses ? 'toy, third' : 'toy';
		const change =
			n === undefined
				? ''
				: `with: { third: { changes: [{ patch: ${ref}, with: { ${written(n)} } }] } }\n`;
		packs[`${name}/pack.yaml`] = manifest(name, `role: expansion\nuse: [${used}]\n`);
		packs[`${name}/rules.yaml`] = `format: 1\n${has ? own(name) : ''}${change}`;
	});
	return compileToy('', { with: ['third', ...names] }, packs);
}

function meaningOf(result: Compiled): string {
	expect(errors(result)).toEqual([]);
	const program = { ...result.program!, sources: [], packs: [], hash: '' };
	const declared = [...result.ruleSet!.sections].map(([section, decls]) => [
		section,
		[...decls].map(([id, decl]) => JSON.stringify([id, plain(decl.datum)])).sort(),
	]);
	return JSON.stringify([program, declared]).replace(/"(source|start|end)":\d+/g, '');
}

describe('a change of a declaration of another pack', () => {
	test.each(Object.entries(cases))(
		'of %s: means the same to a pack that uses the other and to one that does not',
		(_place, one) => {
			const changed = meaningOf(compiled(one, [{ n: 3 }]));
			expect(changed).toBe(meaningOf(compiled(one, [{ n: 3, uses: true }])));
			expect(changed).not.toBe(meaningOf(compiled(one, [{}])));
		},
	);

	test.each(Object.entries(cases))(
		'of %s: reads a word that stands there as the word of the other pack, whatever the own pack calls so',
		(_place, one) => {
			expect(meaningOf(compiled(one, [{ n: 3, has: true }, {}]))).toBe(
				meaningOf(compiled(one, [{ has: true }, { n: 3, uses: true }])),
			);
		},
	);

	test.each(Object.entries(cases))('of %s: two of one key are a finding', (_place, one) => {
		for (const has of [false, true]) {
			const changer = { has };
			const twice = compiled(one, [
				{ ...changer, n: 3 },
				{ ...changer, n: 4 },
			]);
			expect(codes(twice)).toContain('LINK-CHANGED-TWICE');
		}
	});

	test('that writes a line which the other pack adds by a modifier is a finding, as the line would stand there twice', () => {
		const one = {
			third: cases['modify.add-line']!.third,
			ref: 'kinds.line',
			written: (n: number): string => `value: { same: { each: ${n} } }`,
			own: none,
		};
		for (const uses of [false, true])
			expect(errors(compiled(one, [{ n: 3, uses }]))).toEqual(['LINK-EXTEND']);
	});

	test('no place at which a declaration holds words is left out here', () => {
		const { $defs } = rulesSchema();
		const places = (['kinds', 'pieces', 'spaces', 'params', 'modify'] as const).flatMap((section) =>
			placesOfWords($defs[section.replace(/s$/, '')]!, $defs, section),
		);
		expect(places.length).toBeGreaterThan(8);
		expect(places.filter((p) => cases[p] === undefined)).toEqual([]);
	});
});
