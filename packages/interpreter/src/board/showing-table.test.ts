import { expect, test } from 'vitest';
import { TestMachine, smallGame } from '../expr/testing.ts';
import { forEachContactPlacement, mayFitShowing } from './placement-sides.ts';
import { createShowingTable, forEachPlacementShowing } from './showing-table.ts';

const program = smallGame(
	`S: { copies: 6, line: E-W }
X: { copies: 6, line: [N, E, S, W] }
T: { copies: 6, line: [N, E] }
W: { copies: 3, footprint: 2x1, line: W@0/0 }
O: { copies: 6 }`,
	{},
	'rules: [{ id: end, at: end, when: deck.empty(), do: [{ finish: game }] }]\ndeck: { start: [{ tile: S, at: 0/0 }] }\n',
);

test.each([1, 2, 3, 4])(
	'in game %i the tables hold the placements that may fit when asked one by one',
	(seed) => {
		const { machine } = new TestMachine(program);
		const { board } = machine.rt;
		const strict = board.plan.codes.compatibility((own, facing) => own === facing && own >= 0);
		const tables = [undefined, strict].flatMap((compatible) =>
			[false, true].flatMap((inHand) =>
				program.kinds.map((_, kind) => createShowingTable(board, { inHand, kind, compatible })),
			),
		);
		machine.reset(seed);
		let found = 0;
		for (let step = 0; !machine.over && step < 20; step++) {
			machine.choose((step * 7 + seed) % machine.optionCount);
			for (let tile = 0; tile < program.tiles.length; tile++) {
				const expected: string[] = [];
				forEachContactPlacement(board, tile, (placement) => {
					tables.forEach(({ inHand, kind, compatible }, i) => {
						if (mayFitShowing(board, tile, placement, inHand, kind, compatible))
							expected.push(`${placement} ${i}`);
					});
					return false;
				});
				const visited: string[] = [];
				forEachPlacementShowing(board, tables, tile, (placement, table) => {
					visited.push(`${placement} ${table}`);
					return false;
				});
				expect(visited).toEqual(expected);
				found += expected.length;
				const stopAt = expected[expected.length >> 1];
				const isFound = forEachPlacementShowing(
					board,
					tables,
					tile,
					(placement, table) => `${placement} ${table}` === stopAt,
				);
				expect(isFound).toBe(expected.length > 0);
			}
		}
		expect(found).toBeGreaterThan(100);
	},
);
