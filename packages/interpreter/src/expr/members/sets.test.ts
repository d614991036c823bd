import { describe, expect, test } from 'vitest';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	'S: { copies: 9, line: E-W }',
	{
		at: '{ args: { n: int }, type: tile, value: "board.tiles.at(n)" }',
		both: '{ args: { a: "set(tile)", b: "set(tile)" }, type: set(tile), value: "a.intersection(b)" }',
		only: '{ args: { a: "set(tile)", b: "set(tile)" }, type: set(tile), value: "a.minus(b)" }',
		early: '{ type: set(tile), value: "board.tiles.first(3)" }',
		late: '{ type: set(tile), value: "board.tiles.filter(t, t.cell.tile != none && !(t in board.tiles.first(2)))" }',
		common: '{ type: set(tile), value: "both(early, late)" }',
		gone: '{ type: set(tile), value: "only(early, late)" }',
		written:
			'{ of: cell, args: { other: cell }, type: set(tile), value: "[it.tile, other.tile, it.tile]" }',
		nothing:
			'{ of: cell, args: { other: cell }, type: bool, value: "[it.tile, other.tile].empty()" }',
		pairs: '{ args: { a: tile, b: tile }, type: int, value: "distance(a.cell, b.cell)" }',
		nested:
			'{ args: { a: tile, b: tile }, type: int, value: "pairs(a, board.tiles.at(pairs(a, b)))" }',
		near: '{ of: tile, type: set(tile), value: "board.tiles.filter(t, distance(t.cell, it.cell) == 1)" }',
		walks: '{ of: tile, type: int, value: "near(it).sum(t, near(t).size())" }',
	},
	'deck: { start: [{ tile: S, at: 0/0 }] }\n',
);

describe.each([
	['closures', false],
	['tracing', true],
])('%s: sets', (_, tracing) => {
	const on = (): TestMachine => {
		const g = new TestMachine(program, tracing);
		for (let x = 1; x < 5; x++) g.lay('S', x, 0);
		return g;
	};

	test('a member by its place; none beyond the last and before the first', () => {
		const g = on();
		expect([0, 3, 4, 5, -1].map((n) => g.ask('at', n)[0])).toEqual([0, 3, 4, -1, -1]);
	});

	test('members of both, and those that are not in the other', () => {
		const g = on();
		expect(g.ask('common')).toEqual([2]);
		expect(g.ask('gone')).toEqual([0, 1]);
	});

	test('written out they skip none and hold each once', () => {
		const g = on();
		expect(g.ask('written', g.cell(2, 0), g.cell(3, 0))).toEqual([2, 3]);
		expect(g.ask('written', g.cell(2, 0), g.cell(9, 9))).toEqual([2]);
		expect(g.ask('written', g.cell(8, 8), g.cell(9, 9))).toEqual([]);
		expect(g.ask('nothing', g.cell(8, 8), g.cell(9, 9))).toEqual([1]);
	});

	test('definitions may be asked within themselves', () => {
		const g = on();
		expect(g.ask('nested', 1, 4)).toEqual([2]);
		const near = (t: number): number[] => [t - 1, t + 1].filter((u) => u >= 0 && u < 5);
		for (let t = 0; t < 5; t++)
			expect(g.ask('walks', t)).toEqual([near(t).reduce((n, u) => n + near(u).length, 0)]);
	});
});
