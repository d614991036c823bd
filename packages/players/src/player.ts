import type { Machine } from '@tilewright/interpreter';
import { greedy } from './greedy.ts';
import { BotRandom } from './random.ts';

/** Picks an option of the open decision. */
export type Player = (machine: Machine, random: BotRandom) => number;

/** Uniform over the classes of equivalent options, pass being one. */
export const uniform: Player = (machine, random) => random.below(machine.optionCount);

/** The bots by name. */
export const players: Readonly<Record<string, Player>> = { random: uniform, greedy };

export const playerNames: readonly string[] = Object.keys(players);

/** Plays a game from its first decision to its end; `seed` is the bots' own. */
export function playOut(machine: Machine, seats: readonly Player[], seed: number): void {
	const random = new BotRandom(seed);
	if (seats.every((s) => s === uniform)) while (!machine.over) machine.choose(random.below(machine.optionCount));
	else while (!machine.over) machine.choose(seats[machine.decides]!(machine, random));
}
