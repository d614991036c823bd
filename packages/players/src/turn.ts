import { Header, type Machine } from '@tilewright/interpreter/state';
import { asksNumber, numbersToTry } from './numbers.ts';
import {
	type KnownLead,
	type Prospects,
	type Weights,
	leadSince,
	prospectsOf,
} from './prospect.ts';
import type { BotRandom } from './random.ts';

export interface TurnLimits {
	readonly weights: Weights;
	readonly looks: number;
	readonly depth: number;
}

export interface ValuedOption {
	readonly option: number;
	readonly value: number;
}

/** Searches the decisions a seat takes one after another, before chance or others come. Returns the options it looked at, the best first. */
export function searchTurn(
	machine: Machine,
	seat: number,
	limits: TurnLimits,
	random: BotRandom,
): ValuedOption[] {
	return new TurnSearch(machine, seat, limits, random).options();
}

class TurnSearch {
	private readonly machine: Machine;
	private readonly seat: number;
	private readonly limits: TurnLimits;
	private readonly random: BotRandom;
	private looks: number;
	private readonly prospects: Prospects;

	constructor(machine: Machine, seat: number, limits: TurnLimits, random: BotRandom) {
		this.machine = machine;
		this.seat = seat;
		this.limits = limits;
		this.random = random;
		this.looks = limits.looks;
		this.prospects = prospectsOf(machine, limits.weights);
	}

	options(): ValuedOption[] {
		const { machine, random } = this;
		const n = machine.optionCount;
		const numbers = asksNumber(machine) ? numbersToTry(machine) : undefined;
		const sample = numbers?.length ?? Math.min(n, this.limits.looks >> 1);
		const found: ValuedOption[] = [];
		const before = this.lead();
		const held = machine.decider.hold();
		for (let i = 0; i < sample; i++) {
			const option = numbers?.[i] ?? (sample === n ? i : random.below(n));
			const mark = machine.mark();
			found.push({ option, value: this.after(option, 1, before) + random.below(1024) * 1e-7 });
			machine.undoTo(mark);
			machine.decider.resume(held);
		}
		machine.decider.release(held);
		return found.sort((a, b) => b.value - a.value);
	}

	private lead(before?: KnownLead): KnownLead {
		return leadSince(this.prospects, this.seat, before);
	}

	private after(option: number, depth: number, before: KnownLead): number {
		const { machine, seat, limits } = this;
		const { m } = machine.rt;
		const chance = m[Header.chance];
		const turn = m[Header.turn];
		machine.choose(option);
		this.looks--;
		if (
			machine.over ||
			depth >= limits.depth ||
			m[Header.chance] !== chance ||
			m[Header.turn] !== turn ||
			machine.decides !== seat
		)
			return this.lead(before).lead;
		const numbers = asksNumber(machine) ? numbersToTry(machine) : undefined;
		const n = numbers?.length ?? machine.optionCount;
		const now = this.lead(before);
		if (n > this.looks) return now.lead;
		let best = -Infinity;
		const held = machine.decider.hold();
		for (let i = 0; i < n; i++) {
			const mark = machine.mark();
			best = Math.max(best, this.after(numbers?.[i] ?? i, depth + 1, now));
			machine.undoTo(mark);
			machine.decider.resume(held);
		}
		machine.decider.release(held);
		return best;
	}
}
