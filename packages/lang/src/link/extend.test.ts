import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { dataFolder, readFolder, workspaceOf } from '../testing.ts';
import type { Compiled } from '../compile.ts';
import { get, textsOf } from './sourced-value.ts';
import { link } from './link.ts';

const manifest =
	'pack: extra\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: Extra\nversion: 1.0.0\nlicence: MIT\nuse: [base]\n';

function compiled(rules: string, tiles = 'format: 1\ntiles: {}\n'): Compiled {
	const files = {
		'extra/pack.yaml': manifest,
		'extra/rules.yaml': `format: 1\n${rules}`,
		'extra/tiles.yaml': tiles,
	};
	return compile(workspaceOf(files, readFolder(dataFolder)), {
		game: 'carcassonne',
		with: ['extra'],
		seats: 2,
	});
}

const codes = (c: Compiled): string[] => c.diagnostics.map((d) => d.code);

describe('extend', () => {
	test('gives kinds and pieces of another pack more', () => {
		const c = compiled(
			'tags: { piece: { person: Counts. } }\nextend: { kinds: { road: { marks: { inn: any } } }, pieces: { follower: { tags: [person] } } }\n',
			'format: 1\ntiles: { Z1: { road: E-W inn } }\n',
		);
		expect(codes(c)).toEqual([]);
		const tile = c.program!.tiles.find((t) => t.id === 'Z1')!;
		expect(tile.segments.find((s) => s.kind === 'road')!.marks).toEqual({ inn: 1 });
		expect(c.program!.pieces.find((p) => p.id === 'follower')!.tags).toEqual([
			'claims',
			'counted',
			'occupies',
			'person',
		]);
	});

	test('changes nothing that stands there', () => {
		expect(codes(compiled('extend: { kinds: { city: { marks: { pennant: any } } } }\n'))).toEqual([
			'LINK-EXTEND',
		]);
	});

	test('refuses what does not exist', () => {
		expect(codes(compiled('extend: { kinds: { rode: { tags: [claimable] } } }\n'))).toEqual([
			'LINK-ID-UNKNOWN',
		]);
	});

	test('says where a game has written what a library declares', () => {
		const c = compiled(
			`extend:
  require: { touches: { source: XX-1 } }
  rules: { comeHome: { source: [XX-2, XX-3] } }
`,
		);
		expect(codes(c)).toEqual([]);
		const cites = (id: string): readonly string[] =>
			c.program!.sources.find((s) => s.id === id)!.cites;
		expect(cites('common.touches')).toEqual(expect.arrayContaining(['BG-30', 'XX-1']));
		expect(cites('common.comeHome')).toEqual(expect.arrayContaining(['XX-2', 'XX-3']));
	});

	test.each([
		['kinds', 'road', 'BG-50'],
		['pieces', 'follower', 'BG-11'],
		['params', 'base.twoTileCity', 'BG-58'],
	] as const)('says where %s that gain something are written', (section, id, own) => {
		const files = {
			'extra/pack.yaml': manifest,
			'extra/rules.yaml': `format: 1\nextend: { ${section}: { ${id}: { source: XX-1 } } }\n`,
		};
		const workspace = workspaceOf(files, readFolder(dataFolder));
		expect(
			workspace.diagnosticsOf((path) => path === 'extra/rules.yaml').map((d) => d.code),
		).toEqual([]);
		const set = { game: 'carcassonne', with: ['extra'], seats: 2 };
		const { ruleSet } = link(workspace, set);
		const source = textsOf(get(ruleSet!.sections.get(section)!.get(id)!.datum, 'source'));
		expect(source).toEqual(expect.arrayContaining([own, 'XX-1']));
	});

	test.each([
		['require', 'touchez'],
		['rules', 'base.comeHome'],
		['queries', 'might'],
		['actions', 'lay'],
	])('refuses to cite for %s that do not exist', (section, id) => {
		expect(codes(compiled(`extend: { ${section}: { ${id}: { source: XX-1 } } }\n`))).toEqual([
			'LINK-ID-UNKNOWN',
		]);
	});

	test('is left out when its condition does not hold', () => {
		const c = compiled(
			'extend: { pieces: { follower: { given: "!element.farmers", tags: [person] } } }\n',
		);
		expect(c.program!.pieces.find((p) => p.id === 'follower')!.tags).not.toContain('person');
	});

	test('adds values to a param before it is decided', () => {
		const files = {
			'extra/pack.yaml': manifest,
			'extra/rules.yaml': 'format: 1\nextend: { params: { base.tiles: { values: [c9] } } }\n',
		};
		const c = compile(workspaceOf(files, readFolder(dataFolder)), {
			game: 'carcassonne',
			with: ['extra'],
			params: { 'base.twoTileCity': 'half' },
			seats: 2,
		});
		expect(c.ruleSet!.params.get('base.tiles')!.values).toEqual(['c1', 'c2', 'c9']);
	});
});

describe('insert', () => {
	const turn = (c: Compiled): string[] => c.program!.slots.map((s) => s.id);
	const rule = (at: string, id: string): string =>
		`  - { id: ${id}, at: ${at}, do: [{ score: { to: active, each: 1 } }] }\n`;

	test('puts a slot between two others', () => {
		const c = compiled(
			`insert: [{ id: more, after: main, steps: [look] }]\nrules:\n${rule('look', 'a')}`,
		);
		expect(codes(c)).toEqual([]);
		const slots = turn(c);
		expect(slots.indexOf('look')).toBe(slots.indexOf('main') + 1);
	});

	test('begins a stretch that was not there', () => {
		const c = compiled(
			`insert: [{ id: more, first: set-up, steps: [deal] }]\nrules:\n${rule('set-up.deal', 'a')}`,
		);
		expect(codes(c)).toEqual([]);
		expect(turn(c)[0]).toBe('set-up.deal');
	});

	test('reaches into waves and the end', () => {
		const c = compiled(
			`insert: [{ id: a, before: wave.award, steps: [count] }, { id: b, after: end-game.areas, steps: [late] }]\nrules:\n${rule('wave.count', 'x')}${rule('end-game.late', 'y')}`,
		);
		expect(codes(c)).toEqual([]);
		expect(turn(c)).toEqual(expect.arrayContaining(['wave.count', 'end-game.late']));
	});

	test('without steps changes nothing, wherever it goes; the schema refuses it', () => {
		for (const place of ['first: set-up', 'first: end-game', 'after: main'])
			expect(codes(compiled(`insert: [{ id: more, ${place} }]\n`))).toEqual([]);
	});

	test('names a slot that exists', () => {
		expect(codes(compiled('insert: [{ id: a, after: mane, steps: [look] }]\n'))).toEqual([
			'LINK-ID-UNKNOWN',
		]);
	});
});

describe('let among effects', () => {
	test('names a value for the rest of the list', () => {
		const rule =
			'rules: [{ id: a, at: start, do: [{ let: { n: seats.size() } }, { score: { to: active, each: n } }] }]\n';
		expect(codes(compiled(rule))).toEqual([]);
	});

	test('is unknown before it', () => {
		const rule =
			'rules: [{ id: a, at: start, do: [{ score: { to: active, each: n } }, { let: { n: seats.size() } }] }]\n';
		expect(codes(compiled(rule))).toContain('TYPE-UNKNOWN-NAME');
	});
});
