import { expect, test } from 'vitest';
import { TestMachine, smallGame } from '../expr/testing.ts';
import {
	fitsShowing,
	forEachContactPlacement,
	forEachPlacementSide,
	mayFitShowing,
	placementSideFacing,
} from './placement-sides.ts';

const program = smallGame(
	'S: { copies: 6, line: E-W }\nX: { copies: 6, line: [N, E, S, W] }\nT: { copies: 6, line: [N, E] }\nO: { copies: 6 }',
	{},
	'rules: [{ id: end, at: end, when: deck.empty(), do: [{ finish: game }] }]\ndeck: { start: [{ tile: S, at: 0/0 }] }\n',
);

test.each([1, 2, 3, 4])(
	'in game %i a placement may fit exactly where some sides that show the kind let it',
	(seed) => {
		const { machine } = new TestMachine(program);
		const { board } = machine.rt;
		machine.reset(seed);
		let fitting = 0;
		let refused = 0;
		for (let step = 0; !machine.over && step < 20; step++) {
			machine.choose((step * 7 + seed) % machine.optionCount);
			for (let tile = 0; tile < program.tiles.length; tile++)
				forEachContactPlacement(board, tile, (placement) => {
					for (const inHand of [false, true]) {
						const sides: number[] = [];
						forEachPlacementSide(board, tile, placement, (side) => {
							const facing = placementSideFacing(board, side);
							if (facing >= 0) sides.push(inHand ? side : facing);
							return false;
						});
						for (let kind = 0; kind < program.kinds.length; kind++) {
							const may = mayFitShowing(board, tile, placement, inHand, kind);
							let fits = false;
							for (let subset = 0; subset < 1 << sides.length; subset++) {
								const shown = new Set(sides.filter((_, i) => (subset & (1 << i)) !== 0));
								fits ||= fitsShowing(board, tile, placement, shown, inHand, kind);
							}
							expect(may).toBe(fits);
							if (fits) fitting++;
							else refused++;
						}
					}
					return false;
				});
		}
		expect(Math.min(fitting, refused)).toBeGreaterThan(10);
	},
);
