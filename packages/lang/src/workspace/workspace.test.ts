import { describe, expect, test } from 'vitest';
import { manifest, workspaceOf } from '../testing.ts';
import { loadWorkspace, readDocument } from './load.ts';

describe('a workspace', () => {
	test('tells documents by their top keys', () => {
		const kind = (text: string): string => workspaceOf({ 'x.yaml': text }).documents[0]!.kind;
		expect(kind('pack: x')).toBe('pack');
		expect(kind('tiles: {}')).toBe('tiles');
		expect(kind('overlay: x\ntiles: {}')).toBe('overlay');
		expect(kind('scenario: x')).toBe('scenario');
		expect(kind('mapping: x\npack: base')).toBe('mapping');
		expect(kind('log: 1')).toBe('log');
		expect(kind('format: 1\nrules: []')).toBe('rules');
	});

	test('reads only what is asked for', () => {
		const files = {
			'a/pack.yaml': manifest('a'),
			'a/rules.yaml': 'format: 2\n',
			'a/scenarios/one.yaml': 'scenario: one\nplay: x\n',
			'a/scenarios/two.yaml': '{ scenario: two }\n',
		};
		const { documents, packs, diagnosticsOf } = loadWorkspace(
			Object.entries(files).map(([path, text]) => ({
				path,
				bytes: new TextEncoder().encode(text),
			})),
			(file) => {
				const read = readDocument(file);
				return {
					document: read.document,
					get diagnostics() {
						expect(file.path).toBe('a/rules.yaml');
						return read.diagnostics;
					},
				};
			},
		);
		expect(documents.map((d) => d.kind)).toEqual(['pack', 'rules', 'scenario', 'scenario']);
		expect(packs.map((p) => p.others.length)).toEqual([2]);
		const found = diagnosticsOf((path) => path === 'a/rules.yaml');
		expect(new Set(found.map((d) => d.file))).toEqual(new Set(['a/rules.yaml']));
	});

	test('a text that cannot be read keeps the kind its keys tell', () => {
		const { documents, diagnostics } = workspaceOf({ 'x.yaml': 'scenario: a\nplay: \u0007\n' });
		expect(documents.map((d) => [d.kind, d.root])).toEqual([['scenario', undefined]]);
		expect(diagnostics.map((d) => d.code)).toContain('YAML-CHARACTER');
	});

	test('gives every document to the innermost pack around it', () => {
		const { packs, documents } = workspaceOf({
			'a/pack.yaml': manifest('a'),
			'a/rules.yaml': 'format: 1\n',
			'a/deep/tiles.yaml': 'format: 1\ntiles: {}\n',
			'a/b/pack.yaml': manifest('b'),
			'a/b/rules.yaml': 'format: 1\n',
			'a/scenarios/one.yaml': 'scenario: one\n',
			'loose.yaml': 'format: 1\n',
		});
		expect(
			packs.map((p) => [p.id, p.parts.map((d) => d.path), p.others.map((d) => d.path)]),
		).toEqual([
			['toy/a', ['a/pack.yaml', 'a/deep/tiles.yaml', 'a/rules.yaml'], ['a/scenarios/one.yaml']],
			['toy/b', ['a/b/pack.yaml', 'a/b/rules.yaml'], []],
		]);
		expect(documents).toHaveLength(7);
	});

	test('knows packs by game and name, libraries by name alone', () => {
		const { packs } = workspaceOf({
			'a/pack.yaml': manifest('a'),
			'l/pack.yaml': manifest('l', 'role: library\n').replace('game: toy\n', ''),
		});
		expect(packs.map((p) => p.id)).toEqual(['l', 'toy/a']);
	});

	test('checks every document against its schema', () => {
		const { diagnostics } = workspaceOf({
			'a/pack.yaml': manifest('a').replace('licence', 'lisence'),
			'a/rules.yaml': 'format: 2\n',
		});
		expect(diagnostics.map((d) => [d.file, d.code])).toContainEqual([
			'a/pack.yaml',
			'SCHEMA-UNKNOWN-KEY',
		]);
		expect(diagnostics.some((d) => d.file === 'a/rules.yaml')).toBe(true);
	});

	test('survives what is no text, no mapping, or nothing', () => {
		const { packs, documents } = loadWorkspace([
			{ path: 'a.yaml', bytes: new Uint8Array([0xff, 0xfe, 0]) },
			{ path: 'b.yaml', bytes: new TextEncoder().encode('- 1\n- 2\n') },
			{ path: 'c.yaml', bytes: new Uint8Array() },
			{ path: 'd/pack.yaml', bytes: new TextEncoder().encode('pack: [x]\n') },
		]);
		expect(packs).toEqual([]);
		expect(documents.map((d) => d.path)).toEqual(['b.yaml', 'c.yaml', 'd/pack.yaml']);
		expect(loadWorkspace([])).toMatchObject({
			packs: [],
			documents: [],
			pictures: new Map(),
			diagnostics: [],
		});
	});
});
