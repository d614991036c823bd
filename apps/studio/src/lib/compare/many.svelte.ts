import type { Finding } from '@tilewright/session';
import type { ComparisonPictures, Report, Side } from '@tilewright/lab';
import type { Comparing, Requests } from '../capabilities.ts';
import { ComparisonRun, recordGame } from './comparison-run.ts';
import type { ManyTask, RecordedGame } from './many-protocol.ts';
import type { ResponseOf, RuleSource } from '@tilewright/workbench';

export type BotSource = RuleSource & { readonly bot: string };

/** Two sides with their rules as programs: later edits change nothing in them. */
export interface ReadSides {
	readonly a: BotSource;
	readonly b: BotSource;
	readonly response: ResponseOf<'compare.programs'> | undefined;
	/** The reason why there is no response; '' where there is one. */
	readonly trouble: string;
}

export async function readSides(studio: Requests, a: BotSource, b: BotSource): Promise<ReadSides> {
	const bare = ({ setup, disk, texts }: RuleSource): RuleSource => ({
		setup,
		disk,
		...(texts && { texts }),
	});
	try {
		const response = await studio.request('compare.programs', { a: bare(a), b: bare(b) });
		return { a, b, response, trouble: '' };
	} catch (error) {
		return { a, b, response: undefined, trouble: String(error) };
	}
}

export class Many {
	report: Report | undefined = $state.raw();
	pictures: ComparisonPictures | undefined = $state.raw();
	running: boolean = $state(false);
	/** A run has begun, and its rules are read; the figures are still those of the run before. */
	preparing: boolean = $state(false);
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

	/** Plays games of both sides; `begins` is called once it is known that they differ. Until then the last result stays. */
	async run(
		a: BotSource,
		b: BotSource,
		games: number,
		begins: () => void = () => undefined,
	): Promise<void> {
		this.end();
		this.twins = false;
		const lastRequest = ++this.lastRequest;
		this.running = this.preparing = true;
		const sides = await readSides(this.studio, a, b);
		if (lastRequest !== this.lastRequest) return;
		await this.play(sides, games, begins);
	}

	/** Plays games of sides whose rules were read before. */
	async play(
		{ a, b, response, trouble }: ReadSides,
		games: number,
		begins: () => void = () => undefined,
	): Promise<void> {
		this.preparing = false;
		if (!response?.a || !response.b) {
			this.clear();
			this.findings = response?.findings ?? [];
			this.trouble = trouble;
			return;
		}
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
		this.clear();
		this.running = true;
		this.wanted = games;
		this.says = response.says;
		this.findings = response.findings;
		this.task = task;
		begins();
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
		this.studio.comparisons++;
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
		this.running = this.preparing = false;
		this.current?.stop();
		this.current = undefined;
		this.onStop?.();
		this.onStop = undefined;
	}
}
