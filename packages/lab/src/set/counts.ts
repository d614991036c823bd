import type { Program } from '@tilewright/lang';

/** Copies of each tile of a program, by its index: those in the deck, at the beginning, and held. */
export type Counts = readonly number[];

/** Returns the copies of each tile that a program plays with; of groups of which some are taken, all. */
export function countsOf(program: Program): number[] {
	const counts = program.tiles.map(() => 0);
	for (const { tiles } of program.deck.groups)
		for (const { tile, copies } of tiles) counts[tile]! += copies;
	for (const { tile } of program.deck.start) counts[tile]! += 1;
	for (const { tile, zone, copies } of program.deck.held ?? [])
		counts[tile]! += copies * (program.zones[zone]?.per === 'seat' ? program.seats : 1);
	return counts;
}

export function totalOf(counts: Counts): number {
	return counts.reduce((sum, n) => sum + n, 0);
}
