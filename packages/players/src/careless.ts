import { greedy } from './greedy.ts';
import type { Player } from './player.ts';

/** The percentage of decisions at which it takes any option without comparing them. */
const SLIPS = 40;

export const careless: Player = (machine, random) => {
	const n = machine.optionCount;
	if (n === 1) return 0;
	return random.below(100) < SLIPS ? random.below(n) : greedy(machine, random);
};
