import { loadWorkspace } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { mappingsFor, mappingsIn } from './of-workspace.ts';

const pack = (game: string): string =>
	`format: 1\npack: ${game}\ngame: ${game}\nrole: game\ntitle: A game\nversion: 1.0.0\nlicence: MIT\nsays: A pack.\nseats: { min: 2, max: 2 }\n`;
const mapping = (sets: string): string =>
	`mapping: theirs\nformat: 1\nfor: theirs\nsets: { ${sets} }\n`;
const workspaceOf = (texts: Record<string, string>): ReturnType<typeof loadWorkspace> =>
	loadWorkspace(
		Object.entries(texts).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
	);
const workspace = workspaceOf({
	'a/pack.yaml': pack('a'),
	'a/mapping.yaml': mapping('one: {}'),
	'b/pack.yaml': pack('b'),
	'b/mapping.yaml': mapping('one: {}, two: {}'),
});

test('the game whose mappings know most sets is meant, or the one that is named', () => {
	const gamesOf = (...args: [sets: string[], game?: string]): string[] =>
		mappingsFor(workspace, ...args).mappings.map((m) => m.game);
	expect(mappingsIn(workspace).map((m) => m.path)).toEqual(['a/mapping.yaml', 'b/mapping.yaml']);
	expect(gamesOf(['one', 'two'])).toEqual(['b']);
	expect(gamesOf(['one', 'two'], 'a')).toEqual(['a']);
	expect(gamesOf(['one'], 'c')).toEqual([]);
});

test('what is wrong with a mapping is told with it, and nothing of others', () => {
	const broken = workspaceOf({
		'a/pack.yaml': pack('a'),
		'a/mapping.yaml': 'mapping: theirs\nformat: 1\nfor: theirs\nsets: 7\n',
		'b/pack.yaml': 'format: 1\npack: b\n',
	});
	expect(broken.diagnostics.map((d) => d.file)).toContain('b/pack.yaml');
	const { findings } = mappingsFor(broken, ['one'], 'a');
	expect(findings.length).toBeGreaterThan(0);
	expect(new Set(findings.map((d) => d.file))).toEqual(new Set(['a/mapping.yaml']));
});
