import { type EngineFault, Game, faultFrom, logJson, logOf } from '@tilewright/interpreter';
import { BotRandom, playerOf } from '@tilewright/players';
import { chanceOfBots } from '../batch.ts';
import { type Side, sameDecks } from '../compare/side.ts';
import { type SeatedSide, botsBySeat } from '../seating/rotation.ts';

/** The game with a seed, played again so that a record of it can be written. `noted` sees it after each decision. */
export function recordedGame(side: SeatedSide, seed: number, noted?: (game: Game) => void): Game {
	const game = newGame(side, seed);
	playToEnd(game, side, seed, noted);
	return game;
}

/** The log of a game of bots, with the name of a file for it. It says which bot sat where, and that bots decided. */
export function botsLog(
	game: Game,
	side: Pick<SeatedSide, 'seats' | 'isRotated'>,
	seed: number,
): { readonly name: string; readonly text: string } {
	const log = logOf(game, { title: `Seed ${seed}`, brief: true });
	const table = botsBySeat(side, seed).map((by, i) => ({ name: `${by} ${i + 1}`, by }));
	const steps = log.steps.map((step) => ('seat' in step ? { ...step, by: 'bot' as const } : step));
	return {
		name: `${game.program.game}-${seed}.json`,
		text: logJson({ ...log, table, steps }),
	};
}

/**
 * The game with a seed as far as it goes, without the step that broke it, and the fault. No game is there where it breaks before its first
 * decision.
 */
export function gameUntilFault(
	side: SeatedSide,
	seed: number,
): { readonly game?: Game; readonly fault?: EngineFault } {
	let game: Game | undefined;
	let steps = 0;
	try {
		game = newGame(side, seed);
		playToEnd(game, side, seed, (playing) => (steps = playing.steps.length));
		return { game };
	} catch (error) {
		const fault = faultFrom(error);
		if (game && game.steps.length > steps) game.undo();
		return { ...(game && { game }), fault };
	}
}

function newGame(side: SeatedSide, seed: number): Game {
	const names = botsBySeat(side, seed);
	return new Game(side.program, { seed, names: names.map((bot, i) => `${bot} ${i + 1}`) });
}

function playToEnd(game: Game, side: SeatedSide, seed: number, noted?: (game: Game) => void): void {
	const bots = botsBySeat(side, seed).map((name) => playerOf(name)!);
	const random = new BotRandom(chanceOfBots(seed));
	while (game.decision !== undefined) {
		const bot = bots[game.machine.decides]!;
		game.choose(optionOf(game, (machine) => bot(machine, random)));
		noted?.(game);
	}
}

/** The option that a bot chooses. If it fails, what it tried is taken back. */
function optionOf(game: Game, bot: (machine: Game['machine']) => number): number {
	const mark = game.machine.mark();
	try {
		return game.think(bot);
	} catch (error) {
		game.machine.undoTo(mark);
		throw error;
	}
}

/**
 * A game of one side, and the number of its steps after which the other side's game with the same seed differs first. Where the decks differ,
 * no step of one game answers to one of the other, and it is the last.
 */
export interface DifferingGame {
	readonly game: Game;
	readonly step: number;
}

export function differingGame(shown: Side, other: Side, seed: number): DifferingGame {
	if (!sameDecks(shown, other)) {
		const game = recordedGame(shown, seed);
		return { game, step: game.steps.length };
	}
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
