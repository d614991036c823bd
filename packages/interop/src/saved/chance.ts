import type { Names } from '../recording/names.ts';

const MASK = (1n << 48n) - 1n;
const words = new DataView(new ArrayBuffer(8));

/**
 * The generator of chance of the other program: a number in [0, 1) that gives what is drawn, and from whose bits the next
 * number is made.
 */
export class TheirRandom {
	private state: number;

	constructor(state: number) {
		this.state = state;
	}

	seed(state: number): void {
		this.state = state;
	}

	get now(): number {
		return this.state;
	}

	/** A number from 0 up to, but not, `bound`. */
	below(bound: number): number {
		const n = Math.trunc(this.state * bound);
		words.setFloat64(0, this.state);
		const bits = words.getBigUint64(0) & MASK;
		this.state = Number((25214903917n * bits + 11n) & MASK) / 2 ** 48;
		return n;
	}
}

/** What their draws come to: the order a file gives, then their generator over what is left. */
export class TheirDraws {
	readonly random: TheirRandom | undefined;
	/** Tiles wanted by the order that could not come. */
	readonly missed: string[] = [];
	/** Streams of what neither the order nor the generator decided, one for each draw. */
	readonly open: string[] = [];
	private readonly order: readonly string[];
	private readonly theirs: ReadonlyMap<string, string>;
	private at = 0;

	/** `order` has tiles of ours. */
	constructor(order: readonly string[], initialRandom: number | undefined, names: Names) {
		this.order = order;
		this.random = initialRandom === undefined ? undefined : new TheirRandom(initialRandom);
		const theirs = new Map<string, string>();
		for (const name of names.all('tiles').keys()) {
			const { tile } = names.tile(name);
			if (!theirs.has(tile)) theirs.set(tile, name);
		}
		this.theirs = theirs;
	}

	/** Which of the outcomes comes; below 0 when that is not known. */
	readonly choose = (stream: string, outcomes: readonly string[]): number => {
		if (stream !== 'deck') {
			this.open.push(stream);
			return -1;
		}
		if (this.at < this.order.length) {
			const wanted = this.order[this.at++]!;
			const found = outcomes.indexOf(wanted);
			if (found < 0) this.missed.push(wanted);
			return found;
		}
		if (this.random === undefined) {
			this.open.push(stream);
			return -1;
		}
		// copies lie side by side, tiles by the code units of their names
		const name = (i: number): string => this.theirs.get(outcomes[i]!) ?? outcomes[i]!;
		const order = outcomes.map((_, i) => i);
		order.sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b));
		return order[this.random.below(order.length)]!;
	};

	/** Where it stands, to come back to. */
	mark(): () => void {
		const { at } = this;
		const open = this.open.length;
		const missed = this.missed.length;
		const state = this.random?.now;
		return () => {
			this.at = at;
			this.open.length = open;
			this.missed.length = missed;
			if (state !== undefined) this.random!.seed(state);
		};
	}
}
