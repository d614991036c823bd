import type { Finding } from '@tilewright/session';
import type { Report } from '@tilewright/lab';
import type { Comparing, Requests } from '../capabilities.ts';
import type { FromCompare, ManyTask } from './many-protocol.ts';
import { compareWorker } from './make-worker.ts';
import type { RuleSource } from '@tilewright/workbench';

/** Many games under two rule sets, in a worker of their own. */
export class Many {
	report: Report | undefined = $state.raw();
	running: boolean = $state(false);
	/** The wanted number of games. */
	wanted: number = $state(0);
	/** It was stopped before all games were played. */
	stopped: boolean = $state(false);
	trouble: string = $state('');
	findings: readonly Finding[] = $state.raw([]);
	private readonly studio: Comparing & Requests;
	private worker: Worker | undefined;
	private lastRequest = 0;

	constructor(studio: Comparing & Requests) {
		this.studio = studio;
	}

	/** Plays games of both sides, by one bot at every seat of a side. */
	async run(
		a: RuleSource & { readonly bot: string },
		b: RuleSource & { readonly bot: string },
		games: number,
	): Promise<void> {
		this.end();
		const lastRequest = ++this.lastRequest;
		this.report = undefined;
		this.trouble = '';
		this.stopped = false;
		this.running = true;
		this.wanted = games;
		const bare = ({ setup, disk }: RuleSource): RuleSource => ({ setup, disk });
		const response = await this.studio.request('compare.programs', { a: bare(a), b: bare(b) });
		if (lastRequest !== this.lastRequest) return;
		this.findings = response?.findings ?? [];
		if (!response?.a || !response.b) {
			this.running = false;
			return;
		}
		const seats = ({ setup, bot }: typeof a): string[] => setup.seats.map(() => bot);
		const task: ManyTask = {
			a: { program: response.a, seats: seats(a) },
			b: { program: response.b, seats: seats(b) },
			seed: a.setup.seed,
			games,
		};
		this.worker = compareWorker();
		this.worker.onmessage = ({ data }: MessageEvent<FromCompare>) => {
			if (data.is === 'report') this.report = data.report;
			else {
				if (data.is === 'failed') this.trouble = data.message;
				this.end();
			}
		};
		this.worker.onerror = ({ message }) => {
			this.trouble = message;
			this.end();
		};
		this.worker.postMessage(task);
		this.studio.comparisons++;
	}

	/** Enough: what is known by now stays. */
	cancel(): void {
		this.lastRequest++;
		this.stopped = this.running;
		this.end();
	}

	/** Ends the worker. */
	end(): void {
		this.running = false;
		this.worker?.terminate();
		this.worker = undefined;
	}
}
