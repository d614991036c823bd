import { expect, test } from 'vitest';
import { sourceFile } from './source.ts';
import { parseYaml } from './yaml.ts';

function at(text: string, word: string): string {
	const doc = parseYaml(sourceFile('f', text));
	const value = (doc.value as { a: string }).a;
	const offset = doc.offsetIn(['a'], value.indexOf(word));
	return text.slice(offset, offset + word.length);
}

test.each([
	['plain', 'a: x.open == 0\n', 'open'],
	['double quotes', 'a: "x.open == 0"\n', 'open'],
	['single quotes', "a: 'x.open == 0'\n", 'open'],
	['double quotes after escapes', 'a: "\\"\\u00e9\\x41\\n\\U0001F600 open"\n', 'open'],
	['single quotes after doubled ones', "a: '''it''s'' open'\n", 'open'],
	['plain over two lines', 'a: x &&\n  open == 0\n', 'open'],
	['plain over two lines with CRLF', 'a: x &&\r\n  open == 0\r\n', 'open'],
	['double quotes over two lines', 'a: "x &&\n  open == 0"\n', 'open'],
	['double quotes with a cut line', 'a: "x && \\\n  open == 0"\n', 'open'],
	['single quotes over an empty line', "a: 'x\n\n  open'\n", 'open'],
	['a literal block', 'a: |\n  x &&\n  open == 0\n', 'open'],
	['a folded block', 'a: >-\n  x &&\n  open == 0\n', 'open'],
	['a folded block with a deeper line', 'a: >-\n  x\n    y\n  open\n', 'open'],
])('a character is found in %s', (_, text, word) => {
	expect(at(text, word)).toBe(word);
});

test('beyond its end a text ends where its last character does', () => {
	const doc = parseYaml(sourceFile('f', 'a: "x"\nb: y\n'));
	expect(doc.offsetIn(['a'], 99)).toBe(5);
	expect(doc.offsetIn(['b'], 99)).toBe(11);
	expect(doc.offsetIn(['a', 'none'], 3)).toBe(3);
});

test('a place is the same whichever place was asked for before', () => {
	const text = 'a: "x &&\n\n  open \\"\\u00e9\\" \\U0001F600\\\n  == 0"\n';
	const { value } = parseYaml(sourceFile('f', text));
	const indexes = Array.from({ length: (value as { a: string }).a.length + 2 }, (_, i) => i);
	const alone = indexes.map((i) => parseYaml(sourceFile('f', text)).offsetIn(['a'], i));
	const doc = parseYaml(sourceFile('f', text));
	expect(indexes.toReversed().map((i) => doc.offsetIn(['a'], i))).toEqual(alone.toReversed());
	expect(alone).toEqual([
		4, 5, 6, 7, 8, 12, 13, 14, 15, 16, 17, 19, 25, 27, 28, 42, 42, 43, 44, 45, 46, 46,
	]);
});
