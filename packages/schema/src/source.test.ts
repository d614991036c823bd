import { expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { decodeSource } from './decode-source.ts';
import { excerpt, lineText, positionAt, sourceFile } from './source.ts';
import { parseYaml } from './yaml.ts';

const utf8 = new TextEncoder();

function decoded(bytes: readonly number[]): string {
	return decodeSource('f.yaml', Uint8Array.from(bytes))
		.diagnostics.map(formatDiagnostic)
		.join('\n');
}

test('positions count lines and columns from one', () => {
	const file = sourceFile('f', 'ab\r\ncd\n\né');
	const at = (offset: number): string => {
		const { line, column } = positionAt(file, offset);
		return `${line}:${column}`;
	};
	expect([0, 2, 4, 5, 7, 8, 9].map(at)).toEqual(['1:1', '1:3', '2:1', '2:2', '3:1', '4:1', '4:2']);
	expect(positionAt(file, 99)).toEqual({ line: 4, column: 2 });
	expect([1, 2, 3, 4, 5].map((n) => lineText(file, n))).toEqual(['ab', 'cd', '', 'é', '']);
});

test('with CRLF every range points at the same characters as with LF', () => {
	const text = 'a: 1\nb:\n  - "x y"\n  - { c: d }\nt: |\n  two\n  lines\n';
	const unix = parseYaml(sourceFile('f', text));
	const dos = parseYaml(sourceFile('f', text.replaceAll('\n', '\r\n')));
	expect(dos.value).toEqual(unix.value);
	expect(dos.diagnostics).toEqual([]);
	for (const path of [['a'], ['b'], ['b', 0], ['b', 1], ['b', 1, 'c'], ['t']]) {
		for (const where of ['rangeOf', 'keyRangeOf'] as const) {
			const [u, d] = [unix[where](path), dos[where](path)];
			expect(positionAt(dos.file, d.start)).toEqual(positionAt(unix.file, u.start));
			expect(dos.file.text.slice(d.start, d.end).replaceAll('\r', '')).toBe(
				unix.file.text.slice(u.start, u.end),
			);
		}
	}
});

test('FILE-BOM is skipped and mentioned', () => {
	const { file, diagnostics } = decodeSource('f.yaml', utf8.encode('\ufeffa: 1\n'));
	expect(file?.text).toBe('a: 1\n');
	expect(diagnostics.map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
		"f.yaml:1:1 info FILE-BOM: The file starts with a byte order mark, which is skipped.
		  1 | a: 1
		    | ^
		  hint: Save the file as UTF-8 without a byte order mark."
	`);
});

test('FILE-NOT-UTF8 points at the last line that could be read', () => {
	expect(decoded([...utf8.encode('a: 1\nb: '), 0xe9, 0x0a])).toMatchInlineSnapshot(`
		"f.yaml:2:4 error FILE-NOT-UTF8: The file is not UTF-8: byte 8 belongs to no character.
		  2 | b: 
		    |    ^
		  hint: Save the file again with the encoding UTF-8."
	`);
});

test('FILE-NOT-UTF8 knows UTF-16', () => {
	expect(decoded([0xff, 0xfe, 0x61, 0])).toMatchInlineSnapshot(`
		"f.yaml:1:1 error FILE-NOT-UTF8: The file is UTF-16; only UTF-8 is read.
		  1 | 
		    | ^
		  hint: Save the file again with the encoding UTF-8."
	`);
});

test.each([
	['a lone continuation', [0x80]],
	['an overlong slash', [0xc0, 0xaf]],
	['an overlong slash of three bytes', [0xe0, 0x80, 0xaf]],
	['half a surrogate pair', [0xed, 0xa0, 0x80]],
	['beyond the last code point', [0xf4, 0x90, 0x80, 0x80]],
	['an end in the middle', [0xe2, 0x82]],
	['a byte that never occurs', [0xff]],
])('FILE-NOT-UTF8: %s is found at its byte', (_, bytes) => {
	const text = [...utf8.encode('aé€😀')];
	expect(decoded([...text, ...bytes])).toContain(`byte ${text.length} belongs to no character`);
});

test('characters of one to four bytes are read', () => {
	const text = 'a: é€😀\u0800\uffef\u{10ffff}';
	expect(decodeSource('f', utf8.encode(text)).file?.text).toBe(text);
});

test('a file without text makes a finding without excerpt', () => {
	const found = diagnose('gone.yaml', undefined, 'YAML-EMPTY', {});
	expect(formatDiagnostic(found)).toMatchInlineSnapshot(`
		"gone.yaml:1:1 error YAML-EMPTY: The file declares nothing.
		  hint: Start with "format: 1"."
	`);
});

test('long lines are cut around the caret, tabs keep the caret in place', () => {
	const long = sourceFile('f', `${'x'.repeat(300)}HERE${'y'.repeat(300)}`);
	expect(excerpt(long, { start: 300, end: 304 })).toMatchInlineSnapshot(`
		"1 | …xxxxxxxxxxxxxxxxxxxxHEREyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…
		  |                      ^^^^"
	`);
	const tabs = sourceFile('f', '\tab');
	expect(excerpt(tabs, { start: 1, end: 3 })).toBe('1 | \tab\n  | \t^^');
});
