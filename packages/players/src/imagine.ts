import { type Machine, trialCodeOf } from '@tilewright/interpreter/state';
import type { BotRandom } from './random.ts';
import { dealUnknown } from './unknown.ts';

/** Lets a bot try things out on the game itself, with everything that its seat cannot know dealt anew. Afterwards the game is as before. */
export function imagine<T>(machine: Machine, random: BotRandom, think: (seat: number) => T): T {
	const seat = machine.decides;
	const { decider } = machine;
	const { arena } = machine.rt;
	const { listsLate } = decider;
	const journaling = arena.journaling;
	arena.journaling = true;
	const begun = machine.mark();
	dealUnknown(machine, seat, random);
	// where a try ends nobody asks for the options of the next decision
	decider.listsLate = true;
	const { trial } = machine;
	machine.trial = trialCodeOf(machine);
	const found = think(seat);
	machine.trial = trial;
	decider.listsLate = listsLate;
	machine.undoTo(begun);
	arena.journaling = journaling;
	if (!journaling) arena.forget();
	return found;
}
