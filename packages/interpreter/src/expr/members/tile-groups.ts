import type { Runtime } from '../../run/runtime.ts';

/** The group of the deck to which each tile kind belongs, by tile kind; -1 for none. */
export function groupsOf({ program }: Runtime): number[] {
	return program.tiles.map((_, kind) =>
		program.deck.groups.findIndex((g) => g.tiles.some((t) => t.tile === kind)),
	);
}
