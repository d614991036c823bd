import { describe, expect, test } from 'vitest';
import { createCache } from './cache.ts';
import { compile } from './compile.ts';
import { manifest, toy, toyTiles } from './testing.ts';
import type { WorkspaceFile } from './workspace/workspace.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

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
