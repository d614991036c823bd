import type { PlayedFigures, FromPlayer, PlayTask, ToPlayer } from '@tilewright/lab';
import { setWorker } from './make-worker.ts';

export interface Result {
	readonly figures: PlayedFigures | undefined;
	readonly done: boolean;
	readonly trouble: string;
}

const MAX_CACHED = 24;

export class Player {
	/** By task, the latest last. */
	results: Readonly<Record<string, Result>> = $state.raw({});
	private worker: Worker | undefined;
	private wanted: readonly string[] = [];

	/** These tasks are to be played; those that are played or known already go on. */
	want(tasks: readonly PlayTask[]): void {
		const keys = tasks.map((t) => t.key);
		if (keys.join('\n') === this.wanted.join('\n')) return;
		const keep = keys.filter((k) => this.wanted.includes(k));
		const fresh = tasks.filter((t) => !keep.includes(t.key) && this.results[t.key]?.done !== true);
		this.wanted = keys;
		const message: ToPlayer = { tasks: fresh, keep };
		if (fresh.length > 0 || this.worker) this.start().postMessage(message);
	}

	stop(): void {
		this.worker?.terminate();
		this.worker = undefined;
		this.wanted = [];
	}

	private start(): Worker {
		if (this.worker) return this.worker;
		this.worker = setWorker();
		this.worker.onmessage = ({ data }: MessageEvent<FromPlayer>) => this.onMessage(data);
		return this.worker;
	}

	private onMessage({ key, figures, done, trouble }: FromPlayer): void {
		// a task that is kept may have ended before the worker hears what is wanted now
		if (!this.wanted.includes(key)) return;
		// figures of sets that were tried long ago are worked out again
		const others = Object.entries(this.results).filter(([k]) => k !== key);
		this.results = Object.fromEntries([
			...others.slice(1 - MAX_CACHED),
			[key, { figures, done, trouble }],
		]);
	}
}
