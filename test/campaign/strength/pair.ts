import { trialMachine } from '@tilewright/interpreter/state';
import { chanceOfBots } from '@tilewright/lab';
import type { Program } from '@tilewright/lang';
import { type Player, playBots, playerOf } from '@tilewright/players';
import type { RoundResult } from '../campaign.ts';

export interface Match {
	readonly program: Program;
	readonly bot: string;
	readonly against: string;
}

/**
 * Plays the deal with a seed and counts for the bot: `wins 0` to `wins 4` is the number of half wins in both games together (a shared win is
 * half of one), `lead` its points less those of the other in both games, with the square of it, `turns` its decisions and
 * `milliseconds` the processor time that they took.
 */
export function playPair({ program, bot, against }: Match, seed: number): RoundResult {
	const machine = trialMachine(program);
	let [halves, lead, turns, time] = [0, 0, 0, 0];
	for (const seat of [0, 1]) {
		const measured = timed(playerOf(bot)!, (spent) => {
			turns++;
			time += spent;
		});
		const other = playerOf(against)!;
		playBots(machine, seat === 0 ? [measured, other] : [other, measured], seed, chanceOfBots(seed));
		const { m, SCORE } = machine.rt;
		const won = m[SCORE + seat]! - m[SCORE + 1 - seat]!;
		lead += won;
		halves += 1 + Math.sign(won);
	}
	const counts = { [`wins ${halves}`]: 1, lead, 'lead²': lead ** 2, turns, milliseconds: time };
	return { counts: { games: 2, ...counts } };
}

function timed(player: Player, tell: (milliseconds: number) => void): Player {
	return (machine, random) => {
		const before = process.cpuUsage();
		const option = player(machine, random);
		const { user, system } = process.cpuUsage(before);
		tell(Math.round((user + system) / 1000));
		return option;
	};
}
