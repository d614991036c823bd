import { expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

test.each([
	['zones: { board: { per: game } }', 'board'],
	['registers: { valueOf: { per: game, default: 0 } }', 'valueOf'],
	['kinds: { land: { connect: edge, marks: { it: any } } }', 'it'],
	['tags: { piece: { wave: It waves. } }', 'wave'],
	['queries: { share: { of: seat, type: int, value: "1" } }', 'share'],
	['queries: { complete: { of: seat, type: int, value: "1" } }', 'complete'],
	['queries: { reach: { of: seat, type: int, value: "1" } }', 'reach'],
])('%s is refused', (text, name) => {
	const found = compileToy(text).diagnostics.filter((d) => d.code === 'TYPE-RESERVED');
	expect(found.map((d) => d.message)).toEqual([
		`"${name}" is a word of the language and cannot be a name.`,
	]);
	expect(found[0]!.column).toBe(text.indexOf(name) + 1);
});

test('params and elements are said with a word before them', () => {
	const { diagnostics } = compileToy(
		'elements: { table: { says: A table. } }\nparams: { wave: { says: "{n}", type: int, default: 1 } }',
	);
	expect(diagnostics.filter((d) => d.code === 'TYPE-RESERVED')).toEqual([]);
});
