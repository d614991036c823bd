import type { Worker } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import type { WorkerWord } from './messages.ts';

const source = import.meta.url.endsWith('.ts');

/** A script of this folder, as source or built. */
export function scriptOf(name: string): URL {
	return new URL(`./${name}.${source ? 'ts' : 'js'}`, import.meta.url);
}

/** What Node needs to run it: the source of the workspace's packages is found under a condition of its own. */
export const execArgv: string[] = source
	? ['--conditions=@tilewright/source', '--disable-warning=ExperimentalWarning']
	: [];

/** Waits for a word of a worker; rejects when a game breaks or the worker ends early. */
export function heard(worker: Worker, wanted: WorkerWord['is']): Promise<void> {
	return new Promise((resolve, reject) => {
		worker.on('message', (word: WorkerWord) => {
			if (word.is === 'fault')
				reject(new EngineFault(word.code, `${word.message} (in the game with seed ${word.seed})`));
			else if (word.is === wanted) resolve();
		});
		worker.once('error', reject);
		worker.once('exit', (code) => reject(new Error(`a worker ended early with code ${code}`)));
	});
}
