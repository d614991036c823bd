import { batchedGames } from './batched-games.ts';
import { comparedGames } from './compared-games.ts';
import type { GamesOrder } from './messages.ts';
import type { GamesPlayer } from './play-blocks.ts';

/** Prepares the player of the games of a run. */
export function gamesPlayer(order: GamesOrder): GamesPlayer {
	return order.games === 'batch' ? batchedGames(order.task) : comparedGames(order.task);
}
