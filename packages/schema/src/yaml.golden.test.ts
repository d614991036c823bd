import { expect, test } from 'vitest';
import { findings } from './testing.ts';

test('YAML-EMPTY', () => {
	expect(findings('# nothing yet\n')).toMatchInlineSnapshot(`
		"f.yaml:1:1 error YAML-EMPTY: The file declares nothing.
		  1 | # nothing yet
		    | ^
		  hint: Start with "format: 1"."
	`);
});

test('YAML-INDENT: a key too far left', () => {
	expect(findings('a:\n  b: 1\n c: 2\n')).toMatchInlineSnapshot(`
		"f.yaml:3:2 error YAML-INDENT: The indentation of this line fits no line above it.
		  3 |  c: 2
		    |  ^
		  hint: Keys of one mapping and dashes of one list start in the same column."
	`);
});

test('YAML-INDENT: a key below a value', () => {
	expect(findings('a: 1\n  b: 2\n')).toMatchInlineSnapshot(`
		"f.yaml:2:3 error YAML-INDENT: The indentation of this line fits no line above it.
		  2 |   b: 2
		    |   ^^^^
		  hint: Keys of one mapping and dashes of one list start in the same column."
	`);
});

test('YAML-TAB: indentation', () => {
	expect(findings('a:\n\tb: 1\n')).toMatchInlineSnapshot(`
		"f.yaml:2:1 error YAML-TAB: A tab is used for indentation.
		  2 | 	b: 1
		    | ^
		  hint: Use spaces; most editors can do so by themselves.
		  fix: use spaces"
	`);
});

test('YAML-TAB: between words', () => {
	expect(findings('a:\tb\n')).toMatchInlineSnapshot(`
		"f.yaml:1:3 error YAML-TAB: A tab separates two words.
		  1 | a:	b
		    |   ^
		  hint: Use spaces; most editors can do so by themselves.
		  fix: use spaces"
	`);
});

test('YAML-UNCLOSED: brace', () => {
	expect(findings('a: { b: 1\nc: 2\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-UNCLOSED: The brace opened here is never closed.
		  1 | a: { b: 1
		    |    ^"
	`);
});

test('YAML-UNCLOSED: bracket inside a brace', () => {
	expect(findings('a: { b: [1, 2 }\n')).toMatchInlineSnapshot(`
		"f.yaml:1:9 error YAML-UNCLOSED: The bracket opened here is never closed.
		  1 | a: { b: [1, 2 }
		    |         ^"
	`);
});

test('YAML-UNCLOSED: quote', () => {
	expect(findings('a: "x\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-UNCLOSED: The quote opened here is never closed.
		  1 | a: "x
		    |    ^"
	`);
});

test('YAML-UNEXPECTED', () => {
	expect(findings('a: - b\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-UNEXPECTED: "-" is not expected here.
		  1 | a: - b
		    |    ^
		  hint: Look for a missing comma, dash or quote just before it."
	`);
});

test('YAML-COLON: a conditional', () => {
	expect(findings('a: c ? d : e\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-COLON: ": " inside "c ? d : e" starts a mapping, it is not part of the value.
		  1 | a: c ? d : e
		    |    ^^^^^^^^^
		  hint: Put quotes around the whole value.
		  fix: write "c ? d : e""
	`);
});

test('YAML-COLON: inside braces', () => {
	expect(findings('a: { b: c ? d : e }\n')).toMatchInlineSnapshot(`
		"f.yaml:1:9 error YAML-COLON: ": " inside "c ? d : e" starts a mapping, it is not part of the value.
		  1 | a: { b: c ? d : e }
		    |         ^^^^^^^^^
		  hint: Put quotes around the whole value.
		  fix: write "c ? d : e""
	`);
});

test('YAML-MISSING-SPACE', () => {
	expect(findings('a: { b:1 }\n')).toMatchInlineSnapshot(`
		"f.yaml:1:6 error YAML-MISSING-SPACE: "b:1" is one word, because no space follows the colon.
		  1 | a: { b:1 }
		    |      ^^^
		  hint: Write a space after the colon.
		  fix: write b: 1"
	`);
});

test('YAML-MISSING-COLON', () => {
	expect(findings('a: 1\nb\nc: 2\n')).toMatchInlineSnapshot(`
		"f.yaml:2:1 error YAML-MISSING-COLON: "b" stands alone: a key is followed by a colon.
		  2 | b
		    | ^
		  hint: Add a colon and a value, or indent the line if it continues the text above."
	`);
});

test('YAML-MISSING-COLON: a longer word', () => {
	expect(findings('aa: 1\nbb\ncc: { d: 1 }\n')).toMatchInlineSnapshot(`
		"f.yaml:2:1 error YAML-MISSING-COLON: "bb" stands alone: a key is followed by a colon.
		  2 | bb
		    | ^^
		  hint: Add a colon and a value, or indent the line if it continues the text above."
	`);
});

test('YAML-AFTER-QUOTE', () => {
	expect(findings('a: "x" == y\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-AFTER-QUOTE: "== y" follows a quoted text and belongs to nothing.
		  1 | a: "x" == y
		    |    ^^^^^^^^
		  hint: Put the whole value in single quotes, the inner double quotes stay.
		  fix: write '"x" == y'"
	`);
});

test('YAML-AFTER-QUOTE: an apostrophe', () => {
	expect(findings("a: 'it's'\n")).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-AFTER-QUOTE: "s'" follows a quoted text and belongs to nothing.
		  1 | a: 'it's'
		    |    ^^^^^^
		  hint: Put the whole value in single quotes, the inner double quotes stay.
		  fix: write "it's""
	`);
});

test('YAML-RESERVED-START', () => {
	expect(findings('a: @x\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-RESERVED-START: A value cannot start with @ unless it is quoted.
		  1 | a: @x
		    |    ^^
		  hint: Put quotes around the value.
		  fix: write "@x""
	`);
});

test('YAML-ESCAPE', () => {
	expect(findings('a: "C:\\data"\n')).toMatchInlineSnapshot(`
		"f.yaml:1:7 error YAML-ESCAPE: \\d is no escape sequence.
		  1 | a: "C:\\data"
		    |       ^^
		  hint: Write \\\\ for a backslash, or use single quotes."
	`);
});

test('YAML-DUPLICATE-KEY', () => {
	expect(findings('a: 1\nb: 2\na: 3\n')).toMatchInlineSnapshot(`
		"f.yaml:3:1 error YAML-DUPLICATE-KEY: The key "a" is given twice.
		  3 | a: 3
		    | ^
		  see f.yaml:1:1 first given here"
	`);
});

test('YAML-DUPLICATE-KEY: two Unicode spellings', () => {
	expect(findings('café: 1\ncafé: 2\n')).toMatchInlineSnapshot(`
		"f.yaml:2:1 error YAML-DUPLICATE-KEY: The key "café" is given twice, in two Unicode spellings.
		  2 | café: 2
		    | ^^^^^
		  see f.yaml:1:1 first given here"
	`);
});

test('YAML-ANCHOR and YAML-ALIAS', () => {
	expect(findings('a: &x [1]\nb: *x\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-ANCHOR: Anchors such as &x are not used.
		  1 | a: &x [1]
		    |    ^^
		  hint: Write the value out, or give it a name with "define".
		f.yaml:2:4 error YAML-ALIAS: Aliases such as *x are not used.
		  2 | b: *x
		    |    ^^
		  hint: Write the value out; quote a text that starts with *."
	`);
});

test('YAML-TAG', () => {
	expect(findings('a: !!str 1\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-TAG: The tag "!!str" is not used.
		  1 | a: !!str 1
		    |    ^^^^^
		  hint: Remove it; quote a text that starts with !."
	`);
});

test('YAML-MERGE-KEY', () => {
	expect(findings('a:\n  <<: { b: 1 }\n')).toMatchInlineSnapshot(`
		"f.yaml:2:3 error YAML-MERGE-KEY: The merge key << is not used.
		  2 |   <<: { b: 1 }
		    |   ^^
		  hint: Say "like: id" to take over another declaration."
	`);
});

test('YAML-DIRECTIVE', () => {
	expect(findings('%YAML 1.1\n---\na: yes\n')).toMatchInlineSnapshot(`
		"f.yaml:1:1 error YAML-DIRECTIVE: The directive "%YAML 1.1" is not used.
		  1 | %YAML 1.1
		    | ^^^^^^^^^
		  hint: Remove the line; quote a text that starts with %."
	`);
});

test('YAML-DOCUMENTS', () => {
	expect(findings('a: 1\n---\nb: 2\n')).toMatchInlineSnapshot(`
		"f.yaml:2:1 error YAML-DOCUMENTS: A second document starts here.
		  2 | ---
		    | ^^^
		  hint: Put it into a file of its own."
	`);
});

test('YAML-DOCUMENTS: after an end', () => {
	expect(findings('a: 1\n...\nb: 2\n')).toMatchInlineSnapshot(`
		"f.yaml:3:1 error YAML-DOCUMENTS: A second document starts here.
		  3 | b: 2
		    | ^
		  hint: Put it into a file of its own."
	`);
});

test('YAML-KEY-TYPE', () => {
	expect(findings('true: 1\n? [x]\n: 2\n: 3\n')).toMatchInlineSnapshot(`
		"f.yaml:1:1 error YAML-KEY-TYPE: A key is a word or a whole number, not true.
		  1 | true: 1
		    | ^^^^
		  hint: Quote the key if it is meant as a word.
		f.yaml:2:3 error YAML-KEY-TYPE: A key is a word or a whole number, not a list.
		  2 | ? [x]
		    |   ^^^
		  hint: Quote the key if it is meant as a word.
		f.yaml:4:1 error YAML-KEY-TYPE: A key is a word or a whole number, not nothing.
		  4 | : 3
		    | ^
		  hint: Quote the key if it is meant as a word."
	`);
});

test('YAML-KEY-RESERVED', () => {
	expect(findings('__proto__: { a: 1 }\nconstructor: 1\nprototype: 1\n')).toMatchInlineSnapshot(`
		"f.yaml:1:1 error YAML-KEY-RESERVED: "__proto__" cannot be a key.
		  1 | __proto__: { a: 1 }
		    | ^^^^^^^^^
		  hint: Choose another name.
		f.yaml:2:1 error YAML-KEY-RESERVED: "constructor" cannot be a key.
		  2 | constructor: 1
		    | ^^^^^^^^^^^
		  hint: Choose another name.
		f.yaml:3:1 error YAML-KEY-RESERVED: "prototype" cannot be a key.
		  3 | prototype: 1
		    | ^^^^^^^^^
		  hint: Choose another name."
	`);
});

test('YAML-NUMBER-RANGE', () => {
	expect(findings('a: 2147483648\nb: 1e999\nc: -2147483648\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-NUMBER-RANGE: "2147483648" lies outside of -2147483648 to 2147483647.
		  1 | a: 2147483648
		    |    ^^^^^^^^^^
		f.yaml:2:4 error YAML-NUMBER-RANGE: "1e999" lies outside of -2147483648 to 2147483647.
		  2 | b: 1e999
		    |    ^^^^^"
	`);
});

test('YAML-NUMBER-NOT-FINITE', () => {
	expect(findings('a: .inf\nb: -.Inf\nc: .nan\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-NUMBER-NOT-FINITE: ".inf" is not a number to count with.
		  1 | a: .inf
		    |    ^^^^
		  hint: Leave out a limit that should not exist; quote it if it is a text.
		f.yaml:2:4 error YAML-NUMBER-NOT-FINITE: "-.Inf" is not a number to count with.
		  2 | b: -.Inf
		    |    ^^^^^
		  hint: Leave out a limit that should not exist; quote it if it is a text.
		f.yaml:3:4 error YAML-NUMBER-NOT-FINITE: ".nan" is not a number to count with.
		  3 | c: .nan
		    |    ^^^^
		  hint: Leave out a limit that should not exist; quote it if it is a text."
	`);
});

test('YAML-FLOAT', () => {
	expect(findings('a: 1.5\nb: 1e3\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-FLOAT: "1.5" is not a whole number.
		  1 | a: 1.5
		    |    ^^^
		  hint: Quote it if it is a text, such as a version.
		  fix: write "1.5"
		f.yaml:2:4 error YAML-FLOAT: "1e3" is not a whole number.
		  2 | b: 1e3
		    |    ^^^
		  hint: Quote it if it is a text, such as a version.
		  fix: write 1000"
	`);
});

test('YAML-NUMBER-FORM', () => {
	expect(findings('a: 007\nb: 0x10\nc: +5\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-NUMBER-FORM: "007" is read as the number 7.
		  1 | a: 007
		    |    ^^^
		  hint: Write 7, or quote it if it is a text.
		  fix: write 7
		f.yaml:2:4 error YAML-NUMBER-FORM: "0x10" is read as the number 16.
		  2 | b: 0x10
		    |    ^^^^
		  hint: Write 16, or quote it if it is a text.
		  fix: write 16
		f.yaml:3:4 error YAML-NUMBER-FORM: "+5" is read as the number 5.
		  3 | c: +5
		    |    ^^
		  hint: Write 5, or quote it if it is a text.
		  fix: write 5"
	`);
});

test('YAML-CHARACTER: in the file', () => {
	expect(findings('a: x‮y\n')).toMatchInlineSnapshot(`
		"f.yaml:1:5 error YAML-CHARACTER: The character U+202E cannot be shown and is not allowed.
		  1 | a: x�y
		    |     ^
		  hint: Remove it."
	`);
});

test('YAML-CHARACTER: by escape', () => {
	expect(findings('a: "\\ud800"\n')).toMatchInlineSnapshot(`
		"f.yaml:1:4 error YAML-CHARACTER: The character U+D800 cannot be shown and is not allowed.
		  1 | a: "\\ud800"
		    |    ^^^^^^^^
		  hint: Remove it."
	`);
});

test('EXPRESSION-SPLIT: a call in braces', () => {
	expect(findings('a: { where: can(capture, m), do: 1 }\n')).toMatchInlineSnapshot(`
		"f.yaml:1:13 error EXPRESSION-SPLIT: The expression "can(capture, m)" is cut into pieces by the braces or brackets around it.
		  1 | a: { where: can(capture, m), do: 1 }
		    |             ^^^^^^^^^^^^^^^
		  hint: Put quotes around the whole expression.
		  fix: write "can(capture, m)""
	`);
});

test('EXPRESSION-SPLIT: a call in brackets', () => {
	expect(findings('a: [can(x, f(y, z)), b]\n')).toMatchInlineSnapshot(`
		"f.yaml:1:5 error EXPRESSION-SPLIT: The expression "can(x, f(y, z))" is cut into pieces by the braces or brackets around it.
		  1 | a: [can(x, f(y, z)), b]
		    |     ^^^^^^^^^^^^^^^
		  hint: Put quotes around the whole expression.
		  fix: write "can(x, f(y, z))""
	`);
});

test('EXPRESSION-SPLIT: a list in braces', () => {
	expect(findings('a: { where: t in [x, y] }\n')).toMatchInlineSnapshot(`
		"f.yaml:1:13 error EXPRESSION-SPLIT: The expression "t in [x, y]" is cut into pieces by the braces or brackets around it.
		  1 | a: { where: t in [x, y] }
		    |             ^^^^^^^^^^^
		  hint: Put quotes around the whole expression.
		  fix: write "t in [x, y]""
	`);
});

test('EXPRESSION-TAG', () => {
	expect(findings('a: { when: !x }\n')).toMatchInlineSnapshot(`
		"f.yaml:1:12 error EXPRESSION-TAG: "!x" is a YAML tag here, not a negation.
		  1 | a: { when: !x }
		    |            ^^
		  hint: Put quotes around the whole expression.
		  fix: write "!x""
	`);
});

test('EXPRESSION-TAG: with the rest', () => {
	expect(findings('when: !x.has(y) && z\n')).toMatchInlineSnapshot(`
		"f.yaml:1:7 error EXPRESSION-TAG: "!x.has(y)" is a YAML tag here, not a negation.
		  1 | when: !x.has(y) && z
		    |       ^^^^^^^^^^^^^^
		  hint: Put quotes around the whole expression.
		  fix: write "!x.has(y) && z""
	`);
});
