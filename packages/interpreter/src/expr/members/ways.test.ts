import { describe, expect, test } from 'vitest';
import { addSegment } from '../../board/added-segments.ts';
import { rootOf } from '../../board/features.ts';
import { cellTile } from '../../board/grid.ts';
import { addLink } from '../../board/links.ts';
import { segmentAtSide } from '../../board/sides.ts';
import { tileSegmentStart } from '../../board/tiles.ts';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	`
S: { copies: 20, line: E-W }
K: { copies: 4, line: E-W knot }
T: { copies: 4, line: E-S-W }
D: { copies: 4, line: [E, W] }
V: { copies: 4, line: S-W }
`,
	{
		way: '{ of: side, type: set(segment), value: "along(it)" }',
		free: '{ args: { s: segment }, type: set(segment), value: "stretch(s, knot)" }',
		linked: '{ of: segment, type: piece, value: "it.link" }',
		both: '{ of: segment, args: { to: segment }, type: bool, value: "it.linkedTo(to)" }',
		number: '{ of: segment, type: int, value: "it.index" }',
		meets: '{ of: segment, type: set(side), value: "it.sides" }',
	},
	`pieces: { boat: { shared: 4, stands-on: feature } }
rules:
  - id: never
    at: after-place
    when: "1 > 2 + deck.size()"
    do:
      - link: { a: "placed.segments.first()", b: "placed.segments.first()", by: "boat.supply.first()" }
      - add-segment: { tile: placed, kind: line, sides: "placed.sides", over: true }
deck: { start: [{ tile: S, at: 0/0 }] }
`,
);

function row(g: TestMachine, ids: readonly string[]): number[] {
	return ids.map((id, x) => tileSegmentStart(g.board, g.lay(id, x, 5)));
}

describe.each([
	['closures', false],
	['tracing', true],
])('%s: ways', (_, tracing) => {
	const on = (): TestMachine => new TestMachine(program, tracing);
	const east = (g: TestMachine, x: number, y = 5): number => g.cell(x, y) * 4 + 1;

	test('along a side go the segments beyond it, the nearest first', () => {
		const g = on();
		const s = row(g, ['S', 'S', 'S', 'S', 'S']);
		expect(g.ask('way', east(g, 1))).toEqual([s[2], s[3], s[4]]);
		expect(g.ask('way', g.cell(1, 5) * 4 + 3)).toEqual([s[0]]);
		expect(g.ask('way', g.cell(1, 5) * 4)).toEqual([]);
		expect(g.ask('way', -1)).toEqual([]);
	});

	test('a way parts at a crossing and ends where it comes back', () => {
		const g = on();
		const s = row(g, ['S', 'T', 'S']);
		const below = tileSegmentStart(g.board, g.lay('V', 1, 6, 2));
		// the arm that goes south bends east, then north to the end of the row: a loop of four tiles
		const corner = tileSegmentStart(g.board, g.lay('V', 2, 6));
		expect(rootOf(g.board, below)).toBe(rootOf(g.board, corner));
		const far = g.ask('way', east(g, 0));
		expect(far[0]).toBe(s[1]);
		expect(new Set(far.slice(1, 3))).toEqual(new Set([s[2], below]));
		expect(far).not.toContain(s[0]);
		expect(far).toHaveLength(4);
	});

	test('a stretch ends before marked segments; from a marked one it is that alone', () => {
		const g = on();
		const s = row(g, ['S', 'S', 'K', 'S', 'S', 'K', 'S']);
		expect(rootOf(g.board, s[0]!)).toBe(rootOf(g.board, s[6]!));
		expect(g.ask('free', s[0]!)).toEqual([s[0], s[1]]);
		expect(g.ask('free', s[4]!).sort()).toEqual([s[3], s[4]]);
		expect(g.ask('free', s[6]!)).toEqual([s[6]]);
		expect(g.ask('free', s[2]!)).toEqual([s[2]]);
	});

	test('links carry ways over, and are told by both ends', () => {
		const g = on();
		const left = row(g, ['S', 'S']);
		const d = g.lay('D', 4, 5);
		const [east1, west1] = [
			segmentAtSide(g.board, g.cell(4, 5), 1),
			segmentAtSide(g.board, g.cell(4, 5), 3),
		];
		const right = tileSegmentStart(g.board, g.lay('S', 5, 5));
		const mid = [2, 3].map((x) => tileSegmentStart(g.board, g.lay('S', x, 5)));
		const boat =
			g.machine.rt.pieceFirst[
				g.machine.rt.seats * program.pieces.length +
					program.pieces.findIndex((p) => p.id === 'boat')
			]!;
		expect(g.ask('linked', east1)).toEqual([-1]);
		expect(g.ask('way', east(g, 0))).toEqual([left[1], ...mid, west1]);
		addLink(g.board, west1, east1, boat);
		expect(g.ask('way', east(g, 0))).toEqual([left[1], ...mid, west1, east1, right]);
		expect(g.ask('linked', east1)).toEqual([boat]);
		expect(g.ask('linked', west1)).toEqual([boat]);
		expect(g.ask('both', west1, east1)).toEqual([1]);
		expect(g.ask('both', west1, right)).toEqual([0]);
		expect(cellTile(g.board, g.cell(4, 5))).toBe(d);
	});

	test('numbers of segments: printed ones first, then added ones; the sides they meet', () => {
		const g = on();
		const t = g.lay('D', 4, 5, 1);
		const own = [0, 1].map((i) => tileSegmentStart(g.board, t) + i);
		expect(own.map((s) => g.ask('number', s)[0])).toEqual([0, 1]);
		const printed = program.tiles[program.tiles.findIndex((x) => x.id === 'D')]!.segments.length;
		const line = program.kinds.findIndex((k) => k.id === 'line');
		const at = g.cell(4, 5) * 4;
		const added = [addSegment(g.board, t, line, [at + 1]), addSegment(g.board, t, line, [at + 3])];
		expect(added.map((s) => g.ask('number', s)[0])).toEqual([printed, printed + 1]);
		expect(g.ask('meets', added[0]!)).toEqual([at + 1]);
		expect(g.ask('meets', segmentAtSide(g.board, g.cell(4, 5), 2))).toEqual([at + 2]);
	});
});
