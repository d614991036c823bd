import type {
	FromWorker,
	RequestName,
	RequestOf,
	ResponseOf,
	ToWorker,
} from '@tilewright/workbench';
import { withPageLocale } from '#lib/locale.ts';

interface Pending {
	resolve(value: unknown): void;
	reject(error: Error): void;
}

export class Engine {
	private readonly worker: Worker;
	private readonly open = new Map<number, Pending>();
	private next = 0;

	constructor(listen: (message: FromWorker) => void) {
		this.worker = withPageLocale(
			new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
		);
		this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
			if (data.is !== 'response' && data.is !== 'failed') return listen(data);
			const pending = this.open.get(data.id);
			this.open.delete(data.id);
			if (data.is === 'response') pending?.resolve(data.value);
			else pending?.reject(new Error(data.message));
		};
	}

	request<N extends RequestName>(request: N, ...[payload]: RequestOf<N>): Promise<ResponseOf<N>> {
		const id = this.next++;
		return new Promise((resolve, reject) => {
			this.open.set(id, { resolve, reject });
			this.worker.postMessage({ request, id, payload } satisfies ToWorker);
		});
	}

	stop(): void {
		this.worker.terminate();
	}
}
