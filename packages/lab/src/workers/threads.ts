import type { Worker } from 'node:worker_threads';
import { languageInUse } from '@tilewright/schema';
import { faultOf } from './fault-message.ts';
import { inThisThread } from './in-this-thread.ts';
import { keepThreads, takeThreads } from './kept-threads.ts';
import { Shared, type ThreadOrder, type WorkerMessage } from './messages.ts';
import type { Work } from './work.ts';

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

/** Threads begin where quick games would take longer than so many milliseconds without them: to start takes them that long, too. */
const longestAlone = 1000;

/** Plays blocks: quick games in this thread, long runs on threads; returns how many seconds it took, without preparing. */
export async function playWork<Result>(work: Work<Result>): Promise<number> {
	if (!work.isQuick || work.blocks.length === 0) return onThreads(work);
	const { seconds, games, left } = await inThisThread(
		work,
		work.jobs === 1 ? Infinity : longestAlone,
	);
	const { onProgress } = work;
	const rest = { ...work, blocks: left, onProgress: (n: number) => onProgress(games + n) };
	return seconds + (await onThreads(rest));
}

/**
 * Plays blocks on threads; returns how many seconds it took, without the start of the threads.
 *
 *   order to all → all ready → play blocks from the shared counter → all done
 */
async function onThreads<Result>(work: Work<Result>): Promise<number> {
	const { seed, cut, blocks, signal, onProgress, onBlock } = work;
	if (blocks.length === 0) return 0;
	const jobs = Math.max(1, Math.min(work.jobs, blocks.length));
	const shared = new Int32Array(new SharedArrayBuffer(Shared.words * 4));
	const order = work.order({
		...{ seed, cut, blocks, shared },
		threads: jobs,
		language: languageInUse(),
	});
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
