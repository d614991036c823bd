import { Worker } from 'node:worker_threads';
import { execArgv, scriptOf } from './scripts.ts';

const idle: Worker[] = [];

/** Takes threads that earlier runs left, and starts those that are missing: a thread takes longer to start than many runs to play. */
export function takeThreads(count: number): Worker[] {
	const taken = idle.splice(0, count);
	for (const thread of taken) {
		forgetListeners(thread);
		thread.ref();
	}
	while (taken.length < count) taken.push(new Worker(scriptOf('games-worker'), { execArgv }));
	return taken;
}

/** Keeps threads for later runs. They do not keep the process alive. */
export function keepThreads(threads: readonly Worker[]): void {
	for (const thread of threads) {
		forgetListeners(thread);
		thread.once('error', () => forget(thread));
		thread.once('exit', () => forget(thread));
		thread.unref();
		idle.push(thread);
	}
}

/** By name: a thread without the listeners that Node gave it passes on no message. */
function forgetListeners(thread: Worker): void {
	for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
}

function forget(thread: Worker): void {
	const at = idle.indexOf(thread);
	if (at >= 0) idle.splice(at, 1);
}
