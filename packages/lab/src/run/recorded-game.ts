import { Game } from '@tilewright/interpreter';
import { BotRandom, type Player, players } from '@tilewright/players';
import { chanceOfBots } from '../batch.ts';
import type { Side } from '../compare/side.ts';

/** The game with a seed, played again so that a record of it can be written. */
export function recordedGame({ program, seats }: Side, seed: number): Game {
	const game = new Game(program, { seed, names: seats.map((bot, i) => `${bot} ${i + 1}`) });
	const bots = seats.map((name) => players[name] as Player);
	const random = new BotRandom(chanceOfBots(seed));
	while (game.decision !== undefined) {
		const bot = bots[game.machine.decides]!;
		game.choose(game.think((machine) => bot(machine, random)));
	}
	return game;
}
