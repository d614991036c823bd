import { limits } from '@tilewright/schema';

const names = ['random', 'careless', 'greedy', 'keen', 'thoughtful', 'search'] as const;
export type PlayerName = (typeof names)[number];

/** Names of the bots, from the weakest to the strongest; whoever only offers them needs none of what plays. */
export const playerNames: readonly string[] = names;

/** The playouts that a name such as `search:2000` asks for; undefined for any other name. */
export function playoutsIn(name: string): number | undefined {
	const [, digits] = /^search:([1-9]\d{0,8})$/.exec(name) ?? [];
	if (digits === undefined || Number(digits) > limits.searchPlayouts) return undefined;
	return Number(digits);
}

/** Returns true for a name of a bot, also for one with a number of playouts. */
export function isPlayerName(name: string): boolean {
	return playerNames.includes(name) || playoutsIn(name) !== undefined;
}
