import type { Message } from '../message.ts';
import { TheirRandom } from '../random.ts';
import { TheirBags } from '../recording/bags.ts';
import { unseenTile } from '../recording/draws.ts';
import type { Names } from '../recording/names.ts';

/** Draws as the other program makes them: first in the order that the file gives, then by its generator over the tiles left. */
export class TheirDraws {
	private readonly first: TheirRandom | undefined;
	/** The message whose generator draws tiles; below 0 for the first one. */
	private setBy = -1;
	private readonly bags: TheirBags;
	readonly missed: string[] = [];
	/** Streams of what neither the order nor the generator decided, one for each draw. */
	readonly open: string[] = [];
	private readonly order: readonly string[];
	private readonly theirs: ReadonlyMap<string, string>;
	private at = 0;

	constructor(
		order: readonly string[],
		initialRandom: number | undefined,
		names: Names,
		messages: readonly Message[] = [],
	) {
		this.bags = new TheirBags(messages, names);
		this.order = order;
		this.first = initialRandom === undefined ? undefined : new TheirRandom(initialRandom);
		const theirs = new Map<string, string>();
		for (const name of names.all('tiles').keys()) {
			const { tile } = names.tile(name);
			if (!theirs.has(tile)) theirs.set(tile, name);
		}
		this.theirs = theirs;
	}

	seedFrom(at: number): void {
		if (this.bags.stateIn(at) !== undefined) this.setBy = at;
	}

	/** The index of the outcome that comes when messages up to `reached` are taken; below 0 when that is not known. */
	choose(stream: string, outcomes: readonly string[], reached = 0, isUnseen = false): number {
		if (stream !== 'deck') {
			const found = this.bags.choose(stream, outcomes, reached);
			if (found < 0) this.open.push(stream);
			return found;
		}
		if (isUnseen && this.at < this.order.length)
			return unseenTile(outcomes, this.order.slice(this.at));
		if (this.at < this.order.length) {
			const wanted = this.order[this.at++]!;
			const found = outcomes.indexOf(wanted);
			if (found < 0) this.missed.push(wanted);
			return found;
		}
		if (this.first === undefined) {
			this.open.push(stream);
			return -1;
		}
		// copies lie side by side, tiles by the code units of their names
		const name = (i: number): string => this.theirs.get(outcomes[i]!) ?? outcomes[i]!;
		const order = outcomes.map((_, i) => i);
		order.sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b));
		const { first, setBy } = this;
		return order[setBy < 0 ? first.below(order.length) : this.bags.below(setBy, order.length)]!;
	}

	mark(): () => void {
		const { at, setBy } = this;
		const open = this.open.length;
		const missed = this.missed.length;
		const state = this.first?.now;
		const bags = this.bags.mark();
		return () => {
			bags();
			this.at = at;
			this.setBy = setBy;
			this.open.length = open;
			this.missed.length = missed;
			if (state !== undefined) this.first!.seed(state);
		};
	}
}
