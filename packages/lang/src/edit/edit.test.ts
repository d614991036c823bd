import { parseYaml, sourceFile } from '@tilewright/schema';
import { expect, test } from 'vitest';
import {
	type Edited,
	type Path,
	type Value,
	insertIn,
	removeIn,
	renameIn,
	setIn,
} from './index.ts';

function text(edited: Edited): string {
	if (!edited.ok)
		throw new Error(edited.diagnostics.map((d) => `${d.code} ${d.message}`).join('\n'));
	return edited.text;
}
const set = (from: string, path: Path, value: Value): string => text(setIn(from, path, value));
const codes = (edited: Edited): string[] =>
	edited.ok ? [] : edited.diagnostics.map((d) => d.code);

const tiles = `# Header, stays.
format: 1
copies-by: base.tiles   # two columns
tiles:
  # the first
  A: { copies: 2, spot: centre, line: S } # note of A
  B: { copies: { c1: 5, c2: 4 }, block: N }

  # the last
  Z: { block: [N, S] }
`;

test('a value of a flow mapping changes in place; comments and neighbours stay', () => {
	expect(set(tiles, ['tiles', 'A', 'copies'], 3)).toBe(tiles.replace('copies: 2', 'copies: 3'));
	expect(set(tiles, ['tiles', 'B', 'copies', 'c2'], 0)).toBe(tiles.replace('c2: 4', 'c2: 0'));
	expect(set(tiles, ['tiles', 'Z', 'block', 1], 'E-W mark')).toBe(
		tiles.replace('[N, S]', '[N, E-W mark]'),
	);
	expect(set(tiles, ['tiles', 'Z', 'line'], 'E')).toBe(tiles.replace('[N, S]', '[N, S], line: E'));
});

test('a whole tile is set by what differs, in the order that is asked for', () => {
	const value = { copies: 2, spot: 'centre', hill: true, line: 'S-W' };
	expect(set(tiles, ['tiles', 'A'], value)).toBe(
		tiles.replace('line: S }', 'hill: true, line: S-W }'),
	);
	const turned = { line: 'S', copies: 2 };
	expect(set(tiles, ['tiles', 'A'], turned)).toBe(
		tiles.replace('{ copies: 2, spot: centre, line: S }', '{ line: S, copies: 2 }'),
	);
});

test('a new entry is written as its neighbours are', () => {
	expect(set(tiles, ['tiles', 'Z2'], { copies: 1, block: 'N-W mark' })).toBe(
		`${tiles}\n  Z2: { copies: 1, block: N-W mark }\n`,
	);
	const close = 'tiles:\n  A: { line: S }\n  B: { line: N }';
	expect(set(close, ['tiles', 'C'], { line: 'E' })).toBe(`${close}\n  C: { line: E }`);
	const spread = 'pieces:\n    ingot:\n        each: 2\nend: 1 # last\n';
	expect(set(spread, ['pieces', 'bar'], { each: 3, title: 'Bar' })).toBe(
		'pieces:\n    ingot:\n        each: 2\n    bar:\n        each: 3\n        title: Bar\nend: 1 # last\n',
	);
});

test('empty mappings, missing parents and empty files', () => {
	expect(set('tiles: {} # none yet\n', ['tiles', 'A'], { line: 'S' })).toBe(
		'tiles: # none yet\n  A: { line: S }\n',
	);
	expect(set('tiles:\nend: 1\n', ['tiles', 'A'], { line: 'S' })).toBe(
		'tiles: { A: { line: S } }\nend: 1\n',
	);
	expect(set('a: 1\n', ['b', 'c', 'd'], 2)).toBe('a: 1\nb: { c: { d: 2 } }\n');
	expect(set('# only words\n', ['format'], 1)).toBe('# only words\nformat: 1\n');
	expect(set('', ['a', 'b'], 'x')).toBe('a: { b: x }\n');
});

test('blocks, scalars and flows replace one another; the comment of the line stays', () => {
	const list = 'a: # why\n  - x\n  - y\nb: 1\n';
	expect(set(list, ['a'], 5)).toBe('a: 5 # why\nb: 1\n');
	expect(set('a: 5 # why\nb: 1\n', ['a'], { c: { d: { e: 1 } } })).toBe(
		'a: # why\n  c: { d: { e: 1 } }\nb: 1\n',
	);
	expect(set('- a\n- b\n', [1], { c: { d: { e: [1] } } })).toBe('- a\n- c:\n    d: { e: [1] }\n');
});

test('a comment behind a block stays one where the new value ends in a text of several lines', () => {
	const lines = 'two\nlines\n';
	const list = 'l:\n- a:\n    b: 1 # note\n';
	expect(set(list, ['l', 0], [lines])).toBe('l:\n- ["two\\nlines\\n"] # note\n');
	const map = 'm: # above\n  a: 1\n  b: 2 # note\nn: 3\n';
	for (const value of [[lines], { c: [{ d: lines }] }, [{ d: 1 }, { e: lines }]]) {
		const after = set(map, ['m'], value);
		expect(after).toContain('# above');
		expect(after).toContain('# note\nn: 3');
		expect(parseYaml(sourceFile('', after)).value).toEqual({ m: value, n: 3 });
	}
});

test('texts keep their quotes and blocks', () => {
	expect(set("a: 'x' # c\n", ['a'], "it's")).toBe("a: 'it''s' # c\n");
	expect(set('a: "x"\n', ['a'], 'y z')).toBe('a: "y z"\n');
	expect(set('a: |\n  one\n  two\nb: 1\n', ['a'], 'three\n\nfour\n')).toBe(
		'a: |\n  three\n\n  four\nb: 1\n',
	);
	expect(set('a: |\n  one\n  two\nb: 1\n', ['a'], 'plain')).toBe('a: plain\nb: 1\n');
	const long = 'word '.repeat(200).trim();
	expect(set('a: x # c\n', ['a'], long)).toBe(`a: ${long} # c\n`);
	for (const odd of [
		'true',
		'12',
		'1.5',
		'~',
		'',
		' x',
		'a: b',
		'a #b',
		'- a',
		'!x',
		'*x',
		'&x',
		'{a',
		'#',
		'@',
		"'",
		'<<',
		'0x1',
		'a\tb',
		'---',
		'=',
	]) {
		const written = set('a: 1\nb: [1]\n', ['a'], odd);
		expect(set(written, ['b', 0], odd)).toContain('\nb: [');
	}
});

test('line breaks and byte order marks stay as they are', () => {
	expect(set('a: 1\r\nb:\r\n  c: 2 # x\r\n', ['b', 'd'], 'e\nf')).toBe(
		'a: 1\r\nb:\r\n  c: 2 # x\r\n  d: |-\r\n    e\r\n    f\r\n',
	);
	expect(set('\ufeffa: 1\n', ['a'], 2)).toBe('\ufeffa: 2\n');
	expect(text(removeIn('a: 1\r\n# of b\r\nb: 2\r\nc: 3\r\n', ['b']))).toBe('a: 1\r\nc: 3\r\n');
});

test('what is taken away takes its own comment along, and no other', () => {
	expect(text(removeIn(tiles, ['tiles', 'A']))).toBe(
		tiles.replace(/ {2}# the first\n.*note of A\n/, ''),
	);
	expect(text(removeIn(tiles, ['tiles', 'Z']))).toBe(tiles.replace(/\n {2}# the last\n.*\n$/, ''));
	expect(text(removeIn(tiles, ['format']))).toBe(tiles.replace('format: 1\n', ''));
	expect(text(removeIn(tiles, ['tiles', 'A', 'spot']))).toBe(tiles.replace('spot: centre, ', ''));
	expect(text(removeIn(tiles, ['tiles', 'Z', 'block', 1]))).toBe(tiles.replace('[N, S]', '[N]'));
	const open = 'a: [\n  x, # of x\n  y, # of y\n]\n';
	expect(text(removeIn(open, ['a', 1]))).toBe('a: [\n  x, # of x\n]\n');
	expect(text(removeIn('a:\n  - b: 1\n    # of c\n    c: 2\n', ['a', 0, 'b']))).toBe(
		'a:\n  - # of c\n    c: 2\n',
	);
});

test('a parent left empty stays or goes, as the caller says', () => {
	expect(text(removeIn('a: # c\n  b: 1\nd: 2\n', ['a', 'b']))).toBe('a: {} # c\nd: 2\n');
	expect(text(removeIn('a: # c\n  b: 1\nd: 2\n', ['a', 'b'], { empty: 'drop' }))).toBe('d: 2\n');
	expect(text(removeIn('a: [1]\n', ['a', 0]))).toBe('a: []\n');
});

test('items are put into lists of both styles', () => {
	expect(text(insertIn('a: [x, y] # c\n', ['a'], 'z', 1))).toBe('a: [x, z, y] # c\n');
	expect(text(insertIn('a:\n- x # c\n- y\n', ['a'], 'z', 1))).toBe('a:\n- x # c\n- z\n- y\n');
	expect(text(insertIn('a:\n  - id: x\n    n: 1\n\n  - id: y\n', ['a'], { id: 'z', n: 2 }))).toBe(
		'a:\n  - id: x\n    n: 1\n\n  - id: y\n\n  - id: z\n    n: 2\n',
	);
	expect(text(insertIn('a: 1\n', ['b'], 'x'))).toBe('a: 1\nb: [x]\n');
	expect(text(insertIn('a: []\n', ['a'], 'x', 0))).toBe('a: [x]\n');
	expect(text(insertIn('a: [\n  x, # of x\n  y # of y\n]\n', ['a'], 'z'))).toBe(
		'a: [\n  x, # of x\n  y, # of y\n  z\n]\n',
	);
});

test('a key is renamed where it stands', () => {
	expect(text(renameIn(tiles, ['tiles', 'B'], 'B2'))).toBe(tiles.replace('  B:', '  B2:'));
	expect(text(renameIn('{ "a b": 1 }', ['a b'], 'c: d'))).toBe('{ "c: d": 1 }');
	expect(codes(renameIn(tiles, ['tiles', 'B'], 'A'))).toEqual(['EDIT-KEY']);
	expect(codes(renameIn(tiles, ['tiles', 'Q'], 'A'))).toEqual(['EDIT-PATH']);
});

test('what cannot be edited is refused with a code', () => {
	expect(codes(setIn('a: &x 1\nb: *x\n', ['a'], 2))).toEqual(['YAML-ANCHOR', 'YAML-ALIAS']);
	expect(codes(setIn('a: [1\n', ['a'], 2))).toEqual(['YAML-UNCLOSED']);
	expect(codes(setIn('a: 1\n', ['a', 'b'], 2))).toEqual(['EDIT-PATH']);
	expect(codes(setIn('a: [1]\n', ['a', 5], 2))).toEqual(['EDIT-PATH']);
	expect(codes(removeIn('a: 1\n', ['b']))).toEqual(['EDIT-PATH']);
	expect(codes(removeIn('a: 1\n', []))).toEqual(['EDIT-PATH']);
	expect(codes(insertIn('a: 1\n', ['a'], 1))).toEqual(['EDIT-PATH']);
	expect(codes(insertIn('a: [1]\n', ['a'], 1, 7))).toEqual(['EDIT-PATH']);
	expect(codes(setIn('a: 1\n', ['a'], 1.5))).toEqual(['EDIT-VALUE']);
	expect(codes(setIn('a: 1\n', ['a'], 2 ** 40))).toEqual(['YAML-NUMBER-RANGE']);
	expect(codes(setIn('a: 1\n', ['a'], 'x\u0000y'))).toEqual(['YAML-CHARACTER']);
	expect(codes(setIn('a: 1\n', ['__proto__'], 1))).toEqual(['YAML-KEY-RESERVED']);
});
