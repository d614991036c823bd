import { limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { link } from '../link/link.ts';
import { compile } from '../compile.ts';
import { manifest, toy } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { looksLike, pictureType } from './form.ts';
import { pathFrom } from './named.ts';
import { bytesOfFile, textOfFile } from './text.ts';
import { picturesOf } from './tiles.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const svg = encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
/** The beginning of a PNG of 65536 times 65536 pixels. */
const wide = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\x01\0\0\0\x01\0\0\x01\0\0\0', (c) =>
	c.charCodeAt(0),
);
const selection = { game: 'toy', seats: 2 };

function packed(tiles: string, files: Readonly<Record<string, Uint8Array>> = {}): Workspace {
	const texts = {
		'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
		'toy/rules.yaml': toy,
		'toy/sets/tiles.yaml': `format: 1\ntiles:\n${tiles}`,
	};
	return loadWorkspace([
		...Object.entries(texts).map(([path, text]) => ({ path, bytes: encode(text) })),
		...Object.entries(files).map(([path, bytes]) => ({ path, bytes })),
	]);
}
const codes = ({ diagnostics }: Workspace): string[] => diagnostics.map((d) => d.code);
const picturesIn = (workspace: Workspace): unknown =>
	[...picturesOf(link(workspace, selection).ruleSet!, workspace)].map(([id, p]) => [
		id,
		p.path,
		p.type,
		p.under,
	]);

describe('the form of a picture', () => {
	test('follows from the ending of its name', () =>
		expect(['a.svg', 'a.b.PNG', 'a.jpeg', 'a.html', 'svg', 'a.toString'].map(pictureType)).toEqual([
			'image/svg+xml',
			'image/png',
			'image/jpeg',
			undefined,
			undefined,
			undefined,
		]));
	test.each([
		['image/png', '\x89PNG\r\n\x1a\n rest', true],
		['image/png', 'GIF89a', false],
		['image/jpeg', '\xff\xd8\xff\xe0', true],
		['image/webp', 'RIFF1234WEBPVP8 ', true],
		['image/webp', 'RIFF1234WAVE', false],
		['image/svg+xml', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<svg>', true],
		['image/svg+xml', '<html><svg>', false],
		['image/svg+xml', '<svgx>', false],
		['image/svg+xml', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>', false],
		['image/svg+xml', '<!-- never closed <svg>', false],
		['image/svg+xml', '', false],
	])('%s of %j: %s', (type, text, good) =>
		expect(
			looksLike(
				type,
				Uint8Array.from(text, (c) => c.charCodeAt(0)),
			),
		).toBe(good),
	);
});

describe('the path of a picture', () => {
	test.each([
		['p/inn.svg', 'toy/sets/p/inn.svg'],
		['./inn.svg', 'toy/sets/inn.svg'],
		['../inn.svg', 'toy/inn.svg'],
		['../../inn.svg', undefined],
		['../../toy2/inn.svg', undefined],
		['../../../../inn.svg', undefined],
		['/inn.svg', undefined],
		['~/inn.svg', undefined],
		['a\\inn.svg', undefined],
		['a//inn.svg', undefined],
		['C:inn.svg', undefined],
		['https://example.org/inn.svg', undefined],
		['data:image/svg+xml,x', undefined],
	])('%s leads to %s', (name, path) =>
		expect(pathFrom('toy/sets/tiles.yaml', name, 'toy')).toBe(path),
	);
});

test('bytes of pictures are kept as text and come back; other files are texts', () => {
	const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => (i * 7) & 255);
	expect(bytesOfFile('a.png', textOfFile('a.png', bytes))).toEqual(bytes);
	expect(bytesOfFile('a.png', '*')).toEqual(new Uint8Array());
	expect(textOfFile('a.yaml', encode('ä: 1\n'))).toBe('ä: 1\n');
	expect(bytesOfFile('a.yaml', 'ä: 1\n')).toEqual(encode('ä: 1\n'));
});

describe('tiles with a picture', () => {
	const good = packed(
		'  A: { copies: 4, line: E-W, picture: ../art/a.svg }\n' +
			'  B: { like: A, picture: { under: b.svg } }\n' +
			'  C: { like: A }\n  D: { block: N }\n',
		{ 'toy/art/a.svg': svg, 'toy/sets/b.svg': svg },
	);

	test('have it, or that of the tile they are like, from the file it is written in', () => {
		expect(codes(good)).toEqual([]);
		expect(picturesIn(good)).toEqual([
			['A', 'toy/art/a.svg', 'image/svg+xml', false],
			['B', 'toy/sets/b.svg', 'image/svg+xml', true],
			['C', 'toy/art/a.svg', 'image/svg+xml', false],
		]);
	});
	test('are the same game as without', () => {
		const plain = packed(
			'  A: { copies: 4, line: E-W }\n  B: { like: A }\n  C: { like: A }\n  D: { block: N }\n',
		);
		const hashes = [good, plain].map((w) => compile(w, selection).program?.hash);
		expect(hashes[0]).toBeTypeOf('string');
		expect(hashes[0]).toBe(hashes[1]);
	});
	test('what is wrong is told at the name, and the tile is drawn without it', () => {
		const large = new Uint8Array(limits.pictureBytes + 1);
		large.set(svg);
		const names: Readonly<Record<string, string>> = {
			'../../b.svg': 'TILE-PICTURE-PATH',
			'a.gif': 'TILE-PICTURE-KIND',
			'none.svg': 'TILE-PICTURE-MISSING',
			'large.svg': 'TILE-PICTURE-LARGE',
			'text.png': 'TILE-PICTURE-BYTES',
			'wide.png': 'TILE-PICTURE-PIXELS',
			'cut.png': 'TILE-PICTURE-SIZE',
		};
		for (const [name, code] of Object.entries(names)) {
			const workspace = packed(`  A: { line: E-W, picture: ${name} }\n`, {
				'toy/sets/large.svg': large,
				'toy/sets/text.png': svg,
				'toy/sets/wide.png': wide,
				'toy/sets/cut.png': wide.slice(0, 20),
				'b.svg': svg,
			});
			expect(codes(workspace)).toEqual([code]);
			const [{ file, start, end }] = workspace.diagnostics as [
				(typeof workspace.diagnostics)[number],
			];
			expect(file).toBe('toy/sets/tiles.yaml');
			const document = workspace.documents.find((d) => d.path === file)!;
			expect(document.yaml.file.text.slice(start, end)).toBe(name);
			expect(picturesIn(workspace)).toEqual([]);
		}
	});
	test('more than a pack may have', () => {
		const many = limits.pictures + 2;
		const names = Array.from({ length: many }, (_, i) => `p${i}.svg`);
		const workspace = packed(
			names.map((n, i) => `  T${i}: { line: E-W, picture: ${n} }\n`).join(''),
			Object.fromEntries(names.map((n) => [`toy/sets/${n}`, svg])),
		);
		expect(codes(workspace)).toEqual(['TILE-PICTURES-MANY']);
	});
});
