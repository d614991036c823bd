import { describe, expect, test } from 'vitest';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	'S: { copies: 9, line: E-W, spot: centre }\nB: { copies: 9, line: E-W }',
	{
		all: '{ type: int, value: "close.size()" }',
		first: '{ type: set(tile), value: "close.map(p, p.a)" }',
		second:
			'{ type: set(tile), value: "close.filter(p, p.a.cell == p.b.cell || distance(p.a.cell, p.b.cell) == 1).map(p, p.b)" }',
		check: '{ type: bool, value: "close.all(p, distance(p.a.cell, p.b.cell) <= 2 && p.a != p.b)" }',
		spread: '{ type: int, value: "close.sum(p, distance(p.a.cell, p.b.cell))" }',
		rivals: '{ type: int, value: "faced.count(p, p.a.pieces.empty() && p.b.tiles.size() >= 1)" }',
		tables: '{ type: int, value: "places.count(p, p.a.number + p.b.number == 3)" }',
		others: '{ type: int, value: "close.count(p, close.exists(q, q.a == p.b && q.b == p.a))" }',
	},
	`relations:
  close: { among: { a: board.tiles, b: "board.tiles.without(a)" }, where: "distance(a.cell, b.cell) <= 2" }
  faced: { among: { a: features(spot), b: "features(line).filter(f, f.tiles.intersects(a.tiles))" } }
  places: { among: { a: seats, b: seats }, where: a.number < b.number }
deck: { start: [{ tile: S, at: 0/0 }] }
`,
	4,
);

describe.each([
	['closures', false],
	['tracing', true],
])('%s: relations', (_, tracing) => {
	test('hold the pairs that a second look finds', () => {
		const g = new TestMachine(program, tracing);
		const at: [number, number][] = [
			[0, 0],
			[1, 0],
			[3, 0],
			[3, 1],
			[5, 5],
			[6, 6],
			[2, 4],
		];
		at.slice(1).forEach(([x, y], i) => g.lay(i % 2 === 0 ? 'B' : 'S', x, y));
		const pairs: [number, number][] = [];
		const far = (a: number, b: number): number =>
			Math.abs(at[a]![0] - at[b]![0]) + Math.abs(at[a]![1] - at[b]![1]);
		at.forEach((_a, i) => at.forEach((_b, j) => i !== j && far(i, j) <= 2 && pairs.push([i, j])));
		expect(g.ask('all')).toEqual([pairs.length]);
		expect(g.ask('first')).toEqual([...new Set(pairs.map(([a]) => a))]);
		expect(new Set(g.ask('second'))).toEqual(
			new Set(pairs.filter(([a, b]) => far(a, b) === 1).map(([, b]) => b)),
		);
		expect(g.ask('check')).toEqual([1]);
		expect(g.ask('spread')).toEqual([pairs.reduce((n, [a, b]) => n + far(a, b), 0)]);
		expect(g.ask('others')).toEqual([pairs.length]);
		expect(g.ask('rivals')).toEqual([4]);
		expect(g.ask('tables')).toEqual([2]);
	});
});

describe('a round of a wave', () => {
	const frozen = smallGame(
		'X: { copies: 16, line: [N, E, S, W] }',
		{},
		`relations:
  guarded: { among: { a: features(line), b: a.pieces }, where: "!a.settled" }
registers:
  early: { per: game }
  during: { per: game }
  late: { per: game }
  seen: { per: game, type: piece }
actions:
  enter:
    group: main
    when: "active.supply.exists(p, p.kind == man)"
    choose: { among: { w: placed.segments(line) } }
    do: [{ place: { piece: man, at: w } }]
rules:
  - { id: end, at: end, when: deck.empty(), do: [{ finish: game }] }
  - { id: look, at: wave.offer, do: [{ set: { register: early, to: guarded.size() } }] }
  - { id: home, at: wave.return, do: [{ return: { pieces: "wave.round.flatMap(f, f.pieces)", cause: scored } }] }
  - id: still
    at: wave.return
    after: home
    do:
      - set: { register: during, to: guarded.size() }
      - set: { register: seen, to: "guarded.map(g, g.b).filter(p, p.inSupply).first()" }
  - { id: then, at: wave.award, do: [{ set: { register: late, to: guarded.size() } }] }
deck: { start: [{ tile: X, at: 0/0 }] }
`,
	);

	test('sees the pairs it froze, until it ends', () => {
		const { machine } = new TestMachine(frozen);
		const { m, REGISTER } = machine.rt;
		const value = (id: string): number =>
			m[REGISTER[frozen.registers.findIndex((r) => r.id === id)]!]!;
		let scored = 0;
		for (let seed = 1; seed < 9; seed++) {
			machine.reset(seed);
			for (let step = 0; !machine.over; step++) {
				machine.choose((step * 3 + seed) % machine.optionCount);
				if (value('seen') < 0) continue;
				scored++;
				// the figure is at home by then, yet the round uses the place where it stood
				expect(value('during')).toBe(value('early'));
				expect(value('late')).toBeLessThan(value('during'));
			}
		}
		expect(scored).toBeGreaterThan(0);
	});
});
