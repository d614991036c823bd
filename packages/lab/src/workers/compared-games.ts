import { Played } from '../compare/play.ts';
import { type Tally, addPair, emptyTally } from '../compare/tally.ts';
import type { CompareTask } from './messages.ts';
import type { GamesPlayer } from './play-blocks.ts';

export function comparedGames(task: CompareTask): GamesPlayer<Tally> {
	const a = new Played(task.a, undefined, task.quantities);
	const b = new Played(task.b, undefined, task.quantities);
	let tally = emptyTally();
	return {
		play: (game, seed) => addPair(tally, a.game(seed), b.game(seed), game),
		blockResult: () => {
			const finished = tally;
			tally = emptyTally();
			return finished;
		},
	};
}
