import { describe, expect, test } from 'vitest';
import { Header } from '../run/header.ts';
import { TestMachine, smallGame } from './testing.ts';

const program = smallGame(
	'S: { copies: 2, line: E-W }\nX: { copies: 2, line: [N, E, S, W] }',
	{
		count: '{ args: { t: tile-kind }, value: "placements(t).size()" }',
		spoken:
			'{ args: { t: tile-kind }, value: "placements(t).count(p, p.tile == t && drawn == t)" }',
		filtered:
			'{ args: { t: tile-kind }, value: "placements(t).filter(p, p.tile == t).count(p, p.tile == t)" }',
		lines:
			'{ args: { t: tile-kind }, value: "placements(t).filter(p, p.turn == 0).flatMap(p, p.sides).filter(s, s.shows(line)).size()" }',
		may: '{ args: { t: tile-kind }, type: bool, value: "placements(t).exists(p, can(build, p))" }',
		mayAll: '{ args: { t: tile-kind }, type: bool, value: "placements(t).all(p, can(build, p))" }',
		best: '{ args: { t: tile-kind }, value: "placements(t).argmin(p, p.tile == t ? 0 : 1).count(p, p.tile == t)" }',
		nested:
			'{ args: { t: tile-kind, u: tile-kind }, value: "placements(t).filter(p, placements(u).exists(q, q.tile == u) && p.tile == t).size()" }',
		inHand:
			'{ args: { t: tile-kind }, value: "placements(t).flatMap(p, [p.cell]).count(c, drawn != t)" }',
		cells: '{ args: { t: tile-kind }, value: "placements(t).map(p, p.cell).size()" }',
	},
	`verbs: { build: { it: placement } }
forbid: [{ id: noCrossing, verb: build, when: it.tile == X, why: notThere }]
texts: { notThere: Not there. }
deck: { start: [{ tile: S, at: 0/0 }] }
`,
);
const [S, X] = ['S', 'X'].map((id) => program.tiles.findIndex((t) => t.id === id)) as [
	number,
	number,
];

describe.each([
	['closures', false],
	['tracing', true],
])('%s: what is asked of the placements of a tile', (_, tracing) => {
	test.each([
		['no tile', -1],
		['the same tile', X],
		['another tile', S],
	])('speaks of that tile with %s in hand', (_, drawn) => {
		const g = new TestMachine(program, tracing);
		const { m } = g.machine.rt;
		m[Header.drawn] = drawn;
		for (const tile of [S, X]) {
			const [count] = g.ask('count', tile);
			expect(count).toBeGreaterThan(0);
			expect(g.ask('spoken', tile)).toEqual([count]);
			expect(g.ask('filtered', tile)).toEqual([count]);
			expect(g.ask('best', tile)).toEqual([count]);
			expect(g.ask('nested', tile, X + S - tile)).toEqual([count]);
			expect(g.ask('may', tile)).toEqual([tile === S ? 1 : 0]);
			expect(g.ask('mayAll', tile)).toEqual([tile === S ? 1 : 0]);
			expect(g.ask('inHand', tile)).toEqual(drawn === tile ? [0] : g.ask('cells', tile));
			expect(m[Header.drawn]).toBe(drawn);
		}
		expect(g.ask('lines', S)[0]).toBeGreaterThan(0);
	});
});
