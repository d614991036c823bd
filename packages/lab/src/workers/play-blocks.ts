import { gamesOf } from '../run/blocks.ts';
import { Shared, type WorkShare, type WorkerMessage } from './messages.ts';

export interface GamesPlayer<Result = unknown> {
	readonly play: (game: number, seed: number) => void;
	readonly blockResult: () => Result;
}

/**
 * Takes blocks from the shared counter until none is left, or all are to stop. Yields after every game: the message
 * that is due, or nothing.
 */
export function* playedBlocks(
	{ shared, cut, blocks, seed }: WorkShare,
	{ play, blockResult }: GamesPlayer,
): Generator<WorkerMessage | undefined, void> {
	for (;;) {
		const at = Atomics.add(shared, Shared.next, 1);
		if (at >= blocks.length) break;
		const block = blocks[at]!;
		const { first, end } = gamesOf(cut, block);
		for (let game = first; game < end; game++) {
			if (Atomics.load(shared, Shared.stop) !== 0) return yield { is: 'done' };
			play(game, seed + game);
			Atomics.add(shared, Shared.done, 1);
			yield game + 1 < end ? undefined : { is: 'block', block, result: blockResult() };
		}
	}
	yield { is: 'done' };
}
