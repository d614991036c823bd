import { EngineFault } from '@tilewright/interpreter';
import { playersOf } from '@tilewright/players';
import { batchMachine, playGame } from '../batch.ts';
import { playWatched } from '../compare/measure.ts';
import { Played } from '../compare/play.ts';
import type { Side } from '../compare/side.ts';
import { tallyJson } from '../compare/tally-json.ts';
import { addGame, emptyTally } from '../compare/tally.ts';
import { addValues, emptyMeasured, measuredJson } from '../quantities/measured.ts';
import { Watches } from '../quantities/watches.ts';
import { type Cut, blockCount, gamesOf } from '../run/blocks.ts';
import { faults } from '../texts/faults.ts';

/** The games of a kept run: game number i has the seed `seed + i`. */
export interface BlockTask {
	readonly run: 'simulate' | 'compare' | 'sweep';
	/** One side; two of a comparison; one for each set-up of a sweep, whose blocks follow one another. */
	readonly sides: readonly Side[];
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

/** Plays the game with a seed; a fault of the rules names the seed. */
function withSeed(seed: number, play: (seed: number) => void): void {
	try {
		play(seed);
	} catch (error) {
		if (!(error instanceof EngineFault)) throw error;
		const { code, message, register } = error;
		throw new EngineFault(code, faults.inGame({ why: message, seed }), register);
	}
}

function comparisonPlayer({ sides, seed, cut, quantities }: BlockTask): (block: number) => unknown {
	const [a, b] = sides.map((side) => new Played(side, undefined, quantities)) as [Played, Played];
	return (block) => {
		const tally = emptyTally();
		const { first, end } = gamesOf(cut, block);
		for (let game = first; game < end; game++)
			withSeed(seed + game, (own) => addGame(tally, a.game(own), b.game(own), game));
		return tallyJson(tally);
	};
}

function batchPlayer(
	{ seed, cut, quantities }: BlockTask,
	{ program, seats }: Side,
): (block: number) => unknown {
	const bots = playersOf(seats);
	const machine = batchMachine(program, bots, quantities.length > 0);
	const watches = quantities.length === 0 ? undefined : new Watches(machine, quantities);
	const { m, SCORE } = machine.rt;
	return (block) => {
		const measured = emptyMeasured();
		const scores: number[] = [];
		const { first, end } = gamesOf(cut, block);
		for (let game = first; game < end; game++) {
			withSeed(seed + game, (own) => {
				if (!watches) return playGame(machine, bots, own);
				playWatched(machine, bots, own, watches);
				addValues(measured, watches.values(), game);
			});
			for (let s = 0; s < seats.length; s++) scores.push(m[SCORE + s]!);
		}
		return { scores, rows: measuredJson(measured) };
	};
}
