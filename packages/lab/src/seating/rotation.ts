import type { Side } from '../compare/side.ts';
import { balancedOrders } from './orders.ts';

/** A side whose bots may change seats from game to game. Then its scores and rows are by bot, in the order of `seats`. */
export interface SeatedSide extends Side {
	readonly isRotated?: boolean | undefined;
}

/** The number of consecutive seeds over which the seats of the bots are balanced. */
export function roundOf({ seats, isRotated }: Pick<SeatedSide, 'seats' | 'isRotated'>): number {
	return isRotated === true ? balancedOrders(seats.length).length : 1;
}

/** The number of the bot in each seat. The seed decides it, so that a game is the same wherever it is played. */
export function orderOf(
	side: Pick<SeatedSide, 'seats' | 'isRotated'>,
	seed: number,
): readonly number[] {
	const { seats, isRotated } = side;
	if (isRotated !== true) return seats.map((_, seat) => seat);
	const round = roundOf(side);
	return balancedOrders(seats.length)[((seed % round) + round) % round]!;
}

/** The names of the bots, seat by seat, in the game with a seed. */
export function botsBySeat(side: Pick<SeatedSide, 'seats' | 'isRotated'>, seed: number): string[] {
	return orderOf(side, seed).map((bot) => side.seats[bot]!);
}

export function botWord(bot: number): string {
	return `bot ${bot + 1}`;
}

/** The values of a game with rows of bots in the place of rows of seats. */
export function valuesByBot(
	values: ReadonlyMap<string, number>,
	order: readonly number[],
): Map<string, number> {
	const byBot = (id: string): string =>
		id.replace(/\tseat (\d+)/, (_, seat: string) => `\t${botWord(order[Number(seat) - 1]!)}`);
	return new Map([...values].map(([id, value]) => [byBot(id), value]));
}
