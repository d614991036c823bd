import { describe, expect, test } from 'vitest';
import { rootOf } from '../../board/features.ts';
import { segmentAtSide } from '../../board/sides.ts';
import { tileSegmentEnd, tileSegmentStart } from '../../board/tiles.ts';
import { Header } from '../../run/header.ts';
import { TestMachine, smallGame } from '../testing.ts';

const tiles = `
S: { line: E-W }
C: { copies: 40, spot: centre, line: N-E-S-W }
B: { copies: 2, block: E }
W: { footprint: 2x1, spot: centre@1/0, line: W@0/0 }
`;
const program = smallGame(
	tiles,
	{
		besideCell: '{ of: cell, type: set(cell), value: "beside(it)" }',
		flanked: '{ of: feature, type: set(cell), value: "flank(it)" }',
		rayed: '{ of: tile, type: set(cell), value: "rays(it)" }',
		one: '{ of: tile, args: { d: int }, type: set(cell), value: "ray(it, d)" }',
		front: '{ of: tile, args: { d: int, n: int }, type: cell, value: "ahead(it, d, n)" }',
		lane: '{ of: side, args: { n: int }, type: set(cell), value: "strip(it, n)" }',
		handLane:
			'{ of: placement, type: set(cell), value: "it.sides.filter(s, s.direction == 4).flatMap(s, strip(s, 0))" }',
		handBeyond:
			'{ of: placement, type: set(cell), value: "it.sides.filter(s, s.direction == 4).map(s, s.cell)" }',
		far: '{ of: cell, args: { to: cell }, type: int, value: "distance(it, to)" }',
		spots: '{ of: tile, type: set(feature), value: "it.cells.features([spot])" }',
		parts:
			'{ of: tile, type: set(segment), value: "around(it).union(it.cells).segments([line, spot])" }',
		near: '{ of: feature, type: set(feature), value: "it.around" }',
		wouldCover: '{ of: placement, type: set(cell), value: "it.cells" }',
		wouldBorder: '{ of: placement, type: set(cell), value: "beside(it)" }',
		turned: '{ of: placement, type: int, value: "it.turn" }',
	},
	'deck: { start: [{ tile: S, at: 0/0 }] }\n',
);

describe.each([
	['closures', false],
	['tracing', true],
])('%s: cells', (_, tracing) => {
	const on = (): TestMachine => new TestMachine(program, tracing);

	test('beside a cell lie four, at the border of the grid fewer', () => {
		const g = on();
		expect(g.places('besideCell', g.cell(2, 3))).toEqual(['1/3', '2/2', '2/4', '3/3']);
		const half = g.board.width >> 1;
		expect(g.places('besideCell', g.cell(half, half))).toHaveLength(2);
		expect(g.ask('besideCell', -1)).toEqual([]);
	});

	test('flank: beside a row of two cells lie four, beside a single one four, beside a bend none', () => {
		const g = on();
		const b = g.lay('B', 3, 0);
		g.lay('B', 4, 0, 2);
		const block = rootOf(g.board, tileSegmentStart(g.board, b));
		expect(g.places('flanked', block)).toEqual(['3/-1', '3/0', '3/1', '4/-1', '4/0', '4/1']);
		const c = g.lay('C', 8, 8);
		const [spot] = g.ask('spots', c) as [number];
		expect(g.places('flanked', spot)).toEqual(['7/8', '8/7', '8/8', '8/9', '9/8']);
		g.lay('C', 9, 8);
		g.lay('C', 9, 9);
		const line = rootOf(g.board, segmentAtSide(g.board, g.cell(8, 8), 1));
		expect(g.places('flanked', line)).toEqual(['8/8', '9/8', '9/9']);
	});

	test('rays end at the first gap; a ray goes one way, slanting too', () => {
		const g = on();
		// a plus of arms 1, 2, 3 and 0 around 5/5, with a stray tile behind each gap
		const centre = g.lay('C', 5, 5);
		for (const [x, y] of [
			[5, 4],
			[6, 5],
			[7, 5],
			[5, 6],
			[5, 7],
			[5, 8],
			[5, 2],
			[9, 5],
			[3, 5],
			[6, 4],
			[7, 3],
		] as const)
			g.lay('C', x, y);
		expect(g.places('rayed', centre)).toEqual(['5/4', '5/6', '5/7', '5/8', '6/5', '7/5']);
		expect(g.places('one', centre, 3)).toEqual(['6/5', '7/5']);
		expect(g.places('one', centre, 2)).toEqual(['6/4', '7/3']);
		expect(g.places('one', centre, 7)).toEqual([]);
		expect(g.places('one', centre, 0)).toEqual([]);
	});

	test('rays of a wide tile leave out its own cells', () => {
		const g = on();
		const w = g.lay('W', 5, 5);
		g.lay('C', 7, 5);
		g.lay('C', 4, 5);
		g.lay('C', 6, 4);
		expect(g.places('rayed', w)).toEqual(['4/5', '6/4', '7/5']);
		expect(g.places('one', w, 3)).toEqual(['7/5']);
	});

	test('ahead counts steps from the first cell; out of the grid is none', () => {
		const g = on();
		const t = g.lay('C', -2, 4);
		expect(g.places('front', t, 1, 3)).toEqual(['-2/1']);
		expect(g.places('front', t, 4, 2)).toEqual(['0/6']);
		expect(g.places('front', t, 8, 1)).toEqual(['-3/3']);
		expect(g.ask('front', t, 3, 4000)).toEqual([-1]);
		expect(g.ask('front', t, 0, 1)).toEqual([-1]);
	});

	test('a strip goes on to one cell beyond the last tile, as wide as asked', () => {
		const g = on();
		g.lay('C', 2, 3);
		const east = g.cell(0, 1) * 4 + 1;
		expect(g.places('lane', east, 0)).toEqual(['1/1', '2/1', '3/1']);
		const around = [0, 1, 2].flatMap((y) => [1, 2, 3].map((x) => `${x}/${y}`));
		expect(g.places('lane', east, 1)).toEqual(around.sort());
		expect(g.places('lane', g.cell(0, 2) * 4, 1)).toEqual(
			['-1/-1', '-1/0', '-1/1', '0/-1', '0/0', '0/1', '1/-1', '1/0', '1/1'].sort(),
		);
		expect(g.places('lane', g.cell(2, 3) * 4 + 2, 1)).toEqual(['1/4', '2/4', '3/4']);
		for (let turn = 0; turn < 4; turn++) {
			expect(g.places('handLane', g.cell(1, 1) * 4 + turn)).toEqual(['-1/1', '0/1']);
			expect(g.places('handBeyond', g.cell(1, 1) * 4 + turn)).toEqual(['0/1']);
		}
	});

	test('distance is the way by sides', () => {
		const g = on();
		for (const [x, y] of [
			[0, 0],
			[3, -4],
			[-7, 2],
		] as const)
			expect(g.ask('far', g.cell(1, 1), g.cell(x, y))).toEqual([Math.abs(x - 1) + Math.abs(y - 1)]);
	});

	test('features and segments on cells, each once, as they were laid', () => {
		const g = on();
		const a = g.lay('C', 5, 5);
		const b = g.lay('C', 6, 5);
		const w = g.lay('W', 7, 5);
		const own = (t: number): number[] =>
			Array.from(
				{ length: tileSegmentEnd(g.board, t) - tileSegmentStart(g.board, t) },
				(_, i) => tileSegmentStart(g.board, t) + i,
			);
		const kinds = g.machine.program.kinds.map((k) => k.id);
		const of = (s: number): string => kinds[g.machine.rt.m[g.board.KIND + s]!]!;
		const wanted = [a, b].flatMap(own).filter((s) => of(s) === 'line' || of(s) === 'spot');
		// the wide tile lies around b with its first cell, its spot on the other one
		const wide = own(w).filter((s) => of(s) === 'line');
		expect(g.ask('parts', b)).toEqual([...wanted, ...wide]);
		expect(g.ask('spots', w)).toHaveLength(1);
		const spotOf = (t: number): number => own(t).find((s) => of(s) === 'spot')!;
		const around = g.ask('near', rootOf(g.board, spotOf(b)));
		const expected = new Set([...own(a), ...own(w)].map((s) => rootOf(g.board, s)));
		expect(new Set(around)).toEqual(expected);
		expect(around).toHaveLength(expected.size);
	});

	test('a placement covers and borders cells as it would lie', () => {
		const g = on();
		g.machine.rt.m[Header.drawn] = g.machine.program.tiles.findIndex((t) => t.id === 'W');
		const p = g.cell(4, 4) * 4 + 1; // turned once: the second cell lies south
		expect(g.places('wouldCover', p)).toEqual(['4/4', '4/5']);
		expect(g.places('wouldBorder', p)).toEqual(['3/4', '3/5', '4/3', '4/6', '5/4', '5/5']);
		expect(g.ask('turned', p)).toEqual([1]);
	});
});
