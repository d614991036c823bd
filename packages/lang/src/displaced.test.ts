import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { toyWorkspace } from './testing.ts';

const cases: readonly [ref: string, text: string, right: string][] = [
	[
		'kinds.wall',
		'kinds: { wall: { like: line, value: { tiles: { count: tilez, each: 1 } } } }',
		'{ like: line, value: { tiles: { count: tiles, each: 1 } } }',
	],
	[
		'rules.more',
		'rules: [{ id: more, at: end, when: drawm == none, do: [{ grant: part }] }]',
		'{ at: end, when: drawn == none, do: [{ grant: part }] }',
	],
	['define.twice', 'define: { twice: { of: tile, value: it.twicee } }', '{ of: tile, value: "2" }'],
	[
		'require.fits',
		'require: [{ id: fits, verb: placeTile, that: it.sidez.size() > 0, why: alone }]',
		'{ verb: placeTile, that: it.sides.size() > 0, why: alone }',
	],
	[
		'actions.rest',
		'actions: { rest: { group: main, when: activ.score > 0, do: [{ grant: part }] } }',
		'{ group: main, do: [{ grant: part }] }',
	],
];

describe.each(cases)('%s', (ref, text, right) => {
	const findings = (change: string): { code: string; line: number; severity: string }[] =>
		compile(
			toyWorkspace(text, {
				'house.yaml': `overlay: house\nformat: 1\nover: [toy]\nchanges:\n  - ${change}\n`,
			}),
			{ game: 'toy', seats: 2, overlays: change === '' ? [] : ['house'] },
		)
			.diagnostics.filter((d) => d.file === 'toy/more.yaml')
			.map(({ code, line, severity }) => ({ code, line, severity }));

	test('what is wrong in it is found, whatever house rules do to it', () => {
		const plain = findings('');
		expect(plain).toHaveLength(1);
		expect(plain[0]).toMatchObject({ severity: 'error', line: 2 });
		for (const change of [
			`{ replace: ${ref}, with: ${right} }`,
			`{ disable: ${ref} }`,
			`{ patch: ${ref}, with: ${right} }`,
			`{ patch: ${ref}, with: { says: Said. } }`,
		])
			expect(findings(change), change).toEqual(plain);
	});
});

test('what house rules settle between declarations is settled', () => {
	const two =
		'rules: [{ id: a, at: end, do: [{ set: { register: r, to: 1 } }] }, { id: b, at: end, do: [{ set: { register: r, to: 2 } }] }]\nregisters: { r: { type: int, default: 0 } }';
	const codes = (overlays: string[]): string[] =>
		compile(
			toyWorkspace(two, {
				'house.yaml': 'overlay: house\nformat: 1\nover: [toy]\nchanges: [{ disable: toy.b }]\n',
			}),
			{ game: 'toy', seats: 2, overlays },
		).diagnostics.map((d) => d.code);
	expect(codes([])).toContain('ORDER-TIE');
	expect(codes(['house'])).toEqual([]);
});
