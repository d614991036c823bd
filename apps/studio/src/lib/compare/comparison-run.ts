import { GrowingComparison } from '@tilewright/lab';
import { compareWorker } from './make-worker.ts';
import type { FromCompare, ManyTask, RecordedGame, ToCompare } from './many-protocol.ts';

/** The time between two looks at the figures, in milliseconds. */
const LOOK_EVERY_MS = 150;
const MAX_WORKERS = 4;

/** The page and the running game keep a core to themselves, where there are several. */
const workerCount = (): number =>
	Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/** Games under two rule sets, played in workers. `onGrowth` is called while they grow, and `onEnd` once, with a fault or ''. */
export class ComparisonRun {
	readonly growing: GrowingComparison;
	private workers: readonly Worker[];
	private readonly onGrowth: () => void;
	private readonly onEnd: (trouble: string) => void;
	private lastLook = performance.now();

	constructor(
		task: ManyTask,
		games: number,
		onGrowth: () => void,
		onEnd: (trouble: string) => void,
	) {
		this.growing = new GrowingComparison(task.a, task.b, games);
		this.onGrowth = onGrowth;
		this.onEnd = onEnd;
		this.workers = Array.from({ length: workerCount() }, () => this.begin(task));
	}

	private begin(task: ManyTask): Worker {
		const worker = begunWorker(task, (data) => this.onMessage(worker, data));
		return worker;
	}

	private onMessage(worker: Worker, data: FromCompare): void {
		if (this.workers.length === 0 && data.is !== 'ready') return;
		if (data.is === 'failed') return this.finish(data.message);
		if (data.is === 'block') this.growing.finish(data.block, data.found);
		if (this.growing.isOver) {
			this.onGrowth();
			return this.finish('');
		}
		const next = this.growing.hand();
		if (next) worker.postMessage({ is: 'play', ...next } satisfies ToCompare);
		if (performance.now() - this.lastLook < LOOK_EVERY_MS) return;
		this.onGrowth();
		this.lastLook = performance.now();
	}

	private finish(trouble: string): void {
		if (this.workers.length === 0) return;
		this.stop();
		this.onEnd(trouble);
	}

	stop(): void {
		for (const worker of this.workers) worker.terminate();
		this.workers = [];
	}
}

export function recordGame(
	task: ManyTask,
	side: 'a' | 'b',
	seed: number,
): Promise<RecordedGame | undefined> {
	return new Promise((resolve) => {
		const worker = begunWorker(task, (data) => {
			if (data.is === 'ready')
				return worker.postMessage({ is: 'record', side, seed } satisfies ToCompare);
			worker.terminate();
			resolve(data.is === 'game' ? data.game : undefined);
		});
	});
}

function begunWorker(task: ManyTask, take: (data: FromCompare) => void): Worker {
	const worker = compareWorker();
	worker.onmessage = ({ data }: MessageEvent<FromCompare>) => take(data);
	worker.onerror = ({ message }) => take({ is: 'failed', message });
	worker.postMessage({ is: 'task', ...task } satisfies ToCompare);
	return worker;
}
