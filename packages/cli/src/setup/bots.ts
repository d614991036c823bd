import { playerNames } from '@tilewright/players';
import { limits, suggest } from '@tilewright/schema';
import type { FlagSpec } from '../frame/command.ts';
import { list } from '../frame/flags.ts';
import { misuse } from '../frame/refusal.ts';

/** The flag that seats bots. */
export function botsFlag(says: string, otherwise?: readonly string[]): FlagSpec {
	return {
		flags: '--seats <bots>',
		says,
		read: list('--seats'),
		...(otherwise === undefined ? {} : { otherwise }),
	};
}

/** The bots there are, for a table of its own. */
export const oneForEach: string = `a bot for each seat, between commas: ${playerNames.join(', ')}`;

/** Names of bots, one for each seat. Throws a refusal for other names, and for more than a game can have. */
export function botsOf(names: readonly string[]): readonly string[] {
	return seatsOf(names, playerNames);
}

/** The players of a table by their names. Throws a refusal for a name that is not allowed, and for more than a game can have. */
export function seatsOf(names: readonly string[], allowed: readonly string[]): readonly string[] {
	for (const value of names)
		if (!allowed.includes(value))
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
