import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, loadWorkspace, paletteOf, type WorkspaceFile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { newExpansion, newFile, newGame } from './templates.ts';

const data = fileURLToPath(new URL('../../../../data', import.meta.url));
const shipped = ['common', 'gold-rush/base', 'carcassonne/base'].flatMap((pack) =>
	readdirSync(join(data, pack), { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.yaml'))
		.map((path): WorkspaceFile => {
			const at = join(data, pack, path);
			return { path: relative(data, at).replaceAll('\\', '/'), bytes: readFileSync(at) };
		}),
);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const below = (name: string, texts: Readonly<Record<string, string>>): WorkspaceFile[] =>
	Object.entries(texts).map(([file, text]) => ({
		path: `own/${name}/${file}`,
		bytes: bytes(text),
	}));

test('a new game compiles', () => {
	const files = below('mine', newGame('mine', 'Mine: “one”', 'common'));
	const workspace = loadWorkspace([...shipped, ...files]);
	expect(workspace.diagnostics.filter((d) => d.file.startsWith('own/'))).toEqual([]);
	const { program, diagnostics } = compile(workspace, { game: 'mine', seats: 2 });
	expect(diagnostics).toEqual([]);
	expect(program?.tiles).toHaveLength(7);
});

test.each([
	{ game: 'gold-rush', title: '', use: 'base' },
	{ game: 'carcassonne', title: '', use: 'base' },
])('a new expansion of $game with new files of each kind compiles', (base) => {
	const files = below('more', {
		...newExpansion('more', 'More', base, 'tile-1'),
		'more.yaml': newFile('tiles', 'more', 'more'),
		'else.yaml': newFile('rules', 'else', 'more'),
		'house.yaml': newFile('overlay', 'house', 'more'),
	});
	const workspace = loadWorkspace([...shipped, ...files]);
	expect(workspace.diagnostics.filter((d) => d.file.startsWith('own/'))).toEqual([]);
	const { program, ruleSet, diagnostics } = compile(workspace, {
		game: base.game,
		with: ['more'],
		seats: 2,
		overlays: ['house'],
	});
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	expect(paletteOf(ruleSet!).files.map((f) => f.file)).toContain('own/more/tiles.yaml');
	expect(program?.packs).toContain('more');
	expect(program?.tiles.map((t) => t.id)).toContain('tile-1');
});
