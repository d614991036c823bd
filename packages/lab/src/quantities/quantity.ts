import type { Machine } from '@tilewright/interpreter/state';

/** The things that a game has a value of a quantity for. */
export type QuantityAxis =
	'game' | 'seat' | 'seat-source' | 'seat-tenth' | 'seat-piece' | 'feature-kind' | 'rule' | 'cell';

/** One thing that games can be measured by. */
export interface GameQuantity {
	/** Its name on the command line; `meanings` has a sentence for it. */
	readonly name: string;
	readonly unit: string;
	/** A game has one value of it for each of these; one alone for `game`. */
	readonly per: QuantityAxis;
	/** A game gives whole numbers; this many of them make one of the unit. */
	readonly parts: (seats: number) => number;
	/** Gets ready to watch the games of a machine, one after another. */
	readonly watch: (machine: Machine) => Watch;
}

/** Watches one game after another. Its hooks are called in the order of the game, and not while a bot tries options out. */
export interface Watch {
	/** Another game is about to begin. */
	readonly begin?: () => void;
	/** A decision with so many options is open. */
	readonly decide?: (options: number) => void;
	/** The only option of a decision is about to be taken. */
	readonly forced?: () => void;
	/** A tile in hand is put away without being laid. */
	readonly discard?: (tile: number) => void;
	/** A piece was placed by a choice. */
	readonly place?: (piece: number) => void;
	/** The game is over: its whole numbers, each with what it is of (`''` for the game). A number that is missing is 0. */
	readonly end: () => Iterable<readonly [of: string, value: number]>;
}

/** The words for a seat in what a number is of. */
export function seatWord(seat: number): string {
	return `seat ${seat + 1}`;
}

export const whole = (): number => 1;

/** A win is counted in parts that every number of up to twelve winners divides. */
export const winParts = 27_720;
