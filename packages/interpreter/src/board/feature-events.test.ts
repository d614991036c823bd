import { expect, test } from 'vitest';
import { TestMachine, smallGame } from '../expr/testing.ts';
import { gatherFormer } from './feature-events.ts';
import { rootOf, segmentCount } from './features.ts';

const program = smallGame(
	`S: { copies: 6, line: E-W }
X: { copies: 6, line: [N, E, S, W] }
T: { copies: 6, line: [N, E] }
W: { copies: 3, footprint: 2x1, line: W@0/0 }
O: { copies: 6, block: [N, E] }`,
	{},
	'rules: [{ id: end, at: end, when: deck.empty(), do: [{ finish: game }] }]\ndeck: { start: [{ tile: S, at: 0/0 }] }\n',
);

test.each([1, 2, 3, 4])(
	'in game %i a tile joins the features that were gathered before',
	(seed) => {
		const { machine } = new TestMachine(program);
		const { board, m } = machine.rt;
		machine.reset(seed);
		let most = 0;
		for (let step = 0; !machine.over && step < 24; step++) {
			const before = segmentCount(board);
			const placed: number[] = [];
			const gathered: number[][] = [];
			const { lay } = machine;
			machine.lay = (kind, cell, rotation) => {
				const n = gatherFormer(board, kind, cell * 4 + rotation);
				gathered.push([...board.former.subarray(0, n)].sort((a, b) => a - b));
				placed.push(...firstSegments());
				return lay.call(machine, kind, cell, rotation, true);
			};
			machine.choose((step * 7 + seed) % machine.optionCount);
			machine.lay = lay;
			if (gathered.length !== 1) continue;
			const added = new Set<number>();
			for (let s = before; s < segmentCount(board); s++) added.add(rootOf(board, s));
			expect(gathered[0]).toEqual(placed.filter((s) => added.has(rootOf(board, s))));
			most = Math.max(most, gathered[0]!.length);
		}
		expect(most).toBeGreaterThan(1);

		function firstSegments(): number[] {
			const count = segmentCount(board);
			const all = Array.from({ length: count }, (_, s) => s);
			return all.filter((s) => m[board.FIRST_SEGMENT + rootOf(board, s)] === s);
		}
	},
);
