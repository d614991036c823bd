import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { compile } from '../compile.ts';
import type { Selection } from '../link/ruleset.ts';
import { dataFolder, readFolder } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import type { WorkspaceFile } from '../workspace/workspace.ts';
import { disassemble } from './disassemble.ts';

const isBase = (f: WorkspaceFile): boolean =>
	/^data\/(common|carcassonne\/base)\/[^/]+\.yaml$/.test(f.path);
const files = readFolder(dataFolder).filter(isBase);
const workspace = loadWorkspace(files);
const selections: Selection[] = [
	{ game: 'carcassonne', seats: 2 },
	...['c1V1', 'c1V2', 'c1V3', 'c2', 'c3'].map((preset) => ({
		game: 'carcassonne',
		seats: 2,
		preset,
	})),
	{ game: 'carcassonne', seats: 5, elements: { farmers: false } },
	{ game: 'carcassonne', seats: 3, params: { 'base.unplaceableTile': 'removeAndSkip' } },
	{
		game: 'carcassonne',
		seats: 3,
		params: { 'base.unplaceableTile': 'shuffleBack', 'base.twoTileCity': 'half' },
	},
];

function seeded(seed: number): (n: number) => number {
	let state = seed;
	return (n) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * n);
	};
}

function shuffled(file: WorkspaceFile, next: (n: number) => number): WorkspaceFile {
	const document = parseDocument(new TextDecoder().decode(file.bytes)) as Document;
	const mix = (items: unknown[]): void => {
		for (let i = items.length - 1; i > 0; i--) {
			const j = next(i + 1);
			[items[i], items[j]] = [items[j], items[i]];
		}
	};
	const ordered = ['verbs', 'args'];
	const visit = (node: unknown, key: string): void => {
		if (isMap(node)) {
			for (const pair of node.items) visit(pair.value, String(pair.key));
			if (!ordered.includes(key) && !['placeTile', 'deploy'].includes(key)) mix(node.items);
		} else if (isSeq(node)) {
			for (const item of node.items) visit(item, '');
			if (['rules', 'require', 'modify', 'tags', 'source', 'stands-on'].includes(key))
				mix(node.items);
		}
	};
	visit(document.contents, '');
	return { path: file.path, bytes: new TextEncoder().encode(document.toString()) };
}

describe('the base game', () => {
	test.each(selections.map((s) => [JSON.stringify(s), s] as const))(
		'compiles: %s',
		(_, selection) => {
			const result = compile(workspace, selection);
			expect(result.diagnostics.map(formatDiagnostic)).toEqual([]);
			expect(result.program).toBeDefined();
		},
	);

	test('compiles to the program that stands in the golden', async () => {
		const { program } = compile(workspace, { game: 'carcassonne', seats: 2 });
		await expect(disassemble(program!)).toMatchFileSnapshot(
			join(import.meta.dirname, 'base.golden.txt'),
		);
	});

	test('has the tiles of both columns', () => {
		const total = (preset: string): number => {
			const { deck } = compile(workspace, { game: 'carcassonne', seats: 2, preset }).program!;
			return (
				deck.start.length + deck.groups.flatMap((g) => g.tiles).reduce((n, t) => n + t.copies, 0)
			);
		};
		expect(total('c1V3')).toBe(72);
		expect(total('c2')).toBe(72);
	});

	test('does not depend on the order of declarations', () => {
		for (const selection of selections.slice(0, 3)) {
			const { program } = compile(workspace, selection);
			for (let seed = 1; seed <= 8; seed++) {
				const next = seeded(seed);
				const other = loadWorkspace([...files].reverse().map((f) => shuffled(f, next)));
				const again = compile(other, selection).program!;
				expect(again.hash).toBe(program!.hash);
				expect(disassemble(again)).toBe(disassemble(program!));
			}
		}
	});

	test('does not depend on what else is installed, and changes with a value', () => {
		const text = (s: string): Uint8Array => new TextEncoder().encode(s);
		const more = loadWorkspace([
			...files,
			{
				path: 'data/carcassonne/a-pack/pack.yaml',
				bytes: text(
					'pack: a-pack\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: A\nversion: 1.0.0\nlicence: MIT\nuse: [base]\nsays: x\n',
				),
			},
			{
				path: 'data/carcassonne/a-pack/rules.yaml',
				bytes: text('format: 1\npieces: { tower: { per-seat: 1 } }\n'),
			},
		]);
		const { program } = compile(workspace, selections[0]!);
		expect(compile(more, selections[0]!).program!.hash).toBe(program!.hash);
		expect(compile(more, { ...selections[0]!, with: ['a-pack'] }).program!.hash).not.toBe(
			program!.hash,
		);
		const rules = readFileSync(join(dataFolder, 'carcassonne/base/rules.yaml'), 'utf8');
		const edit = (from: string, to: string): string => {
			expect(rules).toContain(from);
			const edited = files.map((f) =>
				f.path.endsWith('base/rules.yaml')
					? { path: f.path, bytes: text(rules.replace(from, to)) }
					: f,
			);
			return compile(loadWorkspace(edited), selections[0]!).program!.hash;
		};
		expect(
			edit(
				'value: { tiles: { count: tiles, each: 1 } }',
				'value: { tiles: { count: tiles, each: 2 } }',
			),
		).not.toBe(program!.hash);
		expect(edit('format: 1', '# a comment\nformat: 1')).toBe(program!.hash);
		expect(edit('says: Call the abbot home', 'says: Bring the abbot home')).toBe(program!.hash);
	});
});
