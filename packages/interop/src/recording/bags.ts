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

/** Draws of theirs besides tiles: a message sets their generator, which picks from a bag that lies in a fixed order. */
export class TheirBags {
	private readonly messages: readonly Message[];
	private readonly names: Names;
	/** Generators by the message that set them. */
	private generators = new Map<number, TheirRandom>();

	constructor(messages: readonly Message[], names: Names) {
		this.messages = messages;
		this.names = names;
	}

	/** The index of the outcome that comes while message `at` is taken; below 0 when no mapping tells. */
	choose(stream: string, outcomes: readonly string[], at: number): number {
		const entry = this.names.find('chance', stream);
		if (entry === undefined) return -1;
		const random = this.generatorFrom(at, new Set(entry.after));
		if (random === undefined) return -1;
		const bag = bagOf(entry.order, outcomes);
		return bag === undefined ? -1 : bag[random.below(bag.length)]!;
	}

	/** Notes the states of all generators; the function returned brings them back. */
	mark(): () => void {
		const states = [...this.generators].map(([at, random]) => [at, random.now] as const);
		return () => {
			this.generators = new Map(states.map(([at, state]) => [at, new TheirRandom(state)]));
		};
	}

	private generatorFrom(from: number, types: ReadonlySet<string>): TheirRandom | undefined {
		for (let at = Math.max(0, from); at < this.messages.length; at++) {
			const { type, payload } = this.messages[at]!;
			const { reseeds } = (types.has(type) && this.names.find('messages', type)) || {};
			const state = reseeds === undefined ? undefined : ownValue(payload, reseeds);
			if (typeof state !== 'number' || state < 0 || state >= 1) continue;
			let random = this.generators.get(at);
			if (random === undefined) this.generators.set(at, (random = new TheirRandom(state)));
			return random;
		}
		return undefined;
	}
}
