import type { Finding } from '@tilewright/session';
import type { ComparisonPictures, Report, Side } from '@tilewright/lab';
import type { Comparing, Requests } from '../capabilities.ts';
import { ComparisonRun, recordGame } from './comparison-run.ts';
import type { ManyTask, RecordedGame } from './many-protocol.ts';
import type { RuleSource } from '@tilewright/workbench';

export type BotSource = RuleSource & { readonly bot: string };

export class Many {
	report: Report | undefined = $state.raw();
	pictures: ComparisonPictures | undefined = $state.raw();
	running: boolean = $state(false);
	wanted: number = $state(0);
	stopped: boolean = $state(false);
	/** Both sides come to the same rules and bots: nothing was played. */
	twins: boolean = $state(false);
	trouble: string = $state('');
	findings: readonly Finding[] = $state.raw([]);
	/** The sentences of the rules that pay points, by their ids. */
	says: Readonly<Record<string, string>> = $state.raw({});
	task: ManyTask | undefined = $state.raw();
	private readonly studio: Comparing & Requests;
	private current: ComparisonRun | undefined;
	private lastRequest = 0;

	constructor(studio: Comparing & Requests) {
		this.studio = studio;
	}

	async run(a: BotSource, b: BotSource, games: number): Promise<void> {
		this.clear();
		const lastRequest = ++this.lastRequest;
		this.running = true;
		this.wanted = games;
		const bare = ({ setup, disk }: RuleSource): RuleSource => ({ setup, disk });
		const response = await this.studio.request('compare.programs', { a: bare(a), b: bare(b) });
		if (lastRequest !== this.lastRequest) return;
		this.findings = response?.findings ?? [];
		this.says = response?.says ?? {};
		if (!response?.a || !response.b) return void (this.running = false);
		const side = (program: Side['program'], { setup, bot }: BotSource): Side => ({
			program,
			seats: setup.seats.map(() => bot),
		});
		const task: ManyTask = {
			a: side(response.a, a),
			b: side(response.b, b),
			seed: a.setup.seed,
		};
		this.twins = response.a.hash === response.b.hash && a.bot === b.bot;
		if (this.twins) return void (this.running = false);
		this.task = task;
		this.studio.comparisons++;
		await new Promise<void>((resolve) => {
			this.onStop = resolve;
			this.current = new ComparisonRun(
				task,
				games,
				() => this.look(),
				(trouble) => {
					this.trouble = trouble;
					this.end();
				},
			);
		});
	}

	private onStop: (() => void) | undefined;

	private look(): void {
		const { growing } = this.current ?? {};
		if (!growing) return;
		this.report = growing.report();
		this.pictures = growing.pictures();
	}

	show(report: Report): void {
		this.clear();
		this.report = report;
		this.wanted = report.games;
	}

	async record(side: 'a' | 'b', seed: number): Promise<RecordedGame | undefined> {
		return this.task && recordGame($state.snapshot(this.task) as ManyTask, side, seed);
	}

	private clear(): void {
		this.end();
		this.report = this.pictures = this.task = undefined;
		this.trouble = '';
		this.findings = [];
		this.stopped = this.twins = false;
	}

	cancel(): void {
		this.lastRequest++;
		this.look();
		this.stopped = this.running;
		this.end();
	}

	end(): void {
		this.running = false;
		this.current?.stop();
		this.current = undefined;
		this.onStop?.();
		this.onStop = undefined;
	}
}
