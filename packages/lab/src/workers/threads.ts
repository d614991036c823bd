import type { Worker } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import { languageInUse } from '@tilewright/schema';
import type { Cut } from '../run/blocks.ts';
import { keepThreads, takeThreads } from './kept-threads.ts';
import {
	type FaultMessage,
	type GamesOrder,
	Shared,
	type ThreadOrder,
	type WorkShare,
	type WorkerMessage,
} from './messages.ts';
import { faults } from '../texts/faults.ts';

function faultOf({ code, message, seed, register }: FaultMessage): EngineFault {
	const why = seed === undefined ? message : faults.inGame({ why: message, seed });
	return new EngineFault(code, why, register);
}

function messageFrom(worker: Worker, wanted: WorkerMessage['is']): Promise<void> {
	return new Promise((resolve, reject) => {
		worker.on('message', (message: WorkerMessage) => {
			if (message.is === 'fault') reject(faultOf(message));
			else if (message.is === wanted) resolve();
		});
		worker.once('error', reject);
		worker.once('exit', (code) => reject(new Error(`a worker ended early with code ${code}`)));
	});
}

export interface Work<Result> {
	readonly seed: number;
	readonly cut: Cut;
	readonly blocks: Int32Array;
	readonly jobs: number;
	readonly signal: AbortSignal | undefined;
	/** Told ten times a second how many games are played. */
	readonly onProgress: (played: number) => void;
	readonly order: (share: WorkShare) => GamesOrder;
	/** Called for every finished block, in any order; returning true stops all threads. */
	readonly onBlock: (block: number, result: Result) => boolean | void;
}

/**
 * Plays blocks on threads; returns how many seconds it took, without the start of the threads.
 *
 *   order to all → all ready → play blocks from the shared counter → all done
 */
export async function onThreads<Result>(work: Work<Result>): Promise<number> {
	const { seed, cut, blocks, signal, onProgress, onBlock } = work;
	if (blocks.length === 0) return 0;
	const jobs = Math.max(1, Math.min(work.jobs, blocks.length));
	const shared = new Int32Array(new SharedArrayBuffer(Shared.words * 4));
	const order = work.order({ seed, cut, blocks, shared, language: languageInUse() });
	const stop = (): void => void Atomics.store(shared, Shared.stop, 1);
	if (signal?.aborted === true) stop();
	signal?.addEventListener('abort', stop, { once: true });
	const workers = takeThreads(jobs);
	const tellAll = (what: ThreadOrder): void => workers.forEach((w) => w.postMessage(what));
	let areIdle = false;
	const timer = setInterval(() => onProgress(Atomics.load(shared, Shared.done)), 100);
	let failure: { readonly error: unknown } | undefined;
	for (const worker of workers)
		worker.on('message', (message: WorkerMessage<Result>) => {
			if (message.is !== 'block' || failure) return;
			try {
				if (onBlock(message.block, message.result) === true) stop();
			} catch (error) {
				failure = { error };
				stop();
			}
		});
	try {
		tellAll(order);
		await Promise.all(workers.map((w) => messageFrom(w, 'ready')));
		const begun = performance.now();
		tellAll('go');
		await Promise.all(workers.map((w) => messageFrom(w, 'done')));
		areIdle = true;
		if (failure) throw failure.error;
		return (performance.now() - begun) / 1000;
	} finally {
		clearInterval(timer);
		stop();
		signal?.removeEventListener('abort', stop);
		// after a fault a thread may have anything left behind
		if (areIdle) keepThreads(workers);
		else await Promise.all(workers.map((w) => w.terminate()));
	}
}
