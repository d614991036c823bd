import type { Machine } from '@tilewright/interpreter/state';

export type QuantityAxis =
	'game' | 'seat' | 'seat-source' | 'seat-tenth' | 'seat-piece' | 'feature-kind' | 'rule' | 'cell';

export interface GameQuantity {
	/** Its name on the command line; `meanings` has a sentence for it. */
	readonly name: string;
	readonly unit: string;
	/** A game has one value of it for each of these; one alone for `game`. */
	readonly per: QuantityAxis;
	/** A game gives whole numbers; this many of them make one of the unit. */
	readonly parts: (seats: number) => number;
	readonly watch: (machine: Machine) => Watch;
}

/** Watches one game after another. Its hooks are called in the order of the game, and not while a bot tries options out. */
export interface Watch {
	readonly begin?: () => void;
	readonly decide?: (options: number) => void;
	readonly forced?: () => void;
	readonly discard?: (tile: number) => void;
	readonly place?: (piece: number) => void;
	/** The game is over: its whole numbers, each with what it is of (`''` for the game). A number that is missing is 0. */
	readonly end: () => Iterable<readonly [of: string, value: number]>;
}

export function seatWord(seat: number): string {
	return `seat ${seat + 1}`;
}

export const whole = (): number => 1;

/** A win counts as so many parts, which any number of up to twelve winners divides. */
export const winParts = 27_720;
