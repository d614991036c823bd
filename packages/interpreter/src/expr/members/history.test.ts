import { describe, expect, test } from 'vitest';
import { rootOf, segmentCount } from '../../board/features.ts';
import { cellTile } from '../../board/grid.ts';
import { tileCount, tileSegmentStart } from '../../board/tiles.ts';
import { Header } from '../../run/header.ts';
import { Where } from '../../run/runtime.ts';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	`
S: { copies: 12, line: E-W }
F: { copies: 4 }
X: { copies: 4, line: [N, E, S, W], arrow: east }
L: { copies: 4, block: N, line: S-E }
`,
	{
		stood: '{ of: piece, type: segment, value: "it.last" }',
		why: '{ of: piece, type: bool, value: "it.cause == fled" }',
		moved: '{ of: piece, type: bool, value: "it.cause == strolled" }',
		laidBy: '{ of: tile, type: seat, value: "it.owner" }',
		turned: '{ of: tile, type: int, value: "it.turn" }',
		points: '{ of: tile, type: int, value: "it.arrow" }',
		printed: '{ of: tile, type: int, value: "it.kind.arrow" }',
		cornered: '{ of: corner, type: feature, value: "it.feature" }',
		under: '{ of: piece, type: segment, value: "it.segment" }',
		counts: '{ of: feature, type: set(piece), value: "it.pieces" }',
		standing: '{ of: segment, type: set(piece), value: "it.pieces" }',
		partner: '{ of: segment, type: set(segment), value: "it.meets" }',
		partners: '{ of: feature, type: set(feature), value: "it.meets" }',
		scored: '{ of: feature, type: bool, value: "it.inWave" }',
		now: '{ type: set(feature), value: wave.round }',
		all: '{ type: set(feature), value: wave.features }',
	},
	`marks: { arrow: { of: tile, oriented: true } }
zones: { jail: {} }
actions:
  enter: { group: main, when: "active.supply.exists(p, p.kind == man)", choose: { among: { w: placed.segments } }, do: [{ place: { piece: man, at: w } }] }
registers:
  from: { per: game, type: segment }
  rounds: { per: game }
  inside: { per: game }
  kindDrawn: { per: game, type: tile-kind }
rules:
  - { id: end, at: end, when: deck.empty(), do: [{ finish: game }] }
  - id: walk
    at: start
    when: "active.onBoard.exists(p, p.segment != none)"
    do: [{ move: { pieces: "active.onBoard.first()", to: jail, cause: strolled } }]
  - id: flee
    at: start
    after: walk
    when: deck.size() < 12
    do: [{ return: { pieces: jail, cause: fled } }]
  - { id: note, on: { event: moved, as: e }, do: [{ set: { register: from, to: e.from } }] }
  - { id: see, on: { event: drawn, as: e }, do: [{ set: { register: kindDrawn, to: e.tileKind } }] }
  - { id: count, at: wave.return, do: [{ set: { register: rounds, to: wave.round.size() } }, { set: { register: inside, to: "features.count(f, f.inWave)" } }] }
deck: { start: [{ tile: S, at: 0/0 }] }
`,
);
const value = (g: TestMachine, id: string): number => {
	const { rt } = g.machine;
	return rt.m[rt.REGISTER[program.registers.findIndex((r) => r.id === id)]!]!;
};
const man = (g: TestMachine, seat: number): number =>
	g.machine.rt.pieceFirst[
		seat * program.pieces.length + program.pieces.findIndex((p) => p.id === 'man')
	]!;

describe.each([
	['closures', false],
	['tracing', true],
])('%s: how things came to be', (_, tracing) => {
	const on = (): TestMachine => new TestMachine(program, tracing);

	test('a piece knows the segment it left, and why; an event knows it too', () => {
		const g = on();
		const { machine } = g;
		const { m, WHERE } = machine.rt;
		let placed = -1;
		let jailed = false;
		for (let turn = 0; turn < 40 && !machine.over; turn++) {
			machine.choose(0);
			const p = man(g, 0);
			if (m[WHERE + p] === Where.segment) placed = m[machine.rt.REF + p]!;
			if (m[WHERE + p] === Where.zone && placed >= 0) {
				jailed = true;
				expect(g.ask('stood', p)).toEqual([placed]);
				expect(g.ask('moved', p)).toEqual([1]);
				expect(value(g, 'from')).toBeGreaterThanOrEqual(0);
			}
			if (m[WHERE + p] === Where.supply && jailed) {
				expect(g.ask('why', p)).toEqual([1]);
				expect(g.ask('stood', p)).toEqual([-1]);
				break;
			}
		}
		expect(jailed).toBe(true);
		expect(g.ask('stood', man(g, 1) + 2)).toEqual([-1]);
	});

	test('a tile knows who laid it and how it was turned; a drawn tile is told', () => {
		const g = on();
		const { machine } = g;
		expect(g.ask('laidBy', 0)).toEqual([-1]);
		for (let turn = 0; turn < 6; turn++) {
			while (machine.rt.m[Header.drawn]! < 0) machine.choose(0);
			const seat = machine.rt.m[Header.active]!;
			const drawn = machine.rt.m[Header.drawn]!;
			expect(value(g, 'kindDrawn')).toBe(drawn);
			machine.choose(0);
			const tile = tileCount(g.board) - 1;
			expect(g.ask('laidBy', tile)).toEqual([seat]);
			expect(g.ask('turned', tile)).toEqual([machine.rt.m[g.board.TILE_ROTATION + tile]]);
		}
	});

	test('a mark that points turns with its tile', () => {
		const g = on();
		const points = [0, 1, 2, 3].map((turn) => g.ask('points', g.lay('X', 8, turn * 2, turn))[0]);
		expect(points).toEqual([3, 5, 7, 1]);
		expect(g.ask('printed', g.lay('X', 12, 8, 2))).toEqual([3]);
		expect(g.ask('points', g.lay('S', 16, 8, 2))).toEqual([0]);
	});

	test('a corner is of the one feature that meets there; who stands there is on it, on no segment', () => {
		const g = on();
		for (const [x, y] of [
			[5, 5],
			[6, 5],
			[5, 6],
			[6, 6],
		] as const)
			g.lay('F', x, y);
		const corner = g.cell(6, 6);
		const [land] = g.ask('cornered', corner) as [number];
		expect(land).toBe(rootOf(g.board, tileSegmentStart(g.board, cellTile(g.board, g.cell(5, 5)))));
		const { machine } = g;
		machine.movePiece(man(g, 1), Where.corner, corner, -1);
		expect(g.ask('counts', land)).toEqual([man(g, 1)]);
		expect(g.ask('under', man(g, 1))).toEqual([-1]);
		for (let s = 0; s < segmentCount(g.board); s++)
			expect(g.ask('standing', s)).not.toContain(man(g, 1));
		// beside a line that runs out of the board two areas meet at its corners, each at one of them
		g.lay('X', 9, 9);
		g.lay('F', 10, 9);
		const differ = [g.cell(10, 9), g.cell(10, 10)].map((c) => g.ask('cornered', c)[0]);
		expect(new Set(differ).size).toBe(1);
	});

	test('segments and features that meet with their ends', () => {
		const ends = smallGame(
			'A: { copies: 3, block: N, line: S }\nB: { copies: 3, block: N, line: E-W }',
			{
				partner: '{ of: segment, type: set(segment), value: "it.meets" }',
				partners: '{ of: feature, type: set(feature), value: "it.meets" }',
			},
			'deck: { start: [{ tile: A, at: 0/0 }] }\n',
		);
		const h = new TestMachine(ends, tracing);
		const [a, b] = ['A', 'B'].map((id) => ends.tiles.find((t) => t.id === id)!);
		expect(a!.segments.some((s) => s.ends.length > 0)).toBe(true);
		const t = h.lay('B', 4, 4);
		for (const [tile, ir] of [
			[0, a!],
			[t, b!],
		] as const) {
			const first = tileSegmentStart(h.board, tile);
			ir.segments.forEach((s, i) =>
				expect(h.ask('partner', first + i)).toEqual(s.ends.map((e) => first + e)),
			);
			ir.segments.forEach((s, i) =>
				expect(h.ask('partners', rootOf(h.board, first + i))).toEqual(
					s.ends.map((e) => rootOf(h.board, first + e)),
				),
			);
		}
	});

	test('the running round holds its features, and they are in the wave', () => {
		const g = on();
		const { machine } = g;
		let most = 0;
		for (let step = 0; !machine.over; step++) {
			machine.choose((step * 7) % machine.optionCount);
			most = Math.max(most, value(g, 'rounds'));
			expect(value(g, 'inside')).toBeGreaterThanOrEqual(value(g, 'rounds'));
			expect(g.ask('now')).toEqual([]);
			for (const f of g.ask('all')) expect(g.ask('scored', f)).toEqual([1]);
		}
		expect(most).toBeGreaterThan(0);
	});
});
