import type { Program } from '@tilewright/lang';

export interface Side {
	readonly program: Program;
	readonly seats: readonly string[];
}

/** Two sides, and whether games with the same seed may be held against each other one by one. */
export interface Matchup {
	readonly a: Side;
	readonly b: Side;
	readonly paired: boolean;
}

export function matchup(a: Side, b: Side): Matchup {
	return { a, b, paired: sameDecks(a, b) };
}

/** Returns true when equal seeds bring equal draws, so that games can be compared one by one. */
export function sameDecks(a: Side, b: Side): boolean {
	const deck = ({ program }: Side): string =>
		JSON.stringify([
			program.deck.groups.map((g) => [
				g.tiles.map(({ tile, copies }) => [program.tiles[tile]!.id, copies]),
				g.order,
				g.after,
			]),
			program.deck.start.map((s) => [program.tiles[s.tile]!.id, s.x, s.y, s.turn]),
		]);
	return a.seats.length === b.seats.length && deck(a) === deck(b);
}
