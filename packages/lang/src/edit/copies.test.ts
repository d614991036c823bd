import { expect, test } from 'vitest';
import { changeCopies, copiesForm } from './copies.ts';

const text = `format: 1
# the tiles
tiles:
  A: { copies: 2, road: S } # two of them
  B: { road: E-W }
  D: { copies: { c1: 4, c2: 3 }, road: N }
  E: { copies: { per-seat: 1 }, road: N }
  F:
    copies: "seats.size()"
`;
const change = (tile: string, n: number, column?: string): string | undefined => {
	const edited = changeCopies(text, ['tiles', tile], n, column);
	return edited?.ok ? edited.text : undefined;
};

test('a number in its place, one that was not written, one of the column in play', () => {
	expect(change('A', 5)).toBe(text.replace('copies: 2', 'copies: 5'));
	expect(change('B', 3)).toBe(text.replace('{ road: E-W }', '{ road: E-W, copies: 3 }'));
	expect(change('D', 9, 'c2')).toBe(text.replace('c2: 3', 'c2: 9'));
});

test('what a rule says stays, and so does a table without a column', () => {
	expect(change('E', 2)).toBeUndefined();
	expect(change('F', 2)).toBeUndefined();
	expect(change('D', 2)).toBeUndefined();
	expect([2, undefined, { c1: 1 }, { 'per-seat': 1 }, 'x + 1'].map((v) => copiesForm(v))).toEqual([
		'number',
		'number',
		'columns',
		'rule',
		'rule',
	]);
});
