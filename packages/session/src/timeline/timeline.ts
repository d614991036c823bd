import type { ChanceOutcome } from '@tilewright/interpreter';

/** A decision as it is kept. */
export interface RecordedStep {
	readonly seat: number;
	readonly decision: string;
	readonly key: string;
	/** The bot that took it; a person otherwise. */
	readonly bot: string | undefined;
}

/** One course of a game from its beginning: decisions, and what chance brought. */
export interface Branch {
	readonly id: number;
	readonly steps: readonly RecordedStep[];
	readonly chance: readonly ChanceOutcome[];
	/** What somebody noted, by how many steps had been taken. */
	readonly notes?: Notes;
	/** What somebody calls it. */
	readonly name?: string;
}

export type Notes = Readonly<Record<number, string>>;

/** Another course of the game, seen from the one that is played. */
export interface BranchSummary {
	readonly id: number;
	/** Steps that both have. */
	readonly from: number;
	/** Steps it has after those. */
	readonly more: number;
	/** What it did where they part; absent where it only ends earlier. */
	readonly next: RecordedStep | undefined;
	readonly name: string | undefined;
}

/** How many courses one game keeps; the oldest go first. */
export const MAX_BRANCHES = 60;

/**
 * Everything that was ever decided in a game. Going on from an earlier step with another decision parts a new course from the
 * old one, which stays.
 */
export class Timeline {
	private all: Branch[];
	private at: number;
	private next: number;

	constructor(lines: readonly Branch[] = [], now?: number) {
		this.all = lines.length > 0 ? [...lines] : [{ id: 1, steps: [], chance: [] }];
		this.next = Math.max(...this.all.map((l) => l.id)) + 1;
		this.at = this.all.some((l) => l.id === now) ? now! : this.all[0]!.id;
	}

	get lines(): readonly Branch[] {
		return this.all;
	}

	/** The course that is played. */
	get line(): Branch {
		return this.all.find((l) => l.id === this.at)!;
	}

	find(id: number): Branch | undefined {
		return this.all.find((l) => l.id === id);
	}

	/** A step taken after `before` others; `chance` is everything chance brought up to the next decision. */
	took(before: number, step: RecordedStep, chance: readonly ChanceOutcome[]): void {
		const { line } = this;
		const known = line.steps[before];
		const again = known && known.seat === step.seat && known.key === step.key;
		if (again && cameAt(line, before + 1) === cameAt({ chance }, before + 1)) return;
		const steps = [...line.steps.slice(0, before), again ? known : step];
		// what chance brought last may come out otherwise as long as nobody decided after it
		if (!known || (again && line.steps.length === before + 1))
			return this.put({ ...line, steps, chance: [...chance] });
		this.part(steps, chance);
	}

	/** Writes every course anew, where what decisions are called has changed. */
	rewrite(anew: (line: Branch) => Branch): void {
		this.all = this.all.map(anew);
	}

	/** A new course of its own, which is played from now on; of the old one it has the notes of the steps both share. */
	part(steps: readonly RecordedStep[], chance: readonly ChanceOutcome[]): void {
		const { line } = this;
		const shared = common(line.steps, steps);
		const notes = notesOf(line.notes, (n) => (n <= shared ? n : undefined));
		this.all.push({ id: this.next, steps, chance: [...chance], ...(notes && { notes }) });
		this.at = this.next++;
		this.tidy();
	}

	/** Notes something at a step of the course that is played, and of every other that has the step; nothing takes it away. */
	note(at: number, text: string): boolean {
		const { line } = this;
		if (at < 0 || at > line.steps.length) return false;
		this.all = this.all.map((l) => (common(line.steps, l.steps) < at ? l : noted(l, at, text)));
		return true;
	}

	/** Gives a course a name; nothing takes it away. */
	name(id: number, name: string): boolean {
		const line = this.find(id);
		if (!line) return false;
		const { name: before, ...rest } = line;
		void before;
		this.put(name === '' ? rest : { ...rest, name });
		return true;
	}

	/** The course that is played, after the first `done` steps of one were taken again: those as they came out, then the rest. */
	retaken(
		{ steps, chance }: Pick<Branch, 'steps' | 'chance'>,
		done: number,
		now: {
			readonly steps: readonly Omit<RecordedStep, 'bot'>[];
			readonly chance: readonly ChanceOutcome[];
		},
	): void {
		let from = 0;
		/** Where steps went that came out otherwise. */
		const moved = new Map<number, number>([[0, 0]]);
		const again = now.steps.map(({ seat, decision, key }, i): RecordedStep => {
			const at = steps.findIndex((s, k) => k >= from && s.key === key);
			if (at >= 0) moved.set((from = at + 1), i + 1);
			return { seat, decision, key, bot: steps[at]?.bot };
		});
		// a step that answers itself now is none
		const shift = again.length - done;
		const later = chance.filter((c) => c.step > done).map((c) => ({ ...c, step: c.step + shift }));
		const { notes: before, ...line } = this.line;
		const notes = notesOf(before, (n) =>
			n > done ? n + shift : (moved.get(n) ?? Math.min(n, done + shift)),
		);
		this.put({
			...line,
			steps: [...again, ...steps.slice(done)],
			chance: [...now.chance, ...later],
			...(notes && { notes }),
		});
	}

	/** Goes over to another course. */
	turnTo(id: number): boolean {
		if (!this.find(id)) return false;
		this.at = id;
		return true;
	}

	/** Forgets a course that is not played. */
	forget(id: number): boolean {
		if (id === this.at || !this.find(id)) return false;
		this.all = this.all.filter((l) => l.id !== id);
		return true;
	}

	/** The other courses, newest first. */
	get branches(): BranchSummary[] {
		const { line } = this;
		return this.all
			.filter((l) => l.id !== line.id)
			.map(({ id, steps, name }) => {
				const from = common(line.steps, steps);
				return { id, from, more: steps.length - from, next: steps[from], name };
			})
			.reverse();
	}

	private put(line: Branch): void {
		this.all = this.all.map((l) => (l.id === line.id ? line : l));
	}

	/** Drops what another course holds whole, and the oldest where there are too many. */
	private tidy(): void {
		const { line } = this;
		this.all = this.all.filter(
			(l) =>
				l.id === line.id ||
				l.name !== undefined ||
				!this.all.some(
					(other) =>
						other.id !== l.id &&
						other.steps.length > l.steps.length &&
						common(other.steps, l.steps) === l.steps.length,
				),
		);
		while (this.all.length > MAX_BRANCHES)
			this.all.splice(
				this.all.findIndex((l) => l.id !== line.id),
				1,
			);
	}
}

/** How many steps two courses have in common from the beginning. */
export function common(a: readonly RecordedStep[], b: readonly RecordedStep[]): number {
	let n = 0;
	while (n < a.length && n < b.length && a[n]!.key === b[n]!.key && a[n]!.seat === b[n]!.seat) n++;
	return n;
}

/**
 * How many steps two courses have in common with all that chance brought before each of them. What came after the last of these steps
 * may differ.
 */
export function commonWithChance(
	a: Pick<Branch, 'steps' | 'chance'>,
	b: Pick<Branch, 'steps' | 'chance'>,
): number {
	const steps = common(a.steps, b.steps);
	for (let step = 0; step < steps; step++) if (cameAt(a, step) !== cameAt(b, step)) return step;
	return steps;
}

/** What chance brought on a course after a number of steps, as one text. */
export function cameAt({ chance }: Pick<Branch, 'chance'>, step: number): string {
	return chance
		.filter((c) => c.step === step)
		.map((c) => `${c.stream} ${c.outcome}`)
		.join();
}

function noted({ notes, ...line }: Branch, at: number, text: string): Branch {
	const all = Object.fromEntries(
		Object.entries({ ...notes, [at]: text }).filter(([, t]) => t !== ''),
	);
	return Object.keys(all).length === 0 ? line : { ...line, notes: all };
}

/** Notes at other steps than before; none where none is left. */
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
