import { limits } from '@tilewright/schema';

const names = ['random', 'careless', 'greedy', 'keen', 'thoughtful', 'search'] as const;
export type PlayerName = (typeof names)[number];

/** From the weakest to the strongest. This module loads none of the bots. */
export const playerNames: readonly string[] = names;

/** The playouts that a name such as `search:2000` asks for; undefined for any other name. */
export function playoutsIn(name: string): number | undefined {
	const [, digits] = /^search:([1-9]\d{0,8})$/.exec(name) ?? [];
	if (digits === undefined || Number(digits) > limits.searchPlayouts) return undefined;
	return Number(digits);
}

export function isPlayerName(name: string): boolean {
	return playerNames.includes(name) || playoutsIn(name) !== undefined;
}
