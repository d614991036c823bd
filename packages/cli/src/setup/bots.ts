import { isPlayerName, playerNames } from '@tilewright/players';
import { limits, suggest } from '@tilewright/schema';
import type { FlagSpec } from '../frame/command.ts';
import { list } from '../frame/flags.ts';
import { misuse } from '../frame/refusal.ts';

export const botNames: string = `${playerNames.join(', ')}, search:<playouts>`;

const seats = {
	flags: '--seats <bots>',
	says: `a bot for each seat, separated by commas: ${botNames}`,
	read: list('--seats'),
} as const;

export const seatsHelp: string = seats.says;

export function botsFlag(says: string, otherwise?: readonly string[]): FlagSpec {
	return { ...seats, says, ...(otherwise === undefined ? {} : { otherwise }) };
}

/** Names of bots, one for each seat. Throws a refusal for other names, and for more than a game can have. */
export function botsOf(names: readonly string[]): readonly string[] {
	return seatsOf(names);
}

/**
 * The players of a table by their names: bots, and what `others` names. Throws a refusal for any other name, and for more than a game
 * can have.
 */
export function seatsOf(
	names: readonly string[],
	others: readonly string[] = [],
): readonly string[] {
	const allowed = [...others, ...playerNames];
	for (const value of names)
		if (!others.includes(value) && !isPlayerName(value))
			throw misuse('CLI-FLAG-VALUE', {
				flag: '--seats',
				value,
				allowed,
				near: suggest(value, allowed),
			});
	if (names.length > limits.seats)
		throw misuse('CLI-SEATS', { count: names.length, max: limits.seats });
	return names;
}
