import { Game } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { describeOption, type Setup } from '@tilewright/session';
import { savedGame } from './saved-game.ts';

/** Steps after which a game counts as under way, and those after which the search for a turn ends. */
const UNDER_WAY = 24;
const MAX_STEPS = 2000;

/** A game that bots have played as it is saved: to its end, or to a turn of the first seat in its middle. */
export function playedGame(program: Program, setup: Setup, to: 'end' | 'middle'): string {
	const names = setup.seats.map((s) => s.name);
	const game = new Game(program, { seed: setup.seed, names });
	const random = new BotRandom(setup.seed);
	const bot = players['greedy']!;
	while (!game.over && game.decision && game.steps.length < MAX_STEPS) {
		if (to === 'middle' && isTurn(game)) break;
		game.choose(game.think((machine) => bot(machine, random)));
	}
	return savedGame(game, game.steps.length, setup);
}

function isTurn(game: Game): boolean {
	const { decision, steps } = game;
	if (steps.length < UNDER_WAY || decision?.seat !== 0) return false;
	return decision.options.some((o) =>
		describeOption(game, o).targets.some((t) => t.is === 'placement'),
	);
}
