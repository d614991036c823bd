import { Game, type GameView, viewOf } from '@tilewright/interpreter';
import { tileCount } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';

/** Enough for a picture: each further tile costs more than the one before. */
const PREVIEW_TILES = 28;

export function previewView(program: Program, seed: number): GameView | undefined {
	const player = players['greedy'];
	if (!player) return undefined;
	const game = new Game(program, { seed, ledger: false });
	const random = new BotRandom(seed);
	while (!game.over && tileCount(game.machine.rt.board) < PREVIEW_TILES)
		game.choose(game.think((machine) => player(machine, random)));
	return viewOf(game.machine);
}
