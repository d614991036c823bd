import { describe, expect, test } from 'vitest';
import { Header } from '../../run/header.ts';
import { TestMachine, smallGame } from '../testing.ts';

const tiles = `
S: { line: E-W }
M: { line: W-E, block: N, mist: N-E }
C: { copies: 4, spot: centre, line: [N, S] }
H: { copies: 4, block: [W-NL, E-NR] }
`;
const program = smallGame(
	tiles,
	{
		points: '{ of: side, type: int, value: "it.direction" }',
		other: '{ of: side, type: side, value: "it.opposite" }',
		beyond: '{ of: side, type: cell, value: "it.cell" }',
		shown: '{ of: side, args: { k: kind }, type: bool, value: "it.shows(k)" }',
		handPoints: '{ of: placement-side, type: int, value: "it.direction" }',
		handOther: '{ of: placement-side, type: placement-side, value: "it.opposite" }',
		handShown: '{ of: placement-side, args: { k: kind }, type: bool, value: "it.shows(k)" }',
		handSides: '{ of: placement, type: set(placement-side), value: "it.sides" }',
		kindShown: '{ of: tile-kind, args: { k: kind }, type: bool, value: "it.shows(k)" }',
		tileShown: '{ of: tile, args: { k: kind }, type: bool, value: "it.shows(k)" }',
		openMist:
			'{ of: tile, type: int, value: "it.segments.filter(s, s.kind == mist).first().feature.open" }',
		mistSize:
			'{ of: tile, type: int, value: "it.segments.filter(s, s.kind == mist).first().feature.segments.size()" }',
		mistDone:
			'{ of: tile, type: bool, value: "it.segments.filter(s, s.kind == mist).first().feature.complete" }',
	},
	'kinds:\n  mist: { connect: edge, form: block, layer: true, complete: open == 0, value: {} }\ndeck: { start: [{ tile: S, at: 0/0 }] }\n',
);
const kind = (id: string): number => program.kinds.findIndex((k) => k.id === id);
const [N, E, S, W] = [0, 1, 2, 3];

describe.each([
	['closures', false],
	['tracing', true],
])('%s: sides', (_, tracing) => {
	const on = (): TestMachine => new TestMachine(program, tracing);

	test('point somewhere, have one across and a cell beyond', () => {
		const g = on();
		for (let d = 0; d < 4; d++) {
			const side = g.cell(0, 0) * 4 + d;
			expect(g.ask('points', side)).toEqual([d + 1]);
			expect(g.ask('other', side)).toEqual([g.cell(0, 0) * 4 + ((d + 2) & 3)]);
			expect(g.places('beyond', side)).toEqual([['0/-1', '1/0', '0/1', '-1/0'][d]]);
		}
		expect(g.ask('points', -1)).toEqual([0]);
		expect(g.ask('other', -1)).toEqual([-1]);
	});

	test('show every segment that meets them, layers and areas too, as the tile lies', () => {
		const g = on();
		for (let turn = 0; turn < 4; turn++) {
			g.lay('M', 4, turn * 3, turn);
			const at = (d: number): number => g.cell(4, turn * 3) * 4 + ((d + turn) & 3);
			const shows = (d: number, k: string): number => g.ask('shown', at(d), kind(k))[0]!;
			expect([N, E, S, W].map((d) => shows(d, 'mist'))).toEqual([1, 1, 0, 0]);
			expect([N, E, S, W].map((d) => shows(d, 'block'))).toEqual([1, 0, 0, 0]);
			expect([N, E, S, W].map((d) => shows(d, 'line'))).toEqual([0, 1, 0, 1]);
			expect([N, E, S, W].map((d) => shows(d, 'land'))).toEqual([0, 1, 1, 1]);
		}
		expect(g.ask('shown', g.cell(9, 9) * 4, kind('line'))).toEqual([0]);
	});

	test('of the tile in hand are as it would lie', () => {
		const g = on();
		g.machine.rt.m[Header.drawn] = program.tiles.findIndex((t) => t.id === 'M');
		for (let turn = 0; turn < 4; turn++) {
			const sides = g.ask('handSides', g.cell(2, 2) * 4 + turn);
			for (const s of sides) {
				const printed = (s - turn) & 3;
				expect(g.ask('handPoints', s)).toEqual([(s & 3) + 1]);
				expect(g.ask('handShown', s, kind('mist'))).toEqual([
					printed === N || printed === E ? 1 : 0,
				]);
				expect(g.ask('handShown', s, kind('line'))).toEqual([
					printed === E || printed === W ? 1 : 0,
				]);
				expect(sides).toContain(g.ask('handOther', s)[0]);
				expect(g.ask('handOther', g.ask('handOther', s)[0]!)).toEqual([s]);
			}
		}
	});

	test('halves of different segments are both shown', () => {
		const g = on();
		g.lay('H', 5, 5);
		expect(g.ask('shown', g.cell(5, 5) * 4 + N, kind('block'))).toEqual([1]);
		expect(g.ask('shown', g.cell(5, 5) * 4 + S, kind('block'))).toEqual([0]);
	});

	test('a kind of tile and a tile show what is on them', () => {
		const g = on();
		const c = g.lay('C', 5, 5);
		const drawn = program.tiles.findIndex((t) => t.id === 'C');
		for (const [k, yes] of [
			['spot', 1],
			['line', 1],
			['block', 0],
			['mist', 0],
		] as const) {
			expect(g.ask('kindShown', drawn, kind(k))).toEqual([yes]);
			expect(g.ask('tileShown', c, kind(k))).toEqual([yes]);
		}
		expect(g.ask('kindShown', -1, kind('spot'))).toEqual([0]);
	});

	test('layers join their like and nothing else; ports close wherever a tile lies', () => {
		const g = on();
		// mist: N and E; the second one lies to the north and is turned so that its mist shows S and W
		const a = g.lay('M', 5, 5);
		expect(g.ask('openMist', a)).toEqual([2]);
		const b = g.lay('M', 5, 4, 2);
		expect(g.ask('mistSize', a)).toEqual([2]);
		expect(g.ask('openMist', a)).toEqual([2]);
		expect(g.ask('mistDone', b)).toEqual([0]);
		g.lay('C', 6, 5);
		g.lay('C', 4, 4);
		expect(g.ask('openMist', b)).toEqual([0]);
		expect(g.ask('mistDone', b)).toEqual([1]);
	});
});
