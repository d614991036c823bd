import { describe, expect, test } from 'vitest';
import { createCache } from './cache.ts';
import { checkWorkspace } from './check.ts';
import { compile } from './compile.ts';
import { dataFolder, manifest, readFolder, toy, toyTiles, toyWorkspace } from './testing.ts';
import { type WorkspaceFile, loadWorkspace } from './workspace/workspace.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('checking a workspace', () => {
	test('finds nothing in the data that ships', () => {
		const workspace = loadWorkspace(readFolder(dataFolder));
		expect(checkWorkspace(workspace).map((d) => `${d.file}:${d.line} ${d.code}`)).toEqual([]);
	});

	test('tries each element off and each preset', () => {
		const rules = `elements: { e: { says: E } }
registers: { r: { per: game, given: element.e } }
rules: [{ id: x, at: end, given: element.e || !element.e, do: [{ set: { register: r, to: 1 } }] }]`;
		expect(compile(toyWorkspace(rules), { game: 'toy', seats: 2 }).diagnostics).toEqual([]);
		expect(checkWorkspace(toyWorkspace(rules)).map((d) => d.code)).toEqual(['LINK-ID-ABSENT']);
		const preset =
			'params: { p: { says: "{n}", type: int, min: 0, max: 3, default: 1 } }\npieces: { q: { per-seat: param.p } }\npresets: { s: { says: S, params: { p: 9 } } }';
		expect(checkWorkspace(toyWorkspace(preset)).map((d) => d.code)).toEqual(['LINK-PARAM-VALUE']);
	});

	test('tries the fewest and the most seats', () => {
		expect(
			checkWorkspace(toyWorkspace('pieces: { q: { per-seat: "3 - seats.size()" } }')).map(
				(d) => d.code,
			),
		).toEqual(['RULE-COUNT']);
	});

	test('tells each finding once, with the findings of files', () => {
		const found = checkWorkspace(
			toyWorkspace('pieces: { q: { per-seat: 1, stands-on: [lien] } }\nrulse: []'),
		);
		expect(found.map((d) => d.code).sort()).toEqual(['LINK-ID-UNKNOWN', 'SCHEMA-UNKNOWN-KEY']);
	});

	test('links packs of several games and leaves libraries to them', () => {
		const packs = {
			'lib/pack.yaml': manifest('lib', 'role: library\n').replace('game: toy\n', ''),
			'lib/rules.yaml': 'format: 1\ndefine: { never: { of: tile, value: "1" } }\n',
		};
		expect(checkWorkspace(toyWorkspace('', packs))).toEqual([]);
	});
});

describe('the cache', () => {
	const files = (rules: string): WorkspaceFile[] =>
		[
			['toy/pack.yaml', manifest('toy', 'seats: { min: 1, max: 4 }\n')],
			['toy/rules.yaml', rules],
			['toy/tiles.yaml', toyTiles],
		].map(([path, text]) => ({ path: path!, bytes: bytes(text!) }));

	test('reads again only what changed, and compiles again only then', () => {
		const cache = createCache();
		const one = cache.load(files(toy));
		const first = cache.compile(one, { game: 'toy', seats: 2 });
		const two = cache.load(files(toy));
		expect(two.documents.map((d, i) => d === one.documents[i])).toEqual([true, true, true]);
		expect(cache.compile(two, { seats: 2, game: 'toy' })).toBe(first);
		const three = cache.load(files(toy.replace('each: 1', 'each: 5')));
		expect(three.documents.map((d, i) => d === one.documents[i])).toEqual([true, false, true]);
		const other = cache.compile(three, { game: 'toy', seats: 2 });
		expect(other.program!.hash).not.toBe(first.program!.hash);
		expect(other.program!.hash).toBe(compile(three, { game: 'toy', seats: 2 }).program!.hash);
		expect(cache.compile(three, { game: 'toy', seats: 3 }).program!.seats).toBe(3);
	});
});
