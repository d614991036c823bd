import type { AllRequests, FromWorker, RequestName } from './protocol.ts';

/** A request that waits for its result. */
interface Pending {
	resolve(value: unknown): void;
	reject(error: Error): void;
}

/** The page's end of the engine: questions with answers, and what the engine says by itself. */
export class Engine {
	private readonly worker: Worker;
	private readonly open = new Map<number, Pending>();
	private next = 0;

	constructor(listen: (message: FromWorker) => void) {
		this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
			type: 'module',
			name: 'engine',
		});
		this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
			if (data.is !== 'answer' && data.is !== 'failed') return listen(data);
			const asked = this.open.get(data.id);
			this.open.delete(data.id);
			if (data.is === 'answer') asked?.resolve(data.value);
			else asked?.reject(new Error(data.message));
		};
	}

	ask<Q extends RequestName>(
		ask: Q,
		question: AllRequests[Q]['ask'],
	): Promise<AllRequests[Q]['answer']> {
		const id = this.next++;
		return new Promise((resolve, reject) => {
			this.open.set(id, { resolve, reject });
			this.worker.postMessage({ ask, id, with: question });
		});
	}

	stop(): void {
		this.worker.terminate();
	}
}
