import { expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

const codes = (text: string): string[] => compileToy(text).diagnostics.map((d) => d.code);
const rule = (when: string): string =>
	`rules: [{ id: x, at: end, when: "${when}", do: [{ grant: part }] }]`;
const all = (inner: string): string => `board.tiles.all(a, board.tiles.all(b, ${inner}))`;

test('an expression of too many steps is refused', () => {
	expect(codes(rule(all('a == b')))).toEqual([]);
	expect(codes(rule(all(`board.tiles.all(c, board.tiles.exists(d, c == d && a == b))`)))).toEqual([
		'TYPE-COST',
	]);
});

test('what a define costs counts where it is named', () => {
	const define = `define: { lonely: { of: tile, type: bool, value: "${all('a == b')}" } }\n`;
	expect(codes(define + rule('board.tiles.first().lonely'))).toEqual([]);
	expect(codes(define + rule(all('a.lonely')))).toEqual(['TYPE-COST']);
});

test('completion does not ask for the wave', () => {
	const kind = (complete: string): string =>
		`kinds: { lane: { like: line, complete: "${complete}" } }`;
	expect(codes(kind('open == 0'))).toEqual([]);
	expect(codes(kind('it in wave.round'))).toEqual(['TYPE-SCOPE']);
});
