import { describe, expect, test } from 'vitest';
import { Asked, smallGame } from '../testing.ts';

// areas of a kind of their own that are complete when nothing of them faces an empty cell
const program = smallGame(
	'S: { copies: 9, line: E-W }\nV: { copies: 12, line: S-W }\nX: { copies: 6, line: [N, E, S, W] }\nA: { copies: 3, sides: any }',
	{
		ports: '{ of: feature, type: int, value: "it.open" }',
		done: '{ of: feature, type: bool, value: "it.complete" }',
		scored: '{ type: set(feature), value: "wave.features.filter(f, f.completed)" }',
		lands: '{ type: set(feature), value: "features([land])" }',
	},
`allow: [{ id: anyEnd, require: matches, when: "it.tile == A" }]
rules: [{ id: end, at: end, when: deck.empty(), do: [{ finish: game }] }]
deck: { start: [{ tile: S, at: 0/0 }] }
`,
);

/** Half sides of the areas of each feature that face an empty cell, from the tiles as they lie. */
function slowly({ board, machine }: Asked): Map<number, number> {
	const { m } = machine.rt;
	const open = new Map<number, number>();
	for (let t = 0; t < board.tileCount(); t++) {
		const ir = program.tiles[m[board.TILE_KIND + t]!]!;
		const turn = m[board.TILE_ROT + t]!;
		ir.segments.forEach((s, i) => {
			if (s.kind !== 'land') return;
			const f = board.find(board.tileSegmentStart(t) + i);
			const free = s.halves.filter(
				(h) =>
					board.cellTile(board.neighbour(m[board.TILE_CELL + t]!, ((h + 2 * turn) & 7) >> 1)) < 0,
			).length;
			open.set(f, (open.get(f) ?? 0) + free);
		});
	}
	return open;
}

describe.each([
	['closures', false],
	['tracing', true],
])('%s: ports of areas', (_, tracing) => {
	test.each([1, 2, 3])(
		'are the half sides that face an empty cell; closed areas are scored once (game %i)',
		(seed) => {
			const g = new Asked(program, tracing);
			const { machine } = g;
			machine.reset(seed);
			const closed = new Set<number>();
			for (let step = 0; !machine.over; step++) {
				machine.choose((step * 11 + seed) % machine.optionCount);
				const naive = slowly(g);
				expect(new Map(g.ask('lands').map((f) => [f, g.ask('ports', f)[0]!]))).toEqual(naive);
				for (const [f, n] of naive) expect(g.ask('done', f)).toEqual([n === 0 ? 1 : 0]);
				for (const f of g.ask('scored'))
					if (naive.has(f)) closed.add(g.machine.rt.m[g.board.MINSEG + f]!);
			}
			const naive = slowly(g);
			const complete = [...naive]
				.filter(([, n]) => n === 0)
				.map(([f]) => g.machine.rt.m[g.board.MINSEG + f]!);
			expect(complete.length).toBeGreaterThan(0);
			expect(new Set(complete)).toEqual(closed);
		},
	);
});
