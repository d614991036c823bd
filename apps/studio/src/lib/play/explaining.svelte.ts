import type { CountedView, EntryView, FeatureView, StepView, Target } from '@tilewright/session';
import type { ExplanationAccess, GameAccess, Requests } from '../capabilities.ts';

type Access = ExplanationAccess & GameAccess & Requests;

export type Explained =
	{ readonly entry: number } | { readonly seat: number; readonly name?: string | undefined };

interface Pointed {
	readonly entry: number;
	readonly line?: string | undefined;
}

export interface CountedMark {
	readonly target: Target;
	readonly number: number;
}

export class Explaining {
	of: Explained | undefined = $state.raw();
	private pointed: Pointed | undefined = $state.raw();
	private counted: { readonly entry: number; readonly view: CountedView } | undefined =
		$state.raw();
	/** The number of steps that were met. */
	private met = 0;
	private readonly studio: Access;

	constructor(studio: Access) {
		this.studio = studio;
	}

	/** The newest first. */
	readonly entries: readonly EntryView[] = $derived.by(() => {
		const { of } = this;
		const ledger = this.studio.game?.ledger ?? [];
		if (!of) return [];
		if ('entry' in of) return ledger.filter((e) => e.index === of.entry);
		const ofSeat = ledger.filter((e) => e.seat === of.seat);
		return ofSeat.filter((e) => of.name === undefined || e.name === of.name).reverse();
	});

	readonly entry: number | undefined = $derived(
		this.entries.find((e) => e.index === this.pointed?.entry)?.index ?? this.entries[0]?.index,
	);

	private readonly view: CountedView | undefined = $derived(
		this.counted && this.counted.entry === this.entry ? this.counted.view : undefined,
	);

	/** The line whose marks are on the board: the one pointed at, else the first that counted something. */
	readonly line: string | undefined = $derived.by(() => {
		const lines = this.view?.lines ?? [];
		const line = this.pointed?.entry === this.entry ? this.pointed?.line : undefined;
		return (lines.find((l) => l.id === line) ?? (line === undefined ? lines[0] : undefined))?.id;
	});

	readonly feature: FeatureView | undefined = $derived(this.view?.feature);

	readonly marks: readonly CountedMark[] = $derived(
		(this.view?.lines.find((l) => l.id === this.line)?.targets ?? []).map((target, i) => ({
			target,
			number: i + 1,
		})),
	);

	wordsOf(entry: number, line: string): readonly string[] {
		if (entry !== this.entry) return [];
		return this.view?.lines.find((l) => l.id === line)?.targets.map((t) => t.text) ?? [];
	}

	open(of: Explained): void {
		this.of = of;
		this.pointed = undefined;
		this.studio.explanations.count('ledger');
	}

	close(): void {
		this.of = undefined;
		this.pointed = undefined;
	}

	/** Closes once a person plays on: then the log is wanted again. Steps of bots leave it open. */
	meet(steps: readonly Pick<StepView, 'bot'>[]): void {
		const since = steps.slice(this.met);
		this.met = steps.length;
		if (since.some(({ bot }) => bot === undefined)) this.close();
	}

	point(entry: number, line?: string): void {
		this.pointed = { entry, line };
	}

	/** Shows the newest entry that a feature paid, because somebody points at the feature on the board. */
	pointAtFeature({ segments }: FeatureView): void {
		const paid = this.entries.find(({ where }) =>
			segments.some((s) => s.tile === where?.tile && s.segment === where.segment),
		);
		if (paid && paid.index !== this.entry) this.pointed = { entry: paid.index };
	}

	async refresh(): Promise<void> {
		const { entry } = this;
		if (entry === undefined) {
			this.counted = undefined;
			return;
		}
		const view = await this.studio.request('counted-by', entry);
		if (entry === this.entry) this.counted = view && { entry, view };
	}
}
