import { foldId } from '@tilewright/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { link } from '../link/link.ts';
import { compile } from '../compile.ts';
import { manifest, toy, workspaceOf } from '../testing.ts';
import { badTileId, renameTile } from './rename.ts';

const tiles = `format: 1
tiles:
  # the first
  A: { copies: 4, line: E-W } # said of it
  A2: { like: A, copies: 1 }
  'B': { copies: 3, block: N }
`;
const files = {
	'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
	'toy/rules.yaml': `${toy}deck: { start: [{ tile: A, at: 0/0, turn: 0 }] }\n`,
	'toy/tiles.yaml': tiles,
	'toy/scenarios/a.yaml': `scenario: A is not renamed here
format: 1
set-up: { packs: [toy], seats: [ann], start: A, deck: [A, B, A2] }
play:
  - draw: A
  - ann: [place A 0/-1 r1, "A"]   # A stays in a comment
  - refuse: { ann: place A2 0/-1 r1, why: alone }
`,
	'more/pack.yaml': manifest('more', 'role: expansion\nuse: [toy]\n'),
	'more/tiles.yaml': 'format: 1\ntiles:\n  M: { like: A }\n',
	'other/pack.yaml': manifest('other', 'role: game\ngame: another\n'),
	'other/tiles.yaml': 'format: 1\ntiles:\n  N: { like: A }\n',
	'house.yaml': `overlay: house
format: 1
says: More of them.
over: [toy]
tiles: { counts: { A: 3, B: 1 }, remove: [A] }
`,
	'elsewhere.yaml':
		'overlay: elsewhere\nformat: 1\nsays: B.\nover: [other]\ntiles: { remove: [A] }\n',
};
const workspace = workspaceOf(files);
const renamed = (id: string, to: string) =>
	renameTile(workspace, { file: 'toy/tiles.yaml', id, to });

/** An id that looks like a number is written in quotes, which stay. */
const unquoted = (text: string): string => text.replaceAll(/["']/g, '');

describe('another id for a tile', () => {
	test('changes all that names it and nothing else', () => {
		const result = renamed('A', 'Z-1');
		if (!result.ok) throw new Error('it was refused');
		expect(Object.keys(result.texts).sort()).toEqual([
			'house.yaml',
			'more/tiles.yaml',
			'toy/rules.yaml',
			'toy/scenarios/a.yaml',
			'toy/tiles.yaml',
		]);
		const { texts } = result;
		expect(texts['toy/tiles.yaml']).toBe(
			tiles.replace('  A:', '  Z-1:').replace('like: A,', 'like: Z-1,'),
		);
		expect(texts['toy/rules.yaml']).toBe(files['toy/rules.yaml'].replace('tile: A,', 'tile: Z-1,'));
		expect(texts['more/tiles.yaml']).toBe(files['more/tiles.yaml'].replace('like: A', 'like: Z-1'));
		expect(texts['toy/scenarios/a.yaml']).toBe(
			files['toy/scenarios/a.yaml']
				.replace('start: A', 'start: Z-1')
				.replace('deck: [A', 'deck: [Z-1')
				.replace('draw: A', 'draw: Z-1')
				.replace('place A 0', 'place Z-1 0'),
		);
		expect(texts['house.yaml']).toBe(
			files['house.yaml'].replace('{ A: 3', '{ Z-1: 3').replace('remove: [A]', 'remove: [Z-1]'),
		);
	});

	test('is refused where it is taken, or none', () => {
		const codes = (to: string): string[] => {
			const result = renamed('A', to);
			return result.ok ? [] : result.diagnostics.map((d) => d.code);
		};
		expect(codes('A2')).toEqual(['EDIT-KEY']);
		expect(codes('M')).toEqual(['EDIT-KEY']);
		// a game cannot hold two ids that differ in case alone
		for (const alike of ['a2', 'b', 'm']) expect(codes(alike)).toEqual(['LINK-ALIKE']);
		expect(codes('a')).toEqual([]);
		for (const bad of ['', '-a', 'a b', 'a/b', 'ä', 'constructor', 'x'.repeat(41)])
			expect(codes(bad)).toEqual(['EDIT-TILE-ID']);
		expect(codes('A')).toEqual([]);
		expect(codes('N')).toEqual([]);
	});

	test('an id that rules of the pack use for a variable is a finding at these rules', () => {
		const there = renamed('A', 's');
		if (!there.ok) throw new Error(there.diagnostics[0]?.message);
		const made = compile(workspaceOf({ ...files, ...there.texts }), { game: 'toy', seats: 2 });
		const found = made.diagnostics.filter((d) => d.severity === 'error');
		expect(new Set(found.map((d) => d.code))).toEqual(new Set(['TYPE-AMBIGUOUS']));
		for (const d of found) expect(d.message).toContain('the tile s');
	});

	test('any id leads to the same game, and back to the same texts', () => {
		// such an id has two meanings in the rules
		const variables = new Set([...toy.matchAll(/\(([a-z]\w*),/g)].map(([, name]) => name));
		const ids = fc
			.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.+]{0,6}(-[A-Za-z0-9]{1,3})?$/)
			.filter(
				(id) => !badTileId(id) && !variables.has(id) && !['a', 'a2', 'b', 'm'].includes(foldId(id)),
			);
		fc.assert(
			fc.property(ids, (to) => {
				const there = renamed('A', to);
				if (!there.ok) throw new Error(there.diagnostics[0]?.message);
				const other = workspaceOf({ ...files, ...there.texts });
				expect(other.diagnostics.map((d) => d.code)).toEqual(
					workspace.diagnostics.map((d) => d.code),
				);
				const selection = { game: 'toy', seats: 2, with: ['more'], overlays: [] };
				expect(link(other, selection).ruleSet?.sections.get('tiles')?.has(to)).toBe(true);
				const of = (w: typeof other, id: string): unknown =>
					compile(w, selection).program?.tiles.find((t) => t.id === id)?.copies;
				expect(of(other, to)).toBe(of(workspace, 'A'));
				const back = renameTile(other, { file: 'toy/tiles.yaml', id: to, to: 'A' });
				if (!back.ok) throw new Error(back.diagnostics[0]?.message);
				for (const [path, text] of Object.entries(back.texts))
					expect(unquoted(text)).toBe(unquoted(files[path as keyof typeof files]));
			}),
			{ numRuns: 25 },
		);
	});
});
