import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { limits } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';
import { kindsOf, readBundle, writeBundle } from './bundle.ts';

const files = {
	'mine/pack.yaml': 'pack: mine # a comment\n',
	'mine/tiles.yaml': 'format: 1\r\ntiles: {}\r\n',
	'mine/scenarios/ä.yaml': 'scenario: "ä"\n',
};
const codes = (name: string, bytes: Uint8Array, there: string[] = []): string[] => {
	const { files: read, diagnostics } = readBundle(name, bytes, there);
	// a bundle is read as a whole or not at all
	if (diagnostics.length > 0) expect(read).toEqual({});
	return diagnostics.map((d) => d.code);
};
const zip = (content: Zippable): Uint8Array => zipSync(content);
const one = (path: string, text = 'a: 1\n'): Uint8Array => zip({ [path]: strToU8(text) });

describe('packs in one file', () => {
	test('come back byte by byte, and are the same file each time', () => {
		expect(readBundle('x.zip', writeBundle(files))).toEqual({ files, diagnostics: [] });
		expect(writeBundle(files)).toEqual(writeBundle({ ...files }));
	});
	test('pictures go with them as they are', () => {
		const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
		const all = { ...files, 'mine/a.svg': btoa(svg) };
		const bundle = writeBundle(all);
		expect(strFromU8(unzipSync(bundle)['mine/a.svg']!)).toBe(svg);
		expect(readBundle('x.zip', bundle)).toEqual({ files: all, diagnostics: [] });
		expect(kindsOf(all)['mine/a.svg']).toBe('picture');
	});
	test('a single file is one, too', () =>
		expect(readBundle('C:\\x\\house.yaml', strToU8('overlay: house\n'), [], 'own/')).toEqual({
			files: { 'own/house.yaml': 'overlay: house\n' },
			diagnostics: [],
		}));
	test('what some systems put beside the files is left out', () => {
		const bytes = zip({
			'a/pack.yaml': strToU8('pack: a\n'),
			'__MACOSX/a/._pack.yaml': strToU8('x'),
		});
		expect(Object.keys(readBundle('x.zip', bytes).files)).toEqual(['a/pack.yaml']);
	});
});

describe('what is refused', () => {
	test.each([
		['../x.yaml', 'PATH-ESCAPES'],
		['a/../../x.yaml', 'PATH-ESCAPES'],
		['/x.yaml', 'PATH-ABSOLUTE'],
		['C:\\x.yaml', 'PATH-ABSOLUTE'],
		['a\\x.yaml', 'PATH-NAME'],
		['con.yaml', 'PATH-NAME'],
		['.hidden.yaml', 'PATH-NAME'],
		['x.mjs', 'PATH-KIND'],
		['x.yaml.sh', 'PATH-KIND'],
		['x.svg', 'TILE-PICTURE-BYTES'],
		['inner.zip', 'BUNDLE-NESTED'],
		[`${'a/'.repeat(30)}x.yaml`, 'PATH-LONG'],
	])('%s with %s', (path, code) => expect(codes('x.zip', one(path))).toEqual([code]));
	test('names that clash', () => {
		expect(codes('x.zip', zip({ 'a.yaml': strToU8('a: 1'), 'A.yaml': strToU8('a: 1') }))).toEqual([
			'PATH-CLASH',
		]);
		expect(codes('x.zip', one('A/pack.yaml'), ['a/pack.yaml'])).toEqual(['PATH-CLASH']);
		expect(codes('x.zip', one('a/pack.yaml'), ['a/pack.yaml'])).toEqual([]);
	});
	test('a zip in disguise', () =>
		expect(codes('x.zip', zip({ 'in.bin': one('a.yaml') }))).toEqual(['BUNDLE-NESTED']));
	test('links', () => {
		const link = zip({
			'x.yaml': [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
		});
		expect(codes('x.zip', link)).toEqual(['BUNDLE-LINK']);
	});
	test('what is no text, and what is too large a file', () => {
		expect(codes('x.zip', zip({ 'a.yaml': new Uint8Array([0xff, 0xfe, 0]) })).length).toBe(1);
		const large = zip({ 'a.yaml': [new Uint8Array(limits.fileBytes + 1).fill(32), { level: 0 }] });
		expect(codes('x.zip', large)).toEqual(['FILE-TOO-LARGE']);
	});
	test('too many files, too many bytes, too good a ratio', () => {
		const many = Object.fromEntries(
			Array.from({ length: limits.bundleFiles + 1 }, (_, i) => [`${i}.yaml`, new Uint8Array()]),
		);
		expect(codes('x.zip', zip(many))).toEqual(['BUNDLE-FILES']);
		expect(codes('x.zip', one('a.yaml', ' '.repeat(1_000_000)))).toEqual(['BUNDLE-RATIO']);
		const blank = new Uint8Array(limits.bundleBytes / 4);
		const bomb = zip(Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`${i}.yaml`, blank])));
		expect(codes('x.zip', bomb)).toEqual(['BUNDLE-SIZE']);
		const packed = new Uint8Array(limits.bundleBytes + 1);
		packed.set([0x50, 0x4b, 3, 4]);
		expect(codes('x.zip', packed)).toEqual(['BUNDLE-SIZE']);
	});
	test('a list of contents that lies about sizes', () => {
		const bytes = one('a.yaml', 'x: '.repeat(5000));
		const view = new DataView(bytes.buffer);
		const central = bytes.length - 22 - (46 + 'a.yaml'.length);
		view.setUint32(central + 24, 5000, true);
		expect(codes('x.zip', bytes)).toEqual(['BUNDLE-RATIO']);
		view.setUint32(central + 24, 20_000, true);
		expect(codes('x.zip', bytes)).toEqual(['BUNDLE-READ']);
	});
	test('nothing in it', () => expect(codes('x.zip', zip({}))).toEqual(['BUNDLE-EMPTY']));
	test('any file that was cut or changed ends with a code', () => {
		const whole = writeBundle(files);
		for (let cut = 4; cut < whole.length; cut += 3)
			expect(codes('x.zip', whole.slice(0, cut)).length).toBeGreaterThan(0);
		for (let at = 0; at < whole.length; at++) {
			const bytes = whole.slice();
			bytes[at] = bytes[at]! ^ 0x5a;
			codes('x.zip', bytes);
		}
	});
});
