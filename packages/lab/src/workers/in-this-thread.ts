import { setImmediate as othersTurn } from 'node:timers/promises';
import { languageInUse } from '@tilewright/schema';
import { faultMessage, faultOf } from './fault-message.ts';
import { gamesPlayer } from './games-player.ts';
import { Shared, type WorkShare } from './messages.ts';
import { type GamesPlayer, playedBlocks } from './play-blocks.ts';
import type { Work } from './work.ts';

/** Games are played for so many milliseconds before signals and timers get a turn. */
const stretch = 50;

/** Seconds and games that were played in this thread, and the blocks that are left. */
interface Played {
	readonly seconds: number;
	readonly games: number;
	readonly left: Int32Array;
}

/** Pace is judged after so many milliseconds of work: the first games are slow. */
const warmUp = 600;

/** The time that this process was at work, in milliseconds: on a busy machine threads would start late, too. */
function worked(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/**
 * Plays blocks in this thread, until none is left or, at the pace of the fastest block, those left would take longer than so many
 * milliseconds. Everything else in the thread gets a turn between games.
 */
export async function inThisThread<Result>(work: Work<Result>, longest: number): Promise<Played> {
	const { seed, cut, blocks, signal, onProgress, onBlock } = work;
	const shared = new Int32Array(Shared.words);
	const share: WorkShare = {
		...{ seed, cut, blocks, shared },
		threads: 1,
		language: languageInUse(),
	};
	const player = prepared(work, share);
	const stop = (): void => void Atomics.store(shared, Shared.stop, 1);
	if (signal?.aborted === true) stop();
	const begun = performance.now();
	let rested = begun;
	const workBegun = worked();
	let blockBegun = workBegun;
	let fastest = Infinity;
	for (const message of playedBlocks(share, player)) {
		if (message?.is === 'block' && onBlock(message.block, message.result as Result) === true)
			stop();
		const now = performance.now();
		if (message?.is === 'block') {
			const left = blocks.length - Atomics.load(shared, Shared.next);
			const blockEnded = worked();
			fastest = Math.min(fastest, blockEnded - blockBegun);
			if (blockEnded - workBegun > warmUp && fastest * left > longest) break;
			blockBegun = blockEnded;
		}
		if (now - rested < stretch) continue;
		onProgress(Atomics.load(shared, Shared.done));
		await othersTurn();
		if (signal?.aborted === true) stop();
		rested = performance.now();
	}
	return {
		seconds: (performance.now() - begun) / 1000,
		games: Atomics.load(shared, Shared.done),
		left: blocks.subarray(
			Atomics.load(shared, Shared.stop) === 0 ? Atomics.load(shared, Shared.next) : blocks.length,
		),
	};
}

function prepared<Result>({ order }: Work<Result>, share: WorkShare): GamesPlayer {
	try {
		return gamesPlayer(order(share));
	} catch (error) {
		throw faultOf(faultMessage(error));
	}
}
