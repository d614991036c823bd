import { Worker } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import { type FaultWord, Shared, type WorkShare, type WorkerWord } from './messages.ts';

const source = import.meta.url.endsWith('.ts');

/** A script of this folder, as source or built. */
function scriptOf(name: string): URL {
	return new URL(`./${name}.${source ? 'ts' : 'js'}`, import.meta.url);
}

/** What Node needs to run it: the source of the workspace's packages is found under a condition of its own. */
const execArgv: string[] = source
	? ['--conditions=@tilewright/source', '--disable-warning=ExperimentalWarning']
	: [];

function faultOf({ code, message, seed, register }: FaultWord): EngineFault {
	const where = seed === undefined ? '' : ` (in the game with seed ${seed})`;
	return new EngineFault(code, `${message}${where}`, register);
}

/** Waits for a word of a worker; rejects when a game breaks or the worker ends early. */
function heard(worker: Worker, wanted: WorkerWord['is']): Promise<void> {
	return new Promise((resolve, reject) => {
		worker.on('message', (word: WorkerWord) => {
			if (word.is === 'fault') reject(faultOf(word));
			else if (word.is === wanted) resolve();
		});
		worker.once('error', reject);
		worker.once('exit', (code) => reject(new Error(`a worker ended early with code ${code}`)));
	});
}

/** Work for several threads: games are taken, so many at a time, from a counter that all of them share. */
export interface Work {
	readonly seed: number;
	readonly games: number;
	/** Threads wanted; there are no more of them than games. */
	readonly jobs: number;
	/** Games taken at a time, at most. */
	readonly most: number;
	readonly signal: AbortSignal | undefined;
}

/**
 * Does work on threads that run a script of this folder; answers how many seconds it took, without the start of the threads.
 *
 *   start all → all ready → play chunks from the shared counter → all done
 */
export async function onThreads<Said extends { readonly is: string } = WorkerWord>(
	script: string,
	{ seed, games, jobs: wanted, most, signal }: Work,
	task: (share: WorkShare) => WorkShare,
	hear: (said: Said) => void = () => {},
): Promise<number> {
	const jobs = Math.max(1, Math.min(wanted, games));
	const shared = new Int32Array(new SharedArrayBuffer(Shared.words * 4));
	const chunk = Math.max(1, Math.min(most, Math.ceil(games / jobs / 8)));
	const workerData = task({ seed, games, chunk, shared });
	const stop = (): void => void Atomics.store(shared, Shared.stop, 1);
	if (signal?.aborted === true) stop();
	signal?.addEventListener('abort', stop, { once: true });
	const workers = Array.from(
		{ length: jobs },
		() => new Worker(scriptOf(script), { workerData, execArgv }),
	);
	for (const w of workers) w.on('message', hear);
	try {
		await Promise.all(workers.map((w) => heard(w, 'ready')));
		const begun = performance.now();
		for (const w of workers) w.postMessage('go');
		await Promise.all(workers.map((w) => heard(w, 'done')));
		return (performance.now() - begun) / 1000;
	} finally {
		stop();
		signal?.removeEventListener('abort', stop);
		await Promise.all(workers.map((w) => w.terminate()));
	}
}
