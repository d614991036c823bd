import { ownValue } from '@tilewright/schema';
import type { Message } from '../message.ts';
import { TheirRandom } from '../random.ts';
import type { Names } from './names.ts';

/** The indices of outcomes in the order in which they lie in a bag; undefined where the order does not name one of them. */
export function bagOf(
	order: readonly string[],
	outcomes: readonly string[],
): readonly number[] | undefined {
	const place = new Map(order.map((outcome, i) => [outcome, i]));
	if (!outcomes.every((o) => place.has(o))) return undefined;
	return outcomes
		.map((_, i) => i)
		.sort((a, b) => place.get(outcomes[a]!)! - place.get(outcomes[b]!)! || a - b);
}

/**
 * Draws by the other program's generator, whose state a message sets. The states are kept by the index of the message, so that a bag and
 * the tiles that are drawn after the same message share one generator.
 */
export class TheirBags {
	private readonly messages: readonly Message[];
	private readonly names: Names;
	private states = new Map<number, number>();

	constructor(messages: readonly Message[], names: Names) {
		this.messages = messages;
		this.names = names;
	}

	/** The index of the outcome that comes when messages up to `reached` are taken; below 0 when no mapping gives it. */
	choose(stream: string, outcomes: readonly string[], reached: number): number {
		const entry = this.names.find('chance', stream);
		if (entry === undefined) return -1;
		const at = this.setterFor(reached, new Set(entry.after));
		const bag = bagOf(entry.order, outcomes);
		if (at < 0 || bag === undefined) return -1;
		return bag[this.below(at, bag.length)]!;
	}

	/** A number from 0 up to, but not, `bound`, from the generator that message `at` sets. */
	below(at: number, bound: number): number {
		const random = new TheirRandom(this.states.get(at) ?? this.stateIn(at) ?? 0);
		const n = random.below(bound);
		this.states.set(at, random.now);
		return n;
	}

	/** The state of chance that a message brings, in [0, 1). */
	stateIn(at: number): number | undefined {
		const { type, payload } = this.messages[at]!;
		const { reseeds } = this.names.find('messages', type) ?? {};
		const state = reseeds === undefined ? undefined : ownValue(payload, reseeds);
		return typeof state === 'number' && state >= 0 && state < 1 ? state : undefined;
	}

	mark(): () => void {
		const states = [...this.states];
		return () => {
			this.states = new Map(states);
		};
	}

	/**
	 * The message whose generator draws: the next one of these types before another choice is taken, else the last one that set
	 * the generator, if it is of these types. Below 0 where there is none.
	 */
	private setterFor(reached: number, types: ReadonlySet<string>): number {
		const { messages } = this;
		const from = Math.max(0, reached);
		for (let at = from; at < messages.length; at++) {
			if (at > from && this.names.find('messages', messages[at]!.type)?.as !== undefined) break;
			if (types.has(messages[at]!.type) && this.stateIn(at) !== undefined) return at;
		}
		for (let at = from - 1; at >= 0; at--)
			if (this.stateIn(at) !== undefined) return types.has(messages[at]!.type) ? at : -1;
		return -1;
	}
}
