import { sidesMeet } from '../board/placement-table.ts';
import { forEachSide } from '../board/sides.ts';
import type { Game } from '../game/game.ts';

/** Sides of a tile, 0 north to 3 west, that meet what the rules forbid; a position may contain such a tile. */
export function oddSides({ machine: { rt } }: Game, tile: number): number[] {
	const { board } = rt;
	const odd = new Set<number>();
	forEachSide(board, tile, (side) => {
		if (!sidesMeet(board, side >> 2, side & 3)) odd.add(side & 3);
		return false;
	});
	return [...odd];
}
