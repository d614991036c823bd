import { describe, expect, test } from 'vitest';
import { isName, pathClashes, unsafePath } from './paths.ts';

describe('paths that somebody else named', () => {
	test.each([
		'own/a/pack.yaml',
		'a.yml',
		'own/A b/über.yaml',
		'x/y.z/tiles.YAML',
		`own/${'城'.repeat(83)}.yaml`,
		'own/नमस्ते/한국어.yaml',
	])('%s may be', (p) => expect(unsafePath(p)).toBeUndefined());
	test.each([
		['/etc/a.yaml', 'PATH-ABSOLUTE'],
		['\\\\server\\a.yaml', 'PATH-ABSOLUTE'],
		['C:/a.yaml', 'PATH-ABSOLUTE'],
		['c:a.yaml', 'PATH-ABSOLUTE'],
		['~/a.yaml', 'PATH-ABSOLUTE'],
		['../a.yaml', 'PATH-ESCAPES'],
		['own/../../a.yaml', 'PATH-ESCAPES'],
		['own/./a.yaml', 'PATH-ESCAPES'],
		['own\\..\\a.yaml', 'PATH-ESCAPES'],
		['own\\a.yaml', 'PATH-NAME'],
		['own//a.yaml', 'PATH-NAME'],
		['own/.git/a.yaml', 'PATH-NAME'],
		['own/.a.yaml', 'PATH-NAME'],
		['own/a /b.yaml', 'PATH-NAME'],
		['own/a./b.yaml', 'PATH-NAME'],
		['own/con.yaml', 'PATH-NAME'],
		['own/NUL/a.yaml', 'PATH-NAME'],
		['own/com1.x.yaml', 'PATH-NAME'],
		['own/a:stream.yaml', 'PATH-NAME'],
		['own/a\0.yaml', 'PATH-NAME'],
		['own/a\u202egpj.yaml', 'PATH-NAME'],
		['own/u\u0308.yaml', 'PATH-NAME'],
		['own/__proto__/a.yaml', 'PATH-NAME'],
		['own/node_modules/a.yaml', 'PATH-NAME'],
		['own/NODE_modules/a.yaml', 'PATH-NAME'],
		['own/CLOCK$/a.yaml', 'PATH-NAME'],
		['own/clock$.yaml', 'PATH-NAME'],
		['own/pack.yaml/a.yaml', 'PATH-NAME'],
		['own/a.SVG/b.yaml', 'PATH-NAME'],
		['own/x .yaml', 'PATH-NAME'],
		['own/x\u00a0y.yaml', 'PATH-NAME'],
		['own/\u3164.yaml', 'PATH-NAME'],
		['own/x\u115f.yaml', 'PATH-NAME'],
		['own/\u2800/a.yaml', 'PATH-NAME'],
		['own/x\ufe0f.yaml', 'PATH-NAME'],
		['own/x\u3000y.yaml', 'PATH-NAME'],
		['own/x\ud800.yaml', 'PATH-NAME'],
		['own/x\uffff.yaml', 'PATH-NAME'],
		[`own/${'城'.repeat(110)}.yaml`, 'PATH-NAME-LONG'],
		[`own/${'城'.repeat(86)}/a.yaml`, 'PATH-NAME-LONG'],
		['', 'PATH-NAME'],
		['own/a.mjs', 'PATH-KIND'],
		['own/yaml', 'PATH-KIND'],
		[`own/${'a'.repeat(300)}.yaml`, 'PATH-LONG'],
		[`${'a/'.repeat(40)}a.yaml`, 'PATH-LONG'],
	])('%j is refused with %s', (path, code) => expect(unsafePath(path)?.code).toBe(code));

	test('names of folders', () => {
		expect(isName('my-pack')).toBe(true);
		for (const name of ['', '.', '..', '.x', 'aux', 'a/b', 'a\\b'])
			expect(isName(name)).toBe(false);
	});
});

describe('paths that some system cannot hold together', () => {
	const clashes = (wanted: string[], there: string[] = []): string[] =>
		pathClashes(wanted, there).map((d) => d.file);
	test('the same path is the same file', () =>
		expect(clashes(['a/b.yaml'], ['a/b.yaml'])).toEqual([]));
	test('capitals and compositions', () => {
		expect(clashes(['a/B.yaml'], ['a/b.yaml'])).toEqual(['a/B.yaml']);
		expect(clashes(['A/c.yaml'], ['a/b.yaml'])).toEqual(['A/c.yaml']);
		expect(clashes(['ﬁ.yaml', 'fi.yaml'])).toEqual(['fi.yaml']);
	});
	test('a file where a folder is', () => {
		expect(clashes(['a.yaml/b.yaml'], ['a.yaml'])).toEqual(['a.yaml/b.yaml']);
		expect(clashes(['a.yaml'], ['a.yaml/b.yaml'])).toHaveLength(1);
	});
	test('what was there before is not told', () =>
		expect(clashes(['x.yaml'], ['a/b.yaml', 'a/B.yaml'])).toEqual([]));
});
