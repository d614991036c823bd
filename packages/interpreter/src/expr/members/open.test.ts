import { describe, expect, test } from 'vitest';
import { rootOf } from '../../board/features.ts';
import { cellTile, neighbourOf } from '../../board/grid.ts';
import { tileCount, tileSegmentStart } from '../../board/tiles.ts';
import { Header } from '../../run/header.ts';
import { TestMachine, smallGame } from '../testing.ts';

const program = smallGame(
	'S: { copies: 9, line: E-W }\nV: { copies: 12, line: S-W }\nX: { copies: 12, line: [N, E, S, W] }\nA: { copies: 16, sides: any }',
	{
		ports: '{ of: feature, type: int, value: "it.open" }',
		done: '{ of: feature, type: bool, value: "it.complete" }',
		scored: '{ of: feature, type: bool, value: "it.settled" }',
		lands: '{ type: set(feature), value: "features([land])" }',
	},
	`allow: [{ id: anyEnd, require: matches, when: "it.tile == A" }]
rules: [{ id: end, at: end, when: deck.empty(), do: [{ finish: game }] }]
deck: { start: [{ tile: S, at: 0/0 }] }
`,
);

function slowly({ board, machine }: TestMachine): Map<number, number> {
	const { m } = machine.rt;
	const open = new Map<number, number>();
	for (let t = 0; t < tileCount(board); t++) {
		const ir = program.tiles[m[board.TILE_KIND + t]!]!;
		const turn = m[board.TILE_ROTATION + t]!;
		ir.segments.forEach((s, i) => {
			if (s.kind !== 'land') return;
			const f = rootOf(board, tileSegmentStart(board, t) + i);
			const free = s.halves.filter(
				(h) =>
					cellTile(board, neighbourOf(board, m[board.TILE_CELL + t]!, ((h + 2 * turn) & 7) >> 1)) <
					0,
			).length;
			open.set(f, (open.get(f) ?? 0) + free);
		});
	}
	return open;
}

function crowded({ board, machine }: TestMachine): number {
	let [best, most] = [-1, -1];
	if (machine.program.decisions[machine.rt.m[Header.decision]!]!.id !== 'tile') return -1;
	for (let k = 0; k < machine.optionCount; k++) {
		const cell = machine.decider.option(k).values[0]! >> 2;
		const n = [0, 1, 2, 3].filter((d) => cellTile(board, neighbourOf(board, cell, d)) >= 0).length;
		if (n > most) [best, most] = [k, n];
	}
	return best;
}

describe.each([
	['closures', false],
	['tracing', true],
])('%s: ports of areas', (_, tracing) => {
	test.each([1, 2, 3])(
		'are the half sides that face an empty cell; closed areas are scored once (game %i)',
		(seed) => {
			const g = new TestMachine(program, tracing);
			const { machine } = g;
			machine.reset(seed);
			for (let step = 0; !machine.over; step++) {
				const [n, best] = [machine.optionCount, crowded(g)];
				machine.choose(best >= 0 ? best : (step * 11 + seed) % n);
				const naive = slowly(g);
				expect(new Map(g.ask('lands').map((f) => [f, g.ask('ports', f)[0]!]))).toEqual(naive);
				for (const [f, n] of naive) expect(g.ask('done', f)).toEqual([n === 0 ? 1 : 0]);
			}
			const naive = slowly(g);
			expect([...naive.values()]).toContain(0);
			for (const [f, n] of naive) expect(g.ask('scored', f)).toEqual([n === 0 ? 1 : 0]);
		},
	);
});
