import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SoakedRound } from '../soak/round.ts';
import type { Amounts } from './plan.ts';

export interface WorkerTask {
	readonly seed: number;
	readonly amounts: Amounts;
}

export interface Workers {
	readonly play: (round: number) => Promise<SoakedRound>;
	readonly stop: () => Promise<void>;
}

export function startWorkers(jobs: number, seed: number, amounts: Amounts): Workers {
	const workerData: WorkerTask = { seed, amounts };
	const script = join(import.meta.dirname, 'worker.ts');
	const all = Array.from({ length: jobs }, () => new Worker(script, { workerData }));
	const free = [...all];
	const waiting: ((worker: Worker) => void)[] = [];
	const release = (worker: Worker): void => {
		const next = waiting.shift();
		if (next) next(worker);
		else free.push(worker);
	};
	return {
		play: async (round) => {
			const worker = free.pop() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)));
			worker.postMessage(round);
			const [result] = (await once(worker, 'message')) as [SoakedRound];
			release(worker);
			return result;
		},
		stop: async () => {
			await Promise.all(all.map((worker) => worker.terminate()));
		},
	};
}
