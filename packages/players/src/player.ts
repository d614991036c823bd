import { type Machine, playGenerated } from '@tilewright/interpreter/state';
import { ownValue } from '@tilewright/schema';
import { bidding } from './bidding.ts';
import { careless } from './careless.ts';
import { greedy } from './greedy.ts';
import { type PlayerName, playoutsIn } from './names.ts';
import { BotRandom } from './random.ts';
import { SEARCH, searcher } from './search.ts';
import { keen, thoughtful } from './thoughtful.ts';

export type Player = (machine: Machine, random: BotRandom) => number;

/** Uniform over the classes of equivalent options, pass being one. */
export const uniform: Player = (machine, random) => random.below(machine.optionCount);

const own: Readonly<Record<PlayerName, Player>> = {
	random: uniform,
	careless: bidding(careless),
	greedy: bidding(greedy),
	keen: bidding(keen),
	thoughtful: bidding(thoughtful),
	search: bidding(searcher(SEARCH)),
};

export const players: Readonly<Record<string, Player>> = own;

/**
 * The bot with a name, which may say a number of playouts: `search:2000`. Undefined where `isPlayerName` is false. With `milliseconds`
 * it ends its search after this time, for a game with persons; without, equal seeds give equal games on any machine.
 */
export function playerOf(name: string, milliseconds?: number): Player | undefined {
	const playouts = playoutsIn(name) ?? (name === 'search' ? SEARCH.playouts : undefined);
	if (playouts === undefined) return ownValue(players, name);
	const limits = { ...SEARCH, playouts, ...(milliseconds !== undefined && { milliseconds }) };
	return bidding(searcher(limits));
}

/** The bots with these names, one for each seat. Throws for a name of none. */
export function playersOf(names: readonly string[]): Player[] {
	return names.map((name) => {
		const player = playerOf(name);
		if (player === undefined) throw new RangeError(`there is no bot ${name}`);
		return player;
	});
}

/** Plays a whole game by bots: `seed` decides the game's chance, `own` the bots'. */
export function playBots(
	machine: Machine,
	seats: readonly Player[],
	seed: number,
	own: number,
): void {
	const random = new BotRandom(own);
	if (seats.every((s) => s === uniform)) {
		if (!playGenerated(machine, seed, random.state))
			machine.playThrough(seed, (n) => random.below(n));
		return;
	}
	machine.reset(seed);
	while (!machine.over) machine.choose(seats[machine.decides]!(machine, random));
}
