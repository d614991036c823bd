import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Budget } from './trial.ts';

/** Words of the memory that the threads share: 1 while a trial runs, and the milliseconds of the processor at its begin. */
export const Shared = { runs: 0, begin: 1, words: 2 } as const;

export interface WatchData {
	readonly shared: Int32Array;
	readonly budget: Budget;
}

/** Milliseconds of the processor that this process has used. */
export function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return Math.floor((user + system) / 1000);
}

/** Ends the process when a trial takes too much, and writes the reason on standard output. The thread of the trial cannot do so. */
function look({ shared, budget }: WatchData): void {
	if (Atomics.load(shared, Shared.runs) === 0) return;
	const used = processorTime() - Atomics.load(shared, Shared.begin);
	const fault =
		process.memoryUsage.rss() > budget.bytes
			? 'memory'
			: used > budget.seconds * 1000
				? 'hang'
				: undefined;
	if (fault === undefined) return;
	writeSync(1, fault);
	process.kill(process.pid, 'SIGKILL');
}

const data = workerData as WatchData | null;
if (data !== null && 'budget' in data) setInterval(() => look(data), 50);
