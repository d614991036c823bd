import { deflateSync, strToU8 } from 'fflate';
import { limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { readShare, type Shared, writeShare } from './share.ts';

const shared: Shared = {
	files: { 'own/a/pack.yaml': 'pack: ä\n', 'data/x.yaml': 'a: 1\n' },
	setup: { game: 'g', seed: 5 },
	log: 'log: 1\n',
};
const textOf = (value: unknown): string => {
	const made = writeShare(value as Shared);
	if ('finding' in made) throw new Error(made.finding.code);
	return made.text;
};
const codes = (text: string, there: string[] = []): string[] => {
	const { shared: read, diagnostics } = readShare(text, there);
	if (diagnostics.length > 0) expect(read).toBeUndefined();
	return diagnostics.map((d) => d.code);
};

test('what a link carries comes back', () => {
	const text = textOf(shared);
	expect(text).toMatch(/^1\.[\w-]+$/);
	expect(readShare(text)).toEqual({ shared, diagnostics: [] });
});

test('what is too much for a link is said, and goes into a file', () => {
	const noise = Array.from({ length: 9000 }, (_, i) => (i * 2654435761) % 4294967296).join(' ');
	expect(writeShare({ files: { 'a.yaml': noise } })).toMatchObject({
		finding: { code: 'SHARE-SIZE' },
	});
	const inFile = writeShare({ files: { 'a.yaml': noise } }, 'file');
	if ('finding' in inFile) throw new Error(inFile.finding.code);
	expect(readShare(inFile.text, [], 'file').shared).toEqual({ files: { 'a.yaml': noise } });
	expect(codes(inFile.text)).toEqual(['SHARE-SIZE']);
	const huge = 'a'.repeat(limits.shareBytes);
	expect(writeShare({ files: { 'a.yaml': huge } }, 'file')).toMatchObject({
		finding: { code: 'SHARE-SIZE' },
	});
	expect(writeShare({ files: { 'a.yaml': huge } })).toMatchObject({
		finding: { code: 'SHARE-SIZE' },
	});
});

describe('links that are refused', () => {
	test.each([
		['', 'SHARE-READ'],
		['nonsense', 'SHARE-READ'],
		['1.', 'SHARE-READ'],
		['1.!!!!', 'SHARE-READ'],
		['1.AAAA', 'SHARE-READ'],
		['2.AAAA', 'SHARE-FORMAT'],
		[`1.${'A'.repeat(40_000)}`, 'SHARE-SIZE'],
	])('%.20s with %s', (text, code) => expect(codes(text)).toEqual([code]));
	test.each([
		[[], 'SHARE-READ'],
		[{}, 'SHARE-READ'],
		[{ files: [] }, 'SHARE-READ'],
		[{ files: { 'a.yaml': 1 } }, 'SHARE-READ'],
		[{ files: {}, log: 1 }, 'SHARE-READ'],
		[{ files: {}, script: 'x' }, 'SHARE-READ'],
		[{ files: { '../a.yaml': '' } }, 'PATH-ESCAPES'],
		[{ files: { 'a.mjs': '' } }, 'PATH-KIND'],
		[{ files: { 'a.yaml': '', 'A.yaml': '' } }, 'PATH-CLASH'],
	])('%j with %s', (value, code) => expect(codes(textOf(value))).toEqual([code]));
	test('brackets inside one another', () => {
		const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
		const within = limits.jsonNesting - 1;
		expect(codes(textOf({ files: {}, setup: nested(within) }))).toEqual([]);
		expect(codes(textOf({ files: {}, setup: nested(within + 1) }))).toEqual(['SHARE-READ']);
	});
	test('names like those of objects', () =>
		expect(codes(textOf({ files: JSON.parse('{"__proto__/a.yaml":""}') as object }))).toEqual([
			'PATH-NAME',
		]));
	test('a link that unpacks to more than links hold', () => {
		const json = JSON.stringify({ files: { 'a.yaml': 'a'.repeat(2 * limits.shareBytes) } });
		const text = `1.${Buffer.from(deflateSync(strToU8(json))).toString('base64url')}`;
		expect(text.length).toBeLessThan(limits.shareLength);
		expect(codes(text)).toEqual(['SHARE-SIZE']);
	});
	test('any cut and any changed letter', () => {
		const text = textOf(shared);
		for (let cut = 2; cut < text.length; cut++) expect(codes(text.slice(0, cut))).toHaveLength(1);
		for (let at = 2; at < text.length; at++) {
			const letter = text[at] === 'A' ? 'B' : 'A';
			codes(text.slice(0, at) + letter + text.slice(at + 1));
		}
	});
});
