import type { Runtime } from '../../run/runtime.ts';

export function groupsOf({ program }: Runtime): number[] {
	return program.tiles.map((_, kind) =>
		program.deck.groups.findIndex((g) => g.tiles.some((t) => t.tile === kind)),
	);
}
