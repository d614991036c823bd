import { describe, expect, test } from 'vitest';
import { rootOf } from '../../board/features.ts';
import { cellTile } from '../../board/grid.ts';
import { tileSegmentStart } from '../../board/tiles.ts';
import { Where } from '../../run/runtime.ts';
import {
	piecesIn,
	settlePiles,
	shuffleZone,
	stowTile,
	takeTile,
	zoneAt,
	zoneOf,
} from '../../run/zones.ts';
import { TestMachine, smallGame } from '../testing.ts';

const program = (join: string): ReturnType<typeof smallGame> =>
	smallGame(
		'S: { copies: 9, line: E-W }\nB: { copies: 9, block: E }\nT: { copies: { per-seat: 2 }, line: N-S, starts: rack }',
		{
			heapOf: '{ of: feature, type: set(piece), value: "it.heap" }',
			purseOf: '{ of: seat, type: set(piece), value: "it.purse" }',
			inPot: '{ type: set(piece), value: pot }',
			rackOf: '{ of: seat, type: set(tile-kind), value: "it.rack" }',
			box: '{ of: tile, type: set(tile-kind), value: "it.under" }',
			left: '{ of: piece-kind, type: set(piece), value: "it.supply" }',
			whose: '{ of: piece, type: seat, value: "it.holder" }',
			worth: '{ of: feature, type: int, value: "it.heap.sum(p, p.face)" }',
		},
		`extend: { kinds: { line: { piles: { heap: { join: ${join} } } } } }
zones:
  pot: { order: stack }
  purse: { per: seat }
  rack: { per: seat, holds: tiles }
  under: { per: tile, holds: tiles }
deck: { start: [{ tile: S, at: 0/0 }] }
`,
		3,
	);
const newOnTop = program('newOnTop');
const zone = (id: string): number => newOnTop.zones.findIndex((z) => z.id === id);
const coin = newOnTop.pieces.findIndex((p) => p.id === 'coin');

function put(g: TestMachine, n: number, number: number, under = false): number {
	const { rt } = g.machine;
	const p = rt.pieceFirst[rt.seats * rt.program.pieces.length + coin]! + n;
	g.machine.movePiece(p, Where.zone, number, -1, under);
	return p;
}
const never = (): never => {
	throw new Error('nothing is left to chance here');
};

describe.each([
	['closures', false],
	['tracing', true],
])('%s: zones', (_, tracing) => {
	const on = (join = newOnTop): TestMachine => new TestMachine(join, tracing);
	const line = (g: TestMachine, x: number, y = 0): number =>
		rootOf(g.board, tileSegmentStart(g.board, cellTile(g.board, g.cell(x, y))));
	const pile = (g: TestMachine, x: number): number =>
		zoneAt(g.machine.rt, zone('heap'), line(g, x));

	test('a stack gives what came last; what is put under comes last of all', () => {
		const g = on();
		const pot = zoneAt(g.machine.rt, zone('pot'), -1);
		const [a, b, c] = [put(g, 3, pot), put(g, 0, pot), put(g, 2, pot, true)];
		expect(g.ask('inPot')).toEqual([b, a, c]);
		const d = put(g, 1, pot);
		expect(g.ask('inPot')).toEqual([d, b, a, c]);
		expect(g.ask('left', coin)).toHaveLength(2);
		g.machine.movePiece(b, Where.supply, -1, -1);
		expect(g.ask('inPot')).toEqual([d, a, c]);
		expect(g.ask('left', coin)).toHaveLength(3);
	});

	test('of seats, each has its own, without an order', () => {
		const g = on();
		const [a, b, c] = [
			put(g, 4, zoneAt(g.machine.rt, zone('purse'), 1)),
			put(g, 2, zoneAt(g.machine.rt, zone('purse'), 1)),
			put(g, 0, zoneAt(g.machine.rt, zone('purse'), 2)),
		];
		expect([0, 1, 2].map((s) => g.ask('purseOf', s))).toEqual([[], [b, a], [c]]);
		expect([a, c].map((p) => g.ask('whose', p)[0])).toEqual([1, 2]);
		expect(g.ask('purseOf', -1)).toEqual([]);
	});

	test('tiles lie in them as often as they are there', () => {
		const g = on();
		const { rt } = g.machine;
		const [s, b, t] = ['S', 'B', 'T'].map((id) => newOnTop.tiles.findIndex((x) => x.id === id)) as [
			number,
			number,
			number,
		];
		expect([0, 1, 2].map((seat) => g.ask('rackOf', seat))).toEqual([
			[t, t],
			[t, t],
			[t, t],
		]);
		const mine = zoneAt(rt, zone('rack'), 1);
		stowTile(rt, mine, b);
		stowTile(rt, mine, s);
		stowTile(rt, mine, b);
		expect(g.ask('rackOf', 1)).toEqual([s, b, b, t, t].sort((x, y) => x - y));
		expect(takeTile(rt, mine, t)).toBe(true);
		expect(takeTile(rt, mine, t)).toBe(true);
		expect(takeTile(rt, mine, t)).toBe(false);
		expect(g.ask('rackOf', 1)).toEqual([s, b, b].sort((x, y) => x - y));
		expect(g.ask('rackOf', 2)).toEqual([t, t]);
		const under = zoneAt(rt, zone('under'), 0);
		stowTile(rt, under, s);
		expect(g.ask('box', 0)).toEqual([s]);
		expect(zoneOf(rt, under)).toEqual({ zone: zone('under'), owner: 0 });
	});

	test('a pile lies on its feature, whatever segment is named', () => {
		const g = on();
		g.lay('S', 1, 0);
		const [a, b] = [put(g, 1, pile(g, 1)), put(g, 0, pile(g, 0))];
		expect(g.ask('heapOf', line(g, 0))).toEqual([b, a]);
		expect(g.ask('worth', line(g, 1))).toEqual([
			g.machine.rt.m[g.machine.rt.FACE + a]! + g.machine.rt.m[g.machine.rt.FACE + b]!,
		]);
		expect(g.ask('heapOf', -1)).toEqual([]);
	});

	test.each([
		['newOnTop', [3, 2, 4, 1, 0]],
		['oldOnTop', [4, 1, 0, 3, 2]],
	] as const)('piles that join: %s', (join, expected) => {
		const g = on(program(join));
		// 0/0 and 2/0 join by 1/0: coins 0, 1 and (put under) 0 again lie on the older one
		g.lay('S', 2, 0);
		const first = g.machine.rt.pieceFirst[g.machine.rt.seats * newOnTop.pieces.length + coin]!;
		put(g, 2, pile(g, 2));
		put(g, 1, pile(g, 0));
		put(g, 0, pile(g, 0), true);
		put(g, 4, pile(g, 0));
		put(g, 3, pile(g, 2));
		g.lay('S', 1, 0);
		settlePiles(g.machine.rt, never);
		expect(g.ask('heapOf', line(g, 1)).map((p) => p - first)).toEqual(expected);
		// a piece that comes afterwards lies on top of all
		put(g, 5, pile(g, 1));
		expect(g.ask('heapOf', line(g, 0)).map((p) => p - first)).toEqual([5, ...expected]);
	});

	test('piles that join: shuffled, by what chance chooses', () => {
		const g = on(program('shuffled'));
		g.lay('S', 2, 0);
		const coins = [put(g, 0, pile(g, 0)), put(g, 1, pile(g, 2)), put(g, 2, pile(g, 0))];
		g.lay('S', 1, 0);
		const heapSizes: number[] = [];
		settlePiles(g.machine.rt, (left) => {
			heapSizes.push(left.length);
			return left.length - 1;
		});
		expect(heapSizes).toEqual([3, 2]);
		expect(g.ask('heapOf', line(g, 1))).toEqual([coins[2], coins[1], coins[0]]);
	});

	test('a stack is shuffled from the top down, and what is alone needs no chance', () => {
		const g = on();
		const pot = zoneAt(g.machine.rt, zone('pot'), -1);
		const coins = [0, 1, 2, 3].map((n) => put(g, n, pot));
		const picks = [2, 0, 1];
		shuffleZone(g.machine.rt, pot, () => picks.shift()!);
		expect(piecesIn(g.machine.rt, pot)).toEqual([coins[2], coins[0], coins[3], coins[1]]);
	});

	test('undo brings order and contents back', () => {
		const g = on();
		g.lay('S', 2, 0);
		put(g, 2, pile(g, 2));
		put(g, 1, pile(g, 0));
		const before = g.ask('heapOf', line(g, 0));
		const mark = g.machine.mark();
		g.lay('S', 1, 0);
		settlePiles(g.machine.rt, never);
		put(g, 3, pile(g, 1));
		expect(g.ask('heapOf', line(g, 0))).toHaveLength(3);
		g.machine.undoTo(mark);
		expect(g.ask('heapOf', line(g, 0))).toEqual(before);
	});
});
