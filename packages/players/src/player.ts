import type { Machine } from '@tilewright/interpreter/state';
import { careless } from './careless.ts';
import { greedy } from './greedy.ts';
import type { PlayerName } from './names.ts';
import { BotRandom } from './random.ts';
import { keen, thoughtful } from './thoughtful.ts';

/** Picks an option of the open decision. */
export type Player = (machine: Machine, random: BotRandom) => number;

/** Uniform over the classes of equivalent options, pass being one. */
export const uniform: Player = (machine, random) => random.below(machine.optionCount);

const own: Readonly<Record<PlayerName, Player>> = {
	random: uniform,
	careless,
	greedy,
	keen,
	thoughtful,
};

/** The bots by name, from the weakest to the strongest. */
export const players: Readonly<Record<string, Player>> = own;

/** Plays a whole game by bots: `seed` decides the game's chance, `own` the bots'. */
export function playBots(
	machine: Machine,
	seats: readonly Player[],
	seed: number,
	own: number,
): void {
	const random = new BotRandom(own);
	if (seats.every((s) => s === uniform)) {
		machine.playThrough(seed, (n) => random.below(n));
		return;
	}
	machine.reset(seed);
	while (!machine.over) machine.choose(seats[machine.decides]!(machine, random));
}
