import { type Case, aliasBomb } from '../kit.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
	new Uint8Array(
		parts.flatMap((p) => (typeof p === 'string' ? [...new TextEncoder().encode(p)] : p)),
	);

export const text: readonly Case[] = [
	{
		says: 'broken YAML: a bracket that is never closed',
		code: 'YAML-UNCLOSED',
		files: { 'tiles.yaml': 'format: 1\ntiles: ¦{ L: { lane: N-S }\n' },
	},
	{
		says: 'broken YAML: an indentation that fits nothing',
		code: 'YAML-INDENT',
		files: { 'tiles.yaml': 'format: 1\ntiles:\n    L: { lane: N-S }\n  ¦C: { lane: N-E }\n' },
		hint: 'same column',
	},
	{
		says: 'a key given twice',
		code: 'YAML-DUPLICATE-KEY',
		files: { 'tiles.yaml': ['  C: {', '  L: { lane: N-E }\n  C: {'] },
		at: { file: 'hut/tiles.yaml', line: 5, column: 3 },
	},
	{
		says: 'a key given twice, in two Unicode forms',
		code: 'YAML-DUPLICATE-KEY',
		files: { 'extra.yaml': 'format: 1\ntexts:\n  caf\u00e9: One.\n  ¦cafe\u0301: Two.\n' },
		message: 'Unicode',
		among: true,
	},
	{
		says: 'a tab for indentation',
		code: 'YAML-TAB',
		files: { 'tiles.yaml': ['  C: {', '¦\tC: {'] },
		hint: 'spaces',
		among: true,
	},
	{
		says: 'a byte order mark',
		code: 'FILE-BOM',
		severity: 'info',
		files: {
			'tiles.yaml': bytes(
				[0xef, 0xbb, 0xbf],
				'format: 1\ntiles:\n  L: { copies: 4, lane: N-S }\n  C: { copies: 2, lane: N-E lamp }\n',
			),
		},
		at: { file: 'hut/tiles.yaml' },
		hint: 'without a byte order mark',
	},
	{
		says: 'a byte that belongs to no character',
		code: 'FILE-NOT-UTF8',
		files: { 'tiles.yaml': bytes('format: 1\nti', [0xff, 0x41]) },
		at: { file: 'hut/tiles.yaml', line: 2, column: 3 },
		hint: 'UTF-8',
		among: true,
	},
	{
		says: 'UTF-16',
		code: 'FILE-NOT-UTF8',
		files: { 'extra.yaml': new Uint8Array(Buffer.from('\ufefftexts: {}', 'utf16le')) },
		at: { file: 'hut/extra.yaml' },
		message: 'UTF-16',
	},
	{
		says: 'an anchor',
		code: 'YAML-ANCHOR',
		files: { 'tiles.yaml': ['L: {', 'L: ¦&straight {'] },
		hint: 'define',
	},
	{
		says: 'a bomb of aliases',
		code: 'YAML-ANCHOR',
		files: { 'extra.yaml': aliasBomb(10).replace('&a0', '¦&a0') },
		among: true,
	},
	{
		says: 'an alias',
		code: 'YAML-ALIAS',
		files: { 'tiles.yaml': ['L: {', 'L: ¦*straight\n  M: {'] },
	},
	{
		says: 'a file of 10 MB',
		code: 'FILE-TOO-LARGE',
		files: { 'extra.yaml': new Uint8Array(10_000_000).fill(0x20) },
		at: { file: 'hut/extra.yaml' },
		hint: 'several files',
	},
	{
		says: 'brackets 10 000 deep',
		code: 'YAML-NESTING',
		files: {
			'extra.yaml': `format: 1\ntexts: ${'['.repeat(63)}¦${'['.repeat(9937)}${']'.repeat(10_000)}\n`,
		},
	},
	{
		says: 'indentation 10 000 deep',
		code: 'YAML-NESTING',
		files: {
			'extra.yaml': Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
		},
		at: { file: 'hut/extra.yaml', line: 65, column: 66 },
	},
	{
		says: 'more than 100 000 values',
		code: 'YAML-TOO-MANY-NODES',
		files: { 'extra.yaml': `texts: [${'1,'.repeat(120_000)}1]\n` },
		at: { file: 'hut/extra.yaml', line: 1, column: 200_005 },
	},
	{
		says: 'a text of 20 000 characters',
		code: 'YAML-STRING-LONG',
		files: { 'pack.yaml': ['seats:', `says: ¦${'word '.repeat(4000)}end\nseats:`] },
	},
	{
		says: 'a key of 1000 characters',
		code: 'YAML-KEY-LONG',
		files: { 'extra.yaml': `format: 1\ntexts:\n  ¦${'k'.repeat(1000)}: One.\n` },
	},
	{
		says: '__proto__ as an id',
		code: 'YAML-KEY-RESERVED',
		files: { 'rules.yaml': ['  hut:\n', '  ¦__proto__: { like: line }\n  hut:\n'] },
		hint: 'another name',
	},
	{
		says: 'constructor as an id',
		code: 'YAML-KEY-RESERVED',
		files: { 'rules.yaml': ['pieces:\n', 'pieces:\n  ¦constructor: { per-seat: 1 }\n'] },
	},
	{
		says: 'a key that is no word',
		code: 'YAML-KEY-TYPE',
		files: { 'extra.yaml': 'format: 1\ntexts:\n  ¦[a, b]: One.\n' },
	},
	{
		says: '.inf',
		code: 'YAML-NUMBER-NOT-FINITE',
		files: { 'rules.yaml': ['max: 9', 'max: ¦.inf'] },
	},
	{ says: '1e999', code: 'YAML-NUMBER-RANGE', files: { 'rules.yaml': ['max: 9', 'max: ¦1e999'] } },
	{
		says: 'a number beyond 32 bits',
		code: 'YAML-NUMBER-RANGE',
		files: { 'rules.yaml': ['max: 9', 'max: ¦2147483648'] },
	},
	{
		says: 'a number of 400 digits',
		code: 'YAML-NUMBER-RANGE',
		files: { 'rules.yaml': ['max: 9', `max: ¦${'9'.repeat(400)}`] },
	},
	{
		says: 'a fraction',
		code: 'YAML-FLOAT',
		files: { 'rules.yaml': ['per-seat: 3', 'per-seat: ¦2.5'] },
		among: true,
	},
	{
		says: 'an octal number',
		code: 'YAML-NUMBER-FORM',
		files: { 'rules.yaml': ['per-seat: 3', 'per-seat: ¦0o17'] },
		hint: '15',
	},
	{
		says: 'a merge key',
		code: 'YAML-MERGE-KEY',
		files: { 'tiles.yaml': ['C: { copies: 2,', 'C: { copies: 2, ¦<<: L,'] },
		hint: 'like',
	},
	{
		says: 'a tag',
		code: 'YAML-TAG',
		files: { 'tiles.yaml': ['copies: 4', 'copies: ¦!!js/function 4'] },
	},
	{
		says: 'a second document',
		code: 'YAML-DOCUMENTS',
		files: { 'tiles.yaml': ['  C:', '¦---\ntiles:\n  C:'] },
		hint: 'file of its own',
	},
	{
		says: 'a directive',
		code: 'YAML-DIRECTIVE',
		files: { 'extra.yaml': '¦%YAML 1.1\n---\nformat: 1\n' },
	},
	{
		says: 'a file without a key',
		code: 'YAML-EMPTY',
		files: { 'extra.yaml': '# nothing yet\n' },
		at: { file: 'hut/extra.yaml' },
		hint: 'format: 1',
	},
	{
		says: 'a control character',
		code: 'YAML-CHARACTER',
		files: { 'pack.yaml': ['title: Huts', 'title: Huts¦\u0007'] },
	},
	{
		says: 'a mark that turns the direction of the text',
		code: 'YAML-CHARACTER',
		files: { 'pack.yaml': ['title: Huts', 'title: Huts¦\u202e'] },
		message: '202E',
	},
	{
		says: 'a colon inside a sentence',
		code: 'YAML-COLON',
		files: { 'pack.yaml': ['title: Huts and lanes', 'title: ¦Huts: and lanes'] },
		hint: 'quotes',
		among: true,
	},
	{
		says: 'no space after a colon',
		code: 'YAML-MISSING-SPACE',
		files: { 'tiles.yaml': ['copies: 4', '¦copies:4'] },
	},
	{
		says: 'a word without a colon',
		code: 'YAML-MISSING-COLON',
		files: { 'pack.yaml': ['use: [common]', 'use: [common]\n¦players'] },
		hint: 'colon',
	},
	{
		says: 'words after a quoted text',
		code: 'YAML-AFTER-QUOTE',
		files: { 'pack.yaml': ['title: Huts and lanes', 'title: ¦"Huts" and lanes'] },
	},
	{
		says: 'a value that starts with a backtick',
		code: 'YAML-RESERVED-START',
		files: { 'pack.yaml': ['title: Huts', 'title: ¦`Huts'] },
	},
	{
		says: 'an escape that does not exist',
		code: 'YAML-ESCAPE',
		files: { 'pack.yaml': ['title: Huts and lanes', 'title: "¦\\huts"'] },
	},
	{
		says: 'more findings than are shown',
		code: 'FILE-MORE-FINDINGS',
		severity: 'info',
		files: {
			'tiles.yaml': `format: 1\ntiles:\n${Array.from({ length: 300 }, (_, i) => `  T${i}: !t { lane: N }`).join('\n')}\n`,
		},
		at: { file: 'hut/tiles.yaml' },
		among: true,
	},
	{
		says: 'an expression cut by its commas',
		code: 'EXPRESSION-SPLIT',
		files: {
			'rules.yaml': [
				'when: element.lamps\n    do: [',
				'do: [{ if: ¦features.exists(f, f.complete) }, ',
			],
		},
		hint: 'quotes',
		among: true,
	},
	{
		says: 'a negation that is a tag',
		code: 'EXPRESSION-TAG',
		files: { 'rules.yaml': ['when: element.lamps', 'when: ¦!element.lamps'] },
		hint: 'quotes',
		among: true,
	},
	{
		says: 'an expression that ends in a comment',
		code: 'EXPRESSION-COMMENT',
		files: { 'rules.yaml': ['when: element.lamps', 'when: ¦element.lamps && # both'] },
		hint: 'Quote',
		among: true,
	},
	{
		says: 'no expression where one is due',
		code: 'EXPRESSION-EMPTY',
		files: { 'rules.yaml': ['when: element.lamps', 'when:¦'] },
		among: true,
	},
	{
		says: 'an expression of 100 kB',
		code: 'YAML-STRING-LONG',
		files: { 'rules.yaml': ['when: element.lamps', `when: ¦"${'1 + '.repeat(25_000)}1 > 0"`] },
		among: true,
	},
	{
		says: 'an expression of 5 kB',
		code: 'EXPRESSION-LONG',
		files: { 'rules.yaml': ['when: element.lamps', `when: ¦"${'1 + '.repeat(1_250)}1 > 0"`] },
		hint: 'define',
	},
];
