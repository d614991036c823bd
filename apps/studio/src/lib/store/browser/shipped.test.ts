import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTexts } from './shipped.ts';

const texts = { 'data/a.yaml': 'a: 1\n', 'data/b.yaml': 'b: 1\n' };
const json = new TextEncoder().encode(JSON.stringify(texts));
const packed = new Uint8Array(gzipSync(json));

test.each([
	['packed', packed],
	['unpacked on the way', json],
])('packs that come %s are read', async (_, bytes) => {
	const { texts: read, findings } = await readTexts(bytes);
	expect([Object.fromEntries(read), findings]).toEqual([texts, []]);
});

test('however the file is damaged, that is reported, and nothing is thrown', async () => {
	const cut = fc.nat(packed.length - 1).map((at) => packed.slice(0, at));
	const other = fc.uint8Array().map((bytes) => new Uint8Array(bytes));
	const wrong = fc
		.constantFrom<unknown>([], null, 5, 'x', { a: 1 }, { ...texts, c: null })
		.map((value) => new TextEncoder().encode(JSON.stringify(value)));
	await fc.assert(
		fc.asyncProperty(fc.oneof(cut, other, wrong), async (bytes) => {
			const { findings } = await readTexts(bytes);
			expect(findings.map((d) => d.code)).toEqual(['STORE-SHIPPED']);
		}),
	);
});

test('files that are texts are read, though others are none', async () => {
	const bytes = new TextEncoder().encode(JSON.stringify({ ...texts, 'data/c.yaml': 5 }));
	expect(Object.fromEntries((await readTexts(bytes)).texts)).toEqual(texts);
});
