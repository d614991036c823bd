import { Played } from '../compare/play.ts';
import { tallyJson } from '../compare/tally-json.ts';
import { addPair, emptyTally } from '../compare/tally.ts';
import { measuredJson } from '../quantities/measured.ts';
import { type Cut, blockCount, gamesOf } from '../run/blocks.ts';
import type { SeatedSide } from '../seating/rotation.ts';
import { BatchGames } from './batch-games.ts';

/** The games of a kept run: game number i has the seed `seed + i`. */
export interface BlockTask {
	readonly run: 'simulate' | 'compare' | 'sweep';
	/** One side; two of a comparison; one for each set-up of a sweep, whose blocks follow one another. */
	readonly sides: readonly SeatedSide[];
	readonly seed: number;
	readonly cut: Cut;
	readonly quantities: readonly string[];
}

/** Returns a function that plays one block of a run, and gives its result as a checkpoint holds it. */
export function blockPlayer(task: BlockTask): (block: number) => unknown {
	if (task.run === 'compare') return comparisonPlayer(task);
	const blocks = blockCount(task.cut);
	const players = task.sides.map((side) => once(() => batchPlayer(task, side)));
	return (block) => players[Math.floor(block / blocks)]!()(block % blocks);
}

function once<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}

function comparisonPlayer({ sides, seed, cut, quantities }: BlockTask): (block: number) => unknown {
	const [a, b] = sides.map((side) => new Played(side, undefined, quantities)) as [Played, Played];
	return (block) => {
		const tally = emptyTally();
		const { first, end } = gamesOf(cut, block);
		for (let game = first; game < end; game++)
			addPair(tally, a.game(seed + game), b.game(seed + game), game);
		return tallyJson(tally);
	};
}

function batchPlayer(
	{ seed, cut, quantities }: BlockTask,
	side: SeatedSide,
): (block: number) => unknown {
	const games = new BatchGames(side, quantities);
	return (block) => {
		const scores: number[] = [];
		const { first, end } = gamesOf(cut, block);
		for (let game = first; game < end; game++) games.play(game, seed + game, scores, scores.length);
		return { scores, ...measuredJson(games.takeMeasured()) };
	};
}
