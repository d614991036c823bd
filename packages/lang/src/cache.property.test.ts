import { expect, test } from 'vitest';
import { createCache } from './cache.ts';
import { compile } from './compile.ts';
import { forgetTexts } from './expr/parse.ts';
import { forgetTiles } from './lower/read-tile.ts';
import { dataFolder, readFolder } from './testing.ts';
import { loadWorkspace } from './workspace/load.ts';
import type { WorkspaceFile } from './workspace/workspace.ts';

const edits = Number(process.env['TILEWRIGHT_EDITS'] ?? 20);
const encoder = new TextEncoder();
const texts = new Map(
	readFolder(dataFolder)
		.filter((f) => /^data\/(common|carcassonne\/(base|gold-mines))\/[^/]+\.yaml$/.test(f.path))
		.map((f): [string, string] => [f.path, new TextDecoder().decode(f.bytes)]),
);

function seeded(seed: number): (n: number) => number {
	let state = seed;
	return (n) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * n);
	};
}

function oneOf(text: string, pattern: RegExp, pick: number, by: (found: string) => string): string {
	const all = [...text.matchAll(pattern)];
	const match = all[pick % Math.max(1, all.length)];
	if (match === undefined) return text;
	return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

const acts: readonly ((text: string, n: (most: number) => number) => string)[] = [
	(text, n) => oneOf(text, /\b\d+\b/g, n(9999), () => String(n(12))),
	(text, n) => oneOf(text, /\b\d+\b/g, n(9999), (d) => String(Number(d) + 1)),
	(text, n) => oneOf(text, /[a-z]{4,}/g, n(9999), (word) => `${word}X`),
	(text, n) => {
		const words = [...new Set(text.match(/\b[a-z]{4,}\b/g))];
		return text.replaceAll(new RegExp(`\\b${words[n(words.length)]}\\b`, 'g'), 'renamed');
	},
	(text, n) => oneOf(text, /\n[^\n]+/g, n(9999), () => ''),
	(text, n) => oneOf(text, /\n[^\n]+/g, n(9999), (line) => line + line),
	(text, n) => oneOf(text, /\n {2}[A-Z]\w*:/g, n(9999), (key) => `${key.slice(0, -1)}2:`),
	(text, n) => oneOf(text, /\n/g, n(9999), () => '\n# said\n'),
	(text, n) => oneOf(text, / (==|<|>|\+|&&) /g, n(9999), () => ' != '),
];

test('whatever is edited, what is kept from before gives what starting anew gives', () => {
	const n = seeded(7);
	const cache = createCache();
	const now = new Map(texts);
	const paths = [...texts.keys()];
	const steps = Array.from({ length: edits }, (_, edit) => {
		const path = paths[n(paths.length)]!;
		// every other edit takes most files back to what they were
		if (edit % 2 === 0) now.set(path, acts[n(acts.length)]!(now.get(path)!, n));
		else for (const [p, text] of texts) if (n(4) > 0) now.set(p, text);
		const files: WorkspaceFile[] = [...now].map(([p, t]) => ({
			path: p,
			bytes: encoder.encode(t),
		}));
		const selection = { game: 'carcassonne', with: ['gold-mines'], seats: 2 + n(2) };
		const workspace = cache.load(files);
		return { files, selection, workspace, made: cache.compile(workspace, selection) };
	});
	for (const { files, selection, workspace, made } of steps) {
		forgetTexts();
		forgetTiles();
		const anew = loadWorkspace(files);
		const other = compile(anew, selection);
		expect(workspace.diagnostics).toEqual(anew.diagnostics);
		expect(made.diagnostics).toEqual(other.diagnostics);
		expect(made.program?.hash).toBe(other.program?.hash);
		expect(made.program).toEqual(other.program);
	}
	const programs = steps.filter((s) => s.made.program !== undefined).length;
	expect(programs).toBeGreaterThan(edits / 2);
	expect(programs).toBeLessThan(edits);
});
