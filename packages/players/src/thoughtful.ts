import { Header, type Machine } from '@tilewright/interpreter/state';
import { greedy } from './greedy.ts';
import { imagine } from './imagine.ts';
import type { Player } from './player.ts';
import { type Weights, WEIGHTS, expectedLead } from './prospect.ts';
import type { BotRandom } from './random.ts';
import { dealUnknown } from './unknown.ts';

/**
 * The bounds of a thoughtful bot’s search. All are numbers of positions, never time, so that the same game comes out
 * on any machine.
 */
export interface Thought {
	readonly weights: Weights;
	/** Positions valued in search of the best end of the own turn. */
	readonly looks: number;
	/** Decisions of the own turn that are thought of together. */
	readonly depth: number;
	/** Options that are played on from, how often, and for how many decisions of anybody. */
	readonly candidates: number;
	readonly samples: number;
	readonly ahead: number;
	/** The weight of the value found by the search of the own turn, relative to the mean of the played samples. */
	readonly prior: number;
}

const THOUGHT: Thought = {
	weights: WEIGHTS,
	looks: 600,
	depth: 3,
	candidates: 3,
	samples: 6,
	ahead: 4,
	prior: 0.5,
};

/** A bot that thinks its turn through to the end, and plays the best few ways of it on against sampled chance. */
function thinker(thought: Thought): Player {
	const { candidates, samples } = thought;
	return (machine, random) => {
		if (machine.optionCount === 1) return 0;
		return imagine(machine, random, (seat) => {
			const found = new Turn(machine, seat, thought, random).options();
			if (samples === 0 || found.length < 2) return found[0]!.option;
			return playedOn(machine, seat, found.slice(0, candidates), thought, random).option;
		});
	};
}

interface Found {
	readonly option: number;
	readonly value: number;
}

/** The search through the decisions a seat takes one after another, before chance or others come. */
class Turn {
	private readonly machine: Machine;
	private readonly seat: number;
	private readonly thought: Thought;
	private readonly random: BotRandom;
	private looks: number;

	constructor(machine: Machine, seat: number, thought: Thought, random: BotRandom) {
		this.machine = machine;
		this.seat = seat;
		this.thought = thought;
		this.random = random;
		this.looks = thought.looks;
	}

	/** The options looked at, the best first. */
	options(): Found[] {
		const { machine, random } = this;
		const n = machine.optionCount;
		const sample = Math.min(n, this.thought.looks >> 1);
		const found: Found[] = [];
		for (let i = 0; i < sample; i++) {
			const option = sample === n ? i : random.below(n);
			const mark = machine.mark();
			found.push({ option, value: this.after(option, 1) + random.below(1024) * 1e-7 });
			machine.undoTo(mark);
		}
		return found.sort((a, b) => b.value - a.value);
	}

	/** The value of the best end of the turn after an option. */
	private after(option: number, depth: number): number {
		const { machine, seat, thought } = this;
		const { m } = machine.rt;
		const chance = m[Header.chance];
		const turn = m[Header.turn];
		machine.choose(option);
		this.looks--;
		if (
			machine.over ||
			depth >= thought.depth ||
			m[Header.chance] !== chance ||
			m[Header.turn] !== turn ||
			machine.decides !== seat
		)
			return expectedLead(machine, seat, thought.weights);
		const n = machine.optionCount;
		if (n > this.looks) return expectedLead(machine, seat, thought.weights);
		let best = -Infinity;
		for (let k = 0; k < n; k++) {
			const mark = machine.mark();
			best = Math.max(best, this.after(k, depth + 1));
			machine.undoTo(mark);
		}
		return best;
	}
}

/** The option that does best when a few are played on, each against the same chance. */
function playedOn(
	machine: Machine,
	seat: number,
	found: readonly Found[],
	{ samples, ahead, weights, prior }: Thought,
	random: BotRandom,
): Found {
	const sums = found.map((f) => f.value * prior * samples);
	for (let i = 0; i < samples; i++) {
		const before = machine.mark();
		dealUnknown(machine, seat, random);
		found.forEach(({ option }, at) => {
			const mark = machine.mark();
			machine.choose(option);
			for (let d = 0; d < ahead && !machine.over; d++) machine.choose(greedy(machine, random));
			sums[at]! += expectedLead(machine, seat, weights);
			machine.undoTo(mark);
		});
		machine.undoTo(before);
	}
	let best = 0;
	for (let at = 1; at < sums.length; at++) if (sums[at]! > sums[best]!) best = at;
	return found[best]!;
}

/** Thinks its own turn through to the end. */
export const keen: Player = thinker({ ...THOUGHT, samples: 0 });

/** Thinks its own turn through, and plays the best ways of it on. */
export const thoughtful: Player = thinker(THOUGHT);
