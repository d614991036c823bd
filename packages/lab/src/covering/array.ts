import { Facts } from './facts.ts';
import type { CellPair, CoveringModel, CoveringRow } from './model.ts';
import { Pairs } from './pairs.ts';

export interface CoveringArray {
	readonly rows: readonly CoveringRow[];
	/** Pairs of values that some row has, with both meaning something in it. */
	readonly covered: number;
	/** Pairs that some row has, but that in no allowed row mean something both. */
	readonly idle: number;
	readonly impossible: readonly CellPair[];
	/** Pairs that were given up after `tries` verdicts, so that it is not known whether a row could have them or let them mean something. */
	readonly open: readonly CellPair[];
}

export interface CoveringOptions {
	/** Another seed gives other rows; 1 when absent. */
	readonly seed?: number;
	/** Verdicts asked for one pair at most; 200 when absent. */
	readonly tries?: number;
}

/**
 * Rows in which every pair of values of two factors occurs, as far as the model allows, and means something where it can: greedy, row by
 * row.
 *
 * A row begins with an open pair. Every other factor takes the value that makes most open pairs with those before it, and the search
 * steps back where a verdict refuses the row. What verdicts say is kept, so that no row is tried that is known to fail.
 */
export function coveringArray(
	model: CoveringModel,
	{ seed = 1, tries = 200 }: CoveringOptions = {},
): CoveringArray {
	const chance = random(seed);
	const state: State = {
		model,
		facts: new Facts(model),
		chance,
		live: new Pairs(model),
		any: new Pairs(model),
		tries,
	};
	const all = state.live.count;
	const rows: CoveringRow[] = [];
	const open: CellPair[] = [];
	const cover = (pairs: Pairs, needed: (pair: CellPair) => readonly number[]): CellPair[] => {
		const failed: CellPair[] = [];
		for (;;) {
			const pair = pairs.next(shuffled(pairs.values(), chance));
			if (pair === undefined) return failed;
			const search = new Search(state, pair, needed(pair));
			const found = search.run();
			if (found === undefined) {
				(search.gaveUp ? open : failed).push(pair);
				pairs.close(pair);
				if (search.gaveUp) state.any.close(pair);
				continue;
			}
			rows.push(found.row);
			state.live.closeRow(found.row, found.idle);
			state.any.closeRow(found.row, new Set());
		}
	};
	const lifeless = cover(state.live, (pair) => pair.map((c) => c.factor));
	const covered = all - lifeless.length - open.length;
	const impossible = cover(state.any, () => []);
	const idle = all - covered - impossible.length - open.length;
	return { rows, covered, idle, impossible, open };
}

interface State {
	readonly model: CoveringModel;
	readonly facts: Facts;
	readonly chance: () => number;
	/** Pairs that no row has yet in which both values mean something. */
	readonly live: Pairs;
	readonly any: Pairs;
	readonly tries: number;
}

/** The search for a row that has one pair, and in which the factors `needed` mean something. */
class Search {
	private readonly row: number[];
	private readonly order: readonly number[];
	private idle: ReadonlySet<number>;
	gaveUp: boolean;
	private readonly state: State;
	private readonly pair: CellPair;
	private readonly needed: readonly number[];
	private verdicts: number;
	private steps: number;

	constructor(state: State, pair: CellPair, needed: readonly number[]) {
		const { model, facts, chance, tries } = state;
		this.state = state;
		this.pair = pair;
		this.needed = needed;
		this.verdicts = tries;
		this.steps = tries * 10 * (model.sizes.length + 1);
		this.gaveUp = false;
		this.idle = new Set();
		this.row = model.sizes.map(() => -1);
		const others = shuffled(
			this.row.flatMap((_, f) => (pair.some((c) => c.factor === f) ? [] : [f])),
			chance,
		);
		// factors that decide whether others mean something come first
		const gates = others.filter((f) => facts.isGate(f));
		this.order = [...gates, ...others.filter((f) => !gates.includes(f))];
	}

	/** A row with the pair, and its factors that mean nothing; undefined when there is none, or when it gave up. */
	run(): { row: CoveringRow; idle: ReadonlySet<number> } | undefined {
		for (const { factor, value } of this.pair) {
			this.row[factor] = value;
			if (this.state.facts.against(this.row, this.needed, factor) !== undefined) return undefined;
		}
		const idle = this.pair.reduce((set, c) => this.idleWith(set, c.factor), this.idle);
		const conflict = this.fill(0, idle);
		return conflict === undefined ? { row: [...this.row], idle: this.idle } : undefined;
	}

	private idleWith(idle: ReadonlySet<number>, factor: number): ReadonlySet<number> {
		const more = this.state.facts.idleBy(this.row, factor);
		return more.length === 0 ? idle : new Set([...idle, ...more]);
	}

	/**
	 * Gives values to the factors from `depth` on. Returns undefined when that worked, else factors with values of which it follows that it
	 * cannot work: the search goes back to the last of them at once.
	 */
	private fill(depth: number, idle: ReadonlySet<number>): ReadonlySet<number> | undefined {
		const factor = this.order[depth];
		if (factor === undefined) return this.judge();
		const conflict = new Set<number>();
		for (const value of this.candidates(factor, idle)) {
			if (this.steps-- <= 0) this.gaveUp = true;
			if (this.gaveUp) break;
			this.row[factor] = value;
			const found: Iterable<number> | undefined =
				this.state.facts.against(this.row, this.needed, factor) ??
				this.fill(depth + 1, this.idleWith(idle, factor));
			if (found === undefined) return undefined;
			const because: Set<number> = new Set(found);
			if (!because.delete(factor)) {
				this.row[factor] = -1;
				return because;
			}
			for (const f of because) conflict.add(f);
		}
		this.row[factor] = -1;
		return conflict;
	}

	private judge(): ReadonlySet<number> | undefined {
		const { model, facts } = this.state;
		if (model.judge === undefined) return undefined;
		if (this.verdicts-- <= 0) {
			this.gaveUp = true;
			return none;
		}
		const verdict = model.judge(this.row);
		facts.learn(this.row, verdict);
		const { refused, idle = new Map<number, readonly number[]>() } = verdict;
		const because = refused ?? this.needed.flatMap((f) => idle.get(f) ?? []);
		if (refused !== undefined || this.needed.some((f) => idle.has(f))) return new Set(because);
		this.idle = new Set(idle.keys());
		return undefined;
	}

	private candidates(factor: number, idle: ReadonlySet<number>): number[] {
		const { model, live, any, chance } = this.state;
		const values = Array.from({ length: model.sizes[factor]! }, (_, value) => value);
		const gain = (value: number): number =>
			idle.has(factor) ? 0 : live.gain(this.row, factor, value, idle) - this.lost(factor, value);
		const scored = values.map((value) => ({
			value,
			score: gain(value),
			// a value that means nothing is still tried beside everything
			other: any.gain(this.row, factor, value, none),
			chance: chance(),
		}));
		return scored
			.sort((a, b) => b.score - a.score || b.other - a.other || a.chance - b.chance)
			.map((s) => s.value);
	}

	private lost(factor: number, value: number): number {
		this.row[factor] = value;
		const gone = this.state.facts.idleBy(this.row, factor);
		this.row[factor] = -1;
		return gone.filter((f) => f !== factor && this.state.live.restOfFactor(f) > 0).length;
	}
}

const none: ReadonlySet<number> = new Set();

/** Numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
}

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
	return list
		.map((item) => ({ item, by: chance() }))
		.sort((a, b) => a.by - b.by)
		.map(({ item }) => item);
}
