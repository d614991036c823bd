import { largest } from '@tilewright/schema';
import type { ChanceOutcome } from '@tilewright/interpreter';

export interface RecordedStep {
	readonly seat: number;
	readonly decision: string;
	readonly key: string;
	readonly bot: string | undefined;
}

export interface Branch {
	readonly id: number;
	readonly steps: readonly RecordedStep[];
	readonly chance: readonly ChanceOutcome[];
	/** Notes, by the number of steps taken before. */
	readonly notes?: Notes;
	readonly name?: string;
}

export type Notes = Readonly<Record<number, string>>;

export interface BranchSummary {
	readonly id: number;
	readonly from: number;
	readonly more: number;
	/** Its first own step; absent where it only ends earlier. */
	readonly next: RecordedStep | undefined;
	readonly name: string | undefined;
}

/** The largest number of branches of one game; the oldest go first. */
export const MAX_BRANCHES = 60;

/**
 * Everything that was ever decided in a game: its branches, one of which is played. A timeline does not change; what changes it
 * returns another one. Going on from an earlier step with another decision forks a new branch from the old one, which stays.
 */
export class Timeline {
	readonly branches: readonly Branch[];
	private readonly at: number;
	private readonly next: number;

	constructor(branches: readonly Branch[] = [], at?: number, next: number = 1) {
		this.branches = branches.length > 0 ? branches : [{ id: 1, steps: [], chance: [] }];
		this.next = largest(
			this.branches.map((b) => b.id + 1),
			next,
		);
		this.at = this.branches.some((b) => b.id === at) ? at! : this.branches[0]!.id;
	}

	get current(): Branch {
		return this.branches.find((b) => b.id === this.at)!;
	}

	find(id: number): Branch | undefined {
		return this.branches.find((b) => b.id === id);
	}

	/** Records a step taken after `before` others; `chance` is everything chance brought up to the next decision. */
	record(before: number, step: RecordedStep, chance: readonly ChanceOutcome[]): Timeline {
		const { current } = this;
		const known = current.steps[before];
		const again = known && known.seat === step.seat && known.key === step.key;
		if (again && outcomesAt(current, before + 1) === outcomesAt({ chance }, before + 1))
			return this;
		const steps = [...current.steps.slice(0, before), again ? known : step];
		// the last outcomes of chance may change as long as nobody has decided after them
		if (!known || (again && current.steps.length === before + 1))
			return this.with({ ...current, steps, chance: [...chance] });
		return this.fork(steps, chance);
	}

	rewrite(change: (branch: Branch) => Branch): Timeline {
		return this.of(this.branches.map(change));
	}

	/** Adds a branch, which is played from now on; it takes over the notes of the steps it shares with the old one. */
	fork(steps: readonly RecordedStep[], chance: readonly ChanceOutcome[]): Timeline {
		const { current } = this;
		const shared = countCommonSteps(current.steps, steps);
		const notes = notesOf(current.notes, (n) => (n <= shared ? n : undefined));
		const fresh: Branch = { id: this.next, steps, chance: [...chance], ...(notes && { notes }) };
		return new Timeline(tidied([...this.branches, fresh], fresh), fresh.id, this.next + 1);
	}

	/** Notes something at a step of the current branch, and of every other that has the step; an empty text removes the note. */
	note(at: number, text: string): Timeline | undefined {
		const { current } = this;
		if (at < 0 || at > current.steps.length) return undefined;
		return this.of(
			this.branches.map((b) =>
				countCommonSteps(current.steps, b.steps) < at ? b : noted(b, at, text),
			),
		);
	}

	name(id: number, name: string): Timeline | undefined {
		const branch = this.find(id);
		if (!branch) return undefined;
		const { name: before, ...rest } = branch;
		void before;
		return this.with(name === '' ? rest : { ...rest, name });
	}

	/**
	 * The current branch after the first `done` steps of one were taken again: those as they came out, then the rest. The steps
	 * numbered in `added` are new.
	 */
	rebase(
		{ steps, chance }: Pick<Branch, 'steps' | 'chance'>,
		done: number,
		now: {
			readonly steps: readonly Omit<RecordedStep, 'bot'>[];
			readonly chance: readonly ChanceOutcome[];
		},
		added: readonly number[] = [],
	): Timeline {
		let from = 0;
		const moved = new Map<number, number>([[0, 0]]);
		const again = now.steps.map(({ seat, decision, key }, i): RecordedStep => {
			if (added.includes(i)) {
				const bot = steps.slice(0, from).findLast((s) => s.seat === seat)?.bot;
				return { seat, decision, key, bot };
			}
			const at = steps.findIndex((s, k) => k >= from && s.key === key);
			if (at >= 0) moved.set((from = at + 1), i + 1);
			return { seat, decision, key, bot: steps[at]?.bot };
		});
		// a step that answers itself now is none
		const shift = again.length - done;
		const later = chance.filter((c) => c.step > done).map((c) => ({ ...c, step: c.step + shift }));
		const { notes: before, ...branch } = this.current;
		const notes = notesOf(before, (n) =>
			n > done ? n + shift : (moved.get(n) ?? Math.min(n, done + shift)),
		);
		return this.with({
			...branch,
			steps: [...again, ...steps.slice(done)],
			chance: [...now.chance, ...later],
			...(notes && { notes }),
		});
	}

	switchTo(id: number): Timeline | undefined {
		return this.find(id) && new Timeline(this.branches, id, this.next);
	}

	forget(id: number): Timeline | undefined {
		if (id === this.at || !this.find(id)) return undefined;
		return this.of(this.branches.filter((b) => b.id !== id));
	}

	get others(): BranchSummary[] {
		const { current } = this;
		return this.branches
			.filter((b) => b.id !== current.id)
			.map(({ id, steps, name }) => {
				const from = countCommonSteps(current.steps, steps);
				return { id, from, more: steps.length - from, next: steps[from], name };
			})
			.reverse();
	}

	private of(branches: readonly Branch[]): Timeline {
		return new Timeline(branches, this.at, this.next);
	}

	private with(branch: Branch): Timeline {
		return this.of(this.branches.map((b) => (b.id === branch.id ? branch : b)));
	}
}

/** Drops unnamed branches that another one contains as a whole, and the oldest where there are too many. */
function tidied(branches: readonly Branch[], current: Branch): Branch[] {
	const rest = branches.filter(
		(b) =>
			b.id === current.id ||
			b.name !== undefined ||
			!branches.some(
				(other) =>
					other.id !== b.id &&
					other.steps.length > b.steps.length &&
					countCommonSteps(other.steps, b.steps) === b.steps.length,
			),
	);
	while (rest.length > MAX_BRANCHES)
		rest.splice(
			rest.findIndex((b) => b.id !== current.id),
			1,
		);
	return rest;
}

export function countCommonSteps(a: readonly RecordedStep[], b: readonly RecordedStep[]): number {
	let n = 0;
	while (n < a.length && n < b.length && a[n]!.key === b[n]!.key && a[n]!.seat === b[n]!.seat) n++;
	return n;
}

/**
 * Counts the steps that two branches have in common with all outcomes of chance before each of them. The outcomes after the last of
 * these steps may differ.
 */
export function commonWithChance(
	a: Pick<Branch, 'steps' | 'chance'>,
	b: Pick<Branch, 'steps' | 'chance'>,
): number {
	const steps = countCommonSteps(a.steps, b.steps);
	for (let step = 0; step < steps; step++)
		if (outcomesAt(a, step) !== outcomesAt(b, step)) return step;
	return steps;
}

export function outcomesAt({ chance }: Pick<Branch, 'chance'>, step: number): string {
	return chance
		.filter((c) => c.step === step)
		.map((c) => `${c.stream} ${c.outcome}`)
		.join();
}

function noted({ notes, ...branch }: Branch, at: number, text: string): Branch {
	const all = Object.fromEntries(
		Object.entries({ ...notes, [at]: text }).filter(([, t]) => t !== ''),
	);
	return Object.keys(all).length === 0 ? branch : { ...branch, notes: all };
}

function notesOf(
	notes: Notes | undefined,
	to: (at: number) => number | undefined,
): Notes | undefined {
	const moved: Record<number, string> = {};
	for (const [at, text] of Object.entries(notes ?? {})) {
		const now = to(Number(at));
		if (now === undefined) continue;
		moved[now] = moved[now] === undefined ? text : `${moved[now]}\n${text}`;
	}
	return Object.keys(moved).length === 0 ? undefined : moved;
}
