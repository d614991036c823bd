import type { Game } from '@tilewright/interpreter';
import type { BotRandom, Player } from '@tilewright/players';

/** Lets a bot look ahead; what it tries out is not part of the record. */
export function think({ machine }: Game, player: Player, random: BotRandom): number {
	const { onChance, onForced, rt } = machine;
	const { oracle } = rt;
	machine.onChance = machine.onForced = rt.oracle = undefined;
	try {
		return player(machine, random);
	} finally {
		machine.onChance = onChance;
		machine.onForced = onForced;
		rt.oracle = oracle;
	}
}
