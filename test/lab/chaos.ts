import { blockCount, cutOf } from '@tilewright/lab';
import { type BlockTask, blockPlayer, blockThread } from '@tilewright/lab/workers';
import { expect } from 'vitest';
import { filesHash, runId } from '../../packages/lab-queue/src/ids.ts';
import type { LabQueue, LabRun } from '../../packages/lab-queue/src/queue.ts';
import { work } from '../../packages/lab-queue/src/work.ts';
import { baseProgram } from '../support/base.ts';
import { type Mischief, behindUnreliableTransport } from './unreliable-transport.ts';

const games = 32;
const bundle = new TextEncoder().encode('{"files":[]}');

function taskOf(run: BlockTask['run']): BlockTask {
	const side = { program: baseProgram(), seats: ['random', 'random'] };
	const other = { ...side, program: baseProgram({ params: { 'fields.pointsPerCity': 6 } }) };
	return {
		...{ run, sides: [side, other], seed: 3, cut: cutOf(games, 16) },
		quantities: ['margin', 'points-by-source', 'branching'],
	};
}

function runOf({ run, seed, cut, quantities }: BlockTask): LabRun {
	return {
		description: {
			...{ run, rules: ['r'], bots: [['b']], seed, games, size: cut.size, quantities },
			...{ batches: run === 'sweep' ? 2 : 1, intervals: 'fixed', firstGames: ['f'] },
		},
		words: [run],
		files: filesHash(bundle),
	};
}

/** The text of a result without the time that its games took. */
function figures(result: unknown): string {
	const { rows, ...rest } = result as { rows: [string, ...number[]][] };
	return JSON.stringify({ ...rest, rows: rows.filter(([id]) => id !== 'time') });
}

/** The results of a run played block after block in this thread. */
export function playedAlone(run: BlockTask['run']): string[] {
	const task = taskOf(run);
	const play = blockPlayer(task);
	const blocks = blockCount(task.cut) * (run === 'sweep' ? 2 : 1);
	return Array.from({ length: blocks }, (_, block) => figures(play(block)));
}

/** Two workers with threads play a run over a transport that drops, doubles and reorders messages; returns the results that the queue holds. */
export async function playedInChaos(
	run: BlockTask['run'],
	queue: LabQueue,
	seed: number,
	onDelivery: () => void,
): Promise<string[]> {
	const task = taskOf(run);
	const of = runOf(task);
	const mischief: Mischief = { dropped: 0, doubled: 0, reordered: 0, delivered: 0 };
	const threads = [blockThread(), blockThread()];
	const status = async () => (await queue.status(runId(of)))[0]!;
	const transport = (worker: number): LabQueue =>
		behindUnreliableTransport(queue, 1000 * seed + worker, mischief, onDelivery);
	try {
		do {
			// a block whose leases are lost too often waits for the run to be submitted again
			await queue.submit(of, bundle);
			await Promise.all(
				threads.map((thread, worker) =>
					work<BlockTask>({
						...{ queue: transport(worker), name: `worker ${worker}`, slots: 1, untilEmpty: true },
						signal: new AbortController().signal,
						open: async () => ({ is: 'ready', task }),
						play: (_slot, opened, block) => thread.play(opened, block),
						failureOf: (error) => ({ code: 'CLI-INTERNAL', why: String(error) }),
					}),
				),
			);
		} while ((await status()).finished < (await status()).blocks);
	} finally {
		await Promise.all(threads.map((thread) => thread.close()));
	}
	const { dropped, doubled, reordered, delivered } = mischief;
	for (const n of [dropped, doubled, reordered]) expect(n).toBeGreaterThan(delivered / 10);
	const results = [...(await queue.results(runId(of)))].sort(([a], [b]) => a - b);
	expect(results.map(([block]) => block)).toEqual(results.map((_, i) => i));
	return results.map(([, text]) => figures(JSON.parse(text)));
}
