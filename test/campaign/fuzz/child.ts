// A process that carries out trials, one after the other. It may die of any of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Laboratory } from './probe.ts';
import type { Budget, Result, Trial } from './trial.ts';
import { Shared, type WatchData, processorTime } from './watch.ts';

export type ToChild = { readonly budget: Budget } | { readonly trial: Trial };
export type FromChild =
	{ readonly ready: true } | { readonly result: Result; readonly bytes: number };

const shared = new Int32Array(new SharedArrayBuffer(4 * Shared.words));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-fuzz-'));
const laboratory = new Laboratory(folder);
const send = (message: FromChild): void => void process.send!(message);

async function carryOut(trial: Trial): Promise<void> {
	laboratory.lay(trial);
	Atomics.store(shared, Shared.begin, processorTime());
	Atomics.store(shared, Shared.runs, 1);
	const result = await laboratory.run(trial);
	Atomics.store(shared, Shared.runs, 0);
	send({ result, bytes: process.memoryUsage.rss() });
}

process.on('message', (message: ToChild) => {
	if ('trial' in message) {
		void carryOut(message.trial);
		return;
	}
	const workerData: WatchData = { shared, budget: message.budget };
	new Worker(new URL('./watch.ts', import.meta.url), { workerData });
	send({ ready: true });
});
process.on('disconnect', () => process.exit());
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
