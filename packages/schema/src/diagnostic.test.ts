import { expect, test } from 'vitest';
import { diagnose, relatedTo, replaceFix } from './diagnose.ts';
import { applyFix, formatDiagnostic, hasErrors, sortDiagnostics } from './diagnostic.ts';
import { sourceFile } from './source.ts';

const file = sourceFile('f.yaml', 'one: 1\ntwo: 2\n');

test('a finding is printed with place, excerpt, hint, fix and related places', () => {
	const range = { start: 7, end: 10 };
	const found = diagnose(
		file,
		range,
		'YAML-DUPLICATE-KEY',
		{ key: 'two', exact: true },
		{
			hint: 'Take one away.',
			fix: replaceFix(file, range, 'three', 'write three'),
			related: [relatedTo(file, { start: 0, end: 3 }, 'first given here')],
		},
	);
	expect(formatDiagnostic(found)).toMatchInlineSnapshot(`
		"f.yaml:2:1 error YAML-DUPLICATE-KEY: The key "two" is given twice.
		  2 | two: 2
		    | ^^^
		  hint: Take one away.
		  fix: write three
		  see f.yaml:1:1 first given here"
	`);
	expect(found).toMatchObject({ start: 7, end: 10, line: 2, column: 1, endLine: 2, endColumn: 4 });
	expect(found.fix && applyFix('f.yaml', file.text, found.fix)).toBe('one: 1\nthree: 2\n');
});

test('fixes of several edits apply back to front; overlapping ones and other files are left alone', () => {
	const edit = (start: number, end: number, text: string, path = 'f.yaml') => ({
		file: path,
		start,
		end,
		text,
	});
	const fix = (...edits: ReturnType<typeof edit>[]) => ({ title: '', edits });
	expect(applyFix('f.yaml', 'abcd', fix(edit(0, 1, 'X'), edit(2, 3, 'YY')))).toBe('XbYYd');
	expect(applyFix('f.yaml', 'abcd', fix(edit(0, 3, 'X'), edit(2, 4, 'Y')))).toBe('abcd');
	expect(applyFix('f.yaml', 'abcd', fix(edit(0, 1, 'X', 'g.yaml')))).toBe('abcd');
});

test('findings are sorted by file, place and code, and only errors stop', () => {
	const at = (path: string, start: number, code: 'YAML-EMPTY' | 'FILE-BOM') =>
		diagnose(sourceFile(path, 'abcdef'), { start, end: start + 1 }, code, {});
	const sorted = sortDiagnostics([
		at('b', 0, 'FILE-BOM'),
		at('a', 2, 'YAML-EMPTY'),
		at('a', 2, 'FILE-BOM'),
		at('a', 1, 'YAML-EMPTY'),
	]);
	expect(sorted.map((d) => `${d.file}${d.start} ${d.code}`)).toEqual([
		'a1 YAML-EMPTY',
		'a2 FILE-BOM',
		'a2 YAML-EMPTY',
		'b0 FILE-BOM',
	]);
	expect(hasErrors(sorted)).toBe(true);
	expect(hasErrors(sorted.filter((d) => d.code === 'FILE-BOM'))).toBe(false);
});
