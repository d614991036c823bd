import { expect, test } from 'vitest';
import { limits } from './generated/limits.ts';
import { codes, fixedText, findings } from './testing.ts';

test('FORMAT-UNKNOWN: a number from the future', () => {
	expect(findings('format: 2\ntexts: { a: B. }\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:1:9 error FORMAT-UNKNOWN: The format number 2 is not known here.
		  1 | format: 2
		    |         ^
		  hint: This version reads format 1. A newer file needs a newer version."
	`);
});

test('SCHEMA-TYPE: a word for the format', () => {
	expect(findings('format: one\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:1:9 error SCHEMA-TYPE: "format" takes a whole number, not the text "one".
		  1 | format: one
		    |         ^^^"
	`);
});

test('SCHEMA-MISSING-KEY: the format', () => {
	expect(findings('texts: { a: B. }\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:1:1 error SCHEMA-MISSING-KEY: The key "format" is missing.
		  1 | texts: { a: B. }
		    | ^
		  hint: format: The number of the format this file is written in."
	`);
});

test('SCHEMA-MISSING-KEY: in a list', () => {
	expect(findings('format: 1\nrequire:\n  - { id: a, verb: deploy, why: b }\n', 'rules'))
		.toMatchInlineSnapshot(`
		"f.yaml:3:5 error SCHEMA-MISSING-KEY: The key "that" is missing.
		  3 |   - { id: a, verb: deploy, why: b }
		    |     ^
		  hint: that: What must hold."
	`);
});

test('SCHEMA-UNKNOWN-KEY: misspelt', () => {
	expect(findings('format: 1\nkinds:\n  road: { conect: edge }\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:3:11 error SCHEMA-UNKNOWN-KEY: The key "conect" is not known here.
		  3 |   road: { conect: edge }
		    |           ^^^^^^
		  hint: Did you mean "connect"?
		  fix: write connect"
	`);
});

test('SCHEMA-UNKNOWN-KEY: unlike anything', () => {
	expect(findings('format: 1\ntags:\n  zzzzzz: { a: B. }\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:3:3 error SCHEMA-UNKNOWN-KEY: The key "zzzzzz" is not known here.
		  3 |   zzzzzz: { a: B. }
		    |   ^^^^^^
		  hint: Known keys: piece, kind, tile or space."
	`);
});

test('SCHEMA-UNKNOWN-KEY: a misspelt effect', () => {
	expect(
		findings(
			'format: 1\nrules:\n  - id: a\n    at: end\n    do: [{ plaec: { piece: x, at: y } }]\n',
			'rules',
		),
	).toMatchInlineSnapshot(`
		"f.yaml:5:12 error SCHEMA-UNKNOWN-KEY: The key "plaec" is not known here.
		  5 |     do: [{ plaec: { piece: x, at: y } }]
		    |            ^^^^^
		  hint: Did you mean "place"?
		  fix: write place"
	`);
});

test('SCHEMA-UNKNOWN-KEY: inside an effect', () => {
	expect(
		findings(
			'format: 1\nrules:\n  - id: a\n    at: end\n    do:\n      - place: { piece: x, on: y }\n',
			'rules',
		),
	).toMatchInlineSnapshot(`
		"f.yaml:6:9 error SCHEMA-MISSING-KEY: The key "at" is missing.
		  6 |       - place: { piece: x, on: y }
		    |         ^^^^^
		  hint: at: Where: a segment, tile, cell, side, corner, space, piece or zone.
		f.yaml:6:28 error SCHEMA-UNKNOWN-KEY: The key "on" is not known here.
		  6 |       - place: { piece: x, on: y }
		    |                            ^^
		  hint: Did you mean "at"?"
	`);
});

test('SCHEMA-TYPE: a text for a mapping', () => {
	expect(findings('format: 1\nkinds: road\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:2:8 error SCHEMA-TYPE: "kinds" takes a mapping, not the text "road".
		  2 | kinds: road
		    |        ^^^^"
	`);
});

test('SCHEMA-TYPE: a mapping for a list', () => {
	expect(findings('format: 1\nrules: { a: 1 }\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:2:8 error SCHEMA-TYPE: "rules" takes a list, not a mapping.
		  2 | rules: { a: 1 }
		    |        ^^^^^^^^"
	`);
});

test('SCHEMA-TYPE: a list for an expression', () => {
	expect(
		findings('format: 1\nrules:\n  - id: a\n    at: end\n    when: [x]\n    do: []\n', 'rules'),
	).toMatchInlineSnapshot(`
		"f.yaml:5:11 error SCHEMA-TYPE: "when" takes an expression, not a list.
		  5 |     when: [x]
		    |           ^^^"
	`);
});

test('SCHEMA-TYPE: the whole file', () => {
	expect(findings('- 1\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:1:1 error SCHEMA-TYPE: "the file" takes a mapping, not a list.
		  1 | - 1
		    | ^^^"
	`);
});

test('SCHEMA-TYPE: an entry', () => {
	expect(findings('format: 1\nrules: [a]\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:2:9 error SCHEMA-TYPE: "entry 1 of rules" takes a mapping, not the text "a".
		  2 | rules: [a]
		    |         ^"
	`);
});

test('SCHEMA-VALUE: misspelt', () => {
	expect(findings('format: 1\nkinds:\n  road: { connect: egde }\n', 'rules'))
		.toMatchInlineSnapshot(`
		"f.yaml:3:20 error SCHEMA-VALUE: "egde" is not one of the allowed values.
		  3 |   road: { connect: egde }
		    |                    ^^^^
		  hint: Did you mean "edge"?
		  fix: write edge"
	`);
});

test('SCHEMA-VALUE: unlike anything', () => {
	expect(findings('format: 1\nkinds:\n  road: { connect: 7 }\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:3:20 error SCHEMA-TYPE: "connect" takes a text, not the number 7.
		  3 |   road: { connect: 7 }
		    |                    ^"
	`);
});

test('SCHEMA-PATTERN', () => {
	expect(
		findings(
			'pack: Gold Mines\nformat: 1\ntitle: X\nversion: 1.0.0\nlicence: MIT\nrole: game\n',
			'pack',
		),
	).toMatchInlineSnapshot(`
		"f.yaml:1:7 error SCHEMA-PATTERN: "Gold Mines" is not spelt as it must be here.
		  1 | pack: Gold Mines
		    |       ^^^^^^^^^^
		  hint: Ids of packs are lower-case words joined by hyphens, such as "first-steps"."
	`);
});

test('SCHEMA-PATTERN: a tile with its place where a tile alone is due', () => {
	const scenario =
		'scenario: a start\nformat: 1\nset-up: { packs: [base], seats: [ann], start: E 0/0 r0 }\n';
	expect(findings(scenario, 'scenario')).toMatchInlineSnapshot(`
		"f.yaml:3:47 error SCHEMA-PATTERN: "E 0/0 r0" is not spelt as it must be here.
		  3 | set-up: { packs: [base], seats: [ann], start: E 0/0 r0 }
		    |                                               ^^^^^^^^
		  hint: Tiles with their places are a list, such as [WI-5 0/0 r0]; a tile alone lies at 0/0."
	`);
});

test('SCHEMA-KEY-NAME: kebab where camel is due', () => {
	expect(findings('format: 1\nkinds:\n  high-road: { connect: edge }\n', 'rules'))
		.toMatchInlineSnapshot(`
		"f.yaml:3:3 error SCHEMA-KEY-NAME: "high-road" cannot be a name here.
		  3 |   high-road: { connect: edge }
		    |   ^^^^^^^^^
		  hint: Names are a small letter, then letters and digits, such as "firstSlot"; words that expressions reserve, such as "in" or "let", cannot be names."
	`);
});

test('SCHEMA-KEY-NAME: a reserved word', () => {
	expect(findings('format: 1\nkinds:\n  loop: { connect: edge }\n', 'rules'))
		.toMatchInlineSnapshot(`
		"f.yaml:3:3 error SCHEMA-KEY-NAME: "loop" cannot be a name here.
		  3 |   loop: { connect: edge }
		    |   ^^^^
		  hint: Names are a small letter, then letters and digits, such as "firstSlot"; words that expressions reserve, such as "in" or "let", cannot be names."
	`);
});

test('SCHEMA-NUMBER', () => {
	expect(findings('format: 1\ndeck:\n  start: [{ tile: A, at: 0/0, turn: 4 }]\n', 'rules'))
		.toMatchInlineSnapshot(`
		"f.yaml:3:37 error SCHEMA-NUMBER: 4 is not allowed here; it must be 0 to 3.
		  3 |   start: [{ tile: A, at: 0/0, turn: 4 }]
		    |                                     ^"
	`);
});

test('SCHEMA-LENGTH', () => {
	expect(findings('format: 1\ntexts:\n  a: ""\n', 'rules')).toMatchInlineSnapshot(`
		"f.yaml:3:6 error SCHEMA-LENGTH: The text has 0 characters; it must have 1 to 1000.
		  3 |   a: ""
		    |      ^^"
	`);
});

test('SCHEMA-COUNT: an empty list', () => {
	expect(findings('format: 1\nqueries:\n  owners: { of: feature, most: [], above: 0 }\n', 'rules'))
		.toMatchInlineSnapshot(`
		"f.yaml:3:26 error SCHEMA-COUNT: There are 0 entries here; there must be at least 1.
		  3 |   owners: { of: feature, most: [], above: 0 }
		    |                          ^^^^"
	`);
});

test('SCHEMA-COUNT: an empty mapping', () => {
	expect(
		findings('format: 1\nactions:\n  a: { group: main, choose: { among: {} }, do: [] }\n', 'rules'),
	).toMatchInlineSnapshot(`
		"f.yaml:3:31 error SCHEMA-COUNT: There are 0 keys here; there must be at least 1.
		  3 |   a: { group: main, choose: { among: {} }, do: [] }
		    |                               ^^^^^"
	`);
});

test('SCHEMA-REPEATED', () => {
	expect(
		findings(
			'pack: a\nformat: 1\ntitle: X\nversion: 1.0.0\nlicence: MIT\nrole: game\nuse: [b, b]\n',
			'pack',
		),
	).toMatchInlineSnapshot(`
		"f.yaml:7:10 error SCHEMA-REPEATED: "b" is listed twice.
		  7 | use: [b, b]
		    |          ^"
	`);
});

test('EXPRESSION-EMPTY', () => {
	expect(
		findings('format: 1\nrules:\n  - id: a\n    at: end\n    when: # !done\n    do: []\n', 'rules'),
	).toMatchInlineSnapshot(`
		"f.yaml:5:11 error EXPRESSION-EMPTY: "when" needs an expression, but nothing is given.
		  5 |     when: # !done
		    |           ^
		  hint: A # or ! at its start would hide it: quote the expression."
	`);
});

test('EXPRESSION-EMPTY: blank quotes', () => {
	expect(
		findings('format: 1\nrules:\n  - id: a\n    at: end\n    when: " "\n    do: []\n', 'rules'),
	).toMatchInlineSnapshot(`
		"f.yaml:5:11 error EXPRESSION-EMPTY: "when" needs an expression, but nothing is given.
		  5 |     when: " "
		    |           ^^^
		  hint: A # or ! at its start would hide it: quote the expression."
	`);
});

test('EXPRESSION-COMMENT', () => {
	expect(
		findings(
			'format: 1\nrules:\n  - id: a\n    at: end\n    when: x # && y\n    do: []\n',
			'rules',
		),
	).toMatchInlineSnapshot(`
		"f.yaml:5:11 error EXPRESSION-COMMENT: The expression ends at "x"; "# && y" is a comment.
		  5 |     when: x # && y
		    |           ^^^^^^^^
		  hint: Quote the expression, so that its end is plain to see, or move the comment to a line above.
		  fix: write "x""
	`);
});

test('EXPRESSION-LONG', () => {
	const text = `format: 1\nrules:\n  - id: a\n    at: end\n    when: ${'x && '.repeat(20_000)}y\n`;
	expect(codes(text, 'rules')).toContain('YAML-STRING-LONG');
	const shorter = text.replace(/(x && )+/, 'x && '.repeat(500));
	expect(findings(shorter, 'rules')).toContain(
		`f.yaml:5:11 error EXPRESSION-LONG: The expression has 2501 characters; at most ${limits.expressionLength} are allowed.`,
	);
});

test('the fixes of misspelt words and cut expressions make the file good', () => {
	const rule = (when: string): string =>
		`format: 1\nrules:\n  - id: a\n    at: end\n    when: ${when}\n    do: []\n`;
	expect(fixedText(rule('x # && y'), 'rules')).toBe(rule('"x" # && y'));
	expect(fixedText(rule('!x'), 'rules')).toBe(rule('"!x"'));
	expect(fixedText('format: 1\nkinds:\n  road: { connect: egde }\n', 'rules')).toContain(
		'connect: edge',
	);
	expect(fixedText('format: 1\nkinds:\n  road: { conect: edge }\n', 'rules')).toContain(
		'{ connect: edge',
	);
	expect(codes(rule('"x" # && y'), 'rules')).toEqual([]);
	expect(codes(rule('true # a truth value cannot be cut'), 'rules')).toEqual([]);
});

test('what reading the YAML said is not said again by the schema', () => {
	expect(codes('format: 1\ntiles:\n  A: { copies: 1.5, road: N-S }\n', 'tiles')).toEqual([
		'YAML-FLOAT',
	]);
	expect(codes('format: 0x1\n', 'rules')).toEqual(['YAML-NUMBER-FORM']);
});
