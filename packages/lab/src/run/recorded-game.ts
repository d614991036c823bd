import { Game } from '@tilewright/interpreter';
import { BotRandom, playerOf } from '@tilewright/players';
import { chanceOfBots } from '../batch.ts';
import type { Side } from '../compare/side.ts';

/** The game with a seed, played again so that a record of it can be written. `noted` sees it after each decision. */
export function recordedGame(
	{ program, seats }: Side,
	seed: number,
	noted?: (game: Game) => void,
): Game {
	const game = new Game(program, { seed, names: seats.map((bot, i) => `${bot} ${i + 1}`) });
	const bots = seats.map((name) => playerOf(name)!);
	const random = new BotRandom(chanceOfBots(seed));
	while (game.decision !== undefined) {
		const bot = bots[game.machine.decides]!;
		game.choose(game.think((machine) => bot(machine, random)));
		noted?.(game);
	}
	return game;
}

/** A game of one side, and the number of its steps after which the other side's game with the same seed differs first. */
export interface DifferingGame {
	readonly game: Game;
	readonly step: number;
}

export function differingGame(shown: Side, other: Side, seed: number): DifferingGame {
	const moments = (side: Side): { readonly game: Game; readonly scores: readonly string[] } => {
		const scores: string[] = [];
		const game = recordedGame(side, seed, (playing) => scores.push(playing.scores.join()));
		return { game, scores };
	};
	const [own, others] = [moments(shown), moments(other)];
	const { steps } = own.game;
	const parts = steps.findIndex(({ key }, i) => key !== others.game.steps[i]?.key);
	const pays = own.scores.findIndex((scores, i) => scores !== others.scores[i]);
	// where a decision differs it is open; where points differ they were just paid
	const step = pays >= 0 && (parts < 0 || pays < parts) ? pays + 1 : parts;
	return { game: own.game, step: step < 0 ? steps.length : step };
}
