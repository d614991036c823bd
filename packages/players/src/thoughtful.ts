import type { Machine } from '@tilewright/interpreter/state';
import { greedyAmong } from './greedy.ts';
import { imagine } from './imagine.ts';
import type { Player } from './player.ts';
import { WEIGHTS, expectedLead } from './prospect.ts';
import type { BotRandom } from './random.ts';
import { newSeenDecisions } from './seen-decisions.ts';
import { type TurnLimits, type ValuedOption, searchTurn } from './turn.ts';
import { dealUnknown } from './unknown.ts';

/**
 * The bounds of a thoughtful bot’s search. All are numbers of positions, never time, so that the same game comes out
 * on any machine.
 */
export interface Thought extends TurnLimits {
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

function thinker(thought: Thought): Player {
	const { candidates, samples } = thought;
	return (machine, random) => {
		if (machine.optionCount === 1) return 0;
		return imagine(machine, random, (seat) => {
			const found = searchTurn(machine, seat, thought, random);
			if (samples === 0 || found.length < 2) return found[0]!.option;
			return playedOn(machine, seat, found.slice(0, candidates), thought, random).option;
		});
	};
}

function playedOn(
	machine: Machine,
	seat: number,
	found: readonly ValuedOption[],
	{ samples, ahead, weights, prior }: Thought,
	random: BotRandom,
): ValuedOption {
	const sums = found.map((f) => f.value * prior * samples);
	// in each sample the same tile may come after the same moves
	const seen = newSeenDecisions(machine);
	for (let i = 0; i < samples; i++) {
		const before = machine.mark();
		dealUnknown(machine, seat, random);
		found.forEach(({ option }, at) => {
			const mark = machine.mark();
			machine.choose(option);
			for (let d = 0; d < ahead && !machine.over; d++)
				machine.choose(greedyAmong(machine, random, seen));
			sums[at]! += expectedLead(machine, seat, weights);
			machine.undoTo(mark);
		});
		machine.undoTo(before);
	}
	let best = 0;
	for (let at = 1; at < sums.length; at++) if (sums[at]! > sums[best]!) best = at;
	return found[best]!;
}

export const keen: Player = thinker({ ...THOUGHT, samples: 0 });

/** Thinks its own turn through, and plays the best ways of it on. */
export const thoughtful: Player = thinker(THOUGHT);
