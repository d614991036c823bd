import type { Comparing, Requests } from '../capabilities.ts';
import { type ChangeToMeasure, changesToMeasure, type MeasuredPair } from './changes-to-measure.ts';
import { type BotSource, Many, type ReadSides, readSides } from './many.svelte.ts';

/** The effect of one change of the printed rules, or of all of them: with it (A) against without it (B). */
export interface HouseEffect {
	readonly id: string;
	readonly title: string;
	readonly alone: Many;
	readonly among: Many | undefined;
}

/** The rules that are chosen, as text, and whether they are those of an example or the tour. */
export interface ChosenRules {
	readonly rules: string;
	readonly isExample: boolean;
	/** The titles of the packs beside the base game. */
	readonly packs: readonly string[];
}

interface Due {
	readonly many: Many;
	readonly sides: Promise<ReadSides>;
	readonly games: number;
}

export class HouseEffects {
	list: readonly HouseEffect[] = $state.raw([]);
	/** The changes that would be measured now, each with its title. */
	changes: readonly Pick<HouseEffect, 'id' | 'title'>[] = $state.raw([]);
	/** The games of each side that measuring takes for every game that is wanted of a comparison. */
	comparisons: number = $state(0);
	measured: ChosenRules | undefined = $state.raw();
	running: boolean = $state(false);
	private readonly studio: Comparing & Requests;
	private lastRun = 0;
	private lastCount = 0;
	/** The comparisons that are not played to the end yet, the next one first. */
	private due: readonly Due[] = $state.raw([]);

	constructor(studio: Comparing & Requests) {
		this.studio = studio;
	}

	/** Lists the changes of these rules, and counts the comparisons that measuring them would take. */
	async count(source: BotSource | undefined): Promise<void> {
		const count = ++this.lastCount;
		const wanted = source ? await changesToMeasure(this.studio, source) : [];
		if (count !== this.lastCount) return;
		this.comparisons = wanted.flatMap(pairsOf).length;
		this.changes = wanted.map(({ id, title }) => ({ id, title }));
	}

	/** Measures the rules as they are now, whatever is chosen or edited meanwhile; of all changes, or of `only` one. */
	async run(source: BotSource, games: number, chosen: ChosenRules, only?: string): Promise<void> {
		this.end();
		this.measured = chosen;
		const run = ++this.lastRun;
		this.running = true;
		const all = await changesToMeasure(this.studio, source);
		if (run !== this.lastRun) return;
		const wanted = only === undefined ? all : all.filter(({ id }) => id === only);
		this.list = wanted.map(({ id, title, among }) => ({
			...{ id, title },
			alone: new Many(this.studio),
			among: among && new Many(this.studio),
		}));
		// the rules of each pair are read right away, one pair after another, while the first games are played
		let before: Promise<unknown> = Promise.resolve();
		const pairs = wanted.flatMap(pairsOf);
		this.due = this.all.map((many, i) => {
			const { with: a, without: b } = pairs[i]!;
			const sides = before.then(() => readSides(this.studio, a, b));
			before = sides;
			return { many, sides, games };
		});
		await this.playDue(run);
	}

	/** Some comparisons are left since measuring was stopped. */
	get isStopped(): boolean {
		return !this.running && this.due.length > 0;
	}

	async goOn(): Promise<void> {
		if (!this.isStopped) return;
		this.running = true;
		await this.playDue(++this.lastRun);
	}

	private async playDue(run: number): Promise<void> {
		for (const { many, sides, games } of this.due) {
			const read = await sides;
			if (run !== this.lastRun) return;
			await many.play(read, games);
			if (run !== this.lastRun) return;
			this.due = this.due.slice(1);
		}
		this.running = false;
	}

	/** Tells whose figures these are; those of an example are not shown where other rules are chosen. */
	areOf(now: ChosenRules): 'these rules' | 'other rules' | 'nothing here' {
		const { measured, list } = this;
		if (!measured || list.length === 0) return 'nothing here';
		if (measured.isExample && !now.isExample) return 'nothing here';
		return measured.rules === now.rules ? 'these rules' : 'other rules';
	}

	/** Tells that every change of these rules is in the list, not only one of them. */
	hasAllOf(now: ChosenRules): boolean {
		return this.areOf(now) === 'these rules' && this.list.length >= this.changes.length;
	}

	/** The comparisons of what is measured now, or of all that could be. */
	get comparisonsDue(): number {
		return this.running ? this.all.length : this.comparisons;
	}

	private get all(): readonly Many[] {
		return this.list.flatMap(({ alone, among }) => (among ? [alone, among] : [alone]));
	}

	cancel(): void {
		this.lastRun++;
		this.running = false;
		for (const many of this.all) if (many.running) many.cancel();
	}

	end(): void {
		this.lastRun++;
		this.running = false;
		for (const many of this.all) many.end();
		this.list = this.due = [];
	}
}

const pairsOf = ({ alone, among }: ChangeToMeasure): readonly MeasuredPair[] =>
	among ? [alone, among] : [alone];
