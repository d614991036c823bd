import type { Machine } from '@tilewright/interpreter/state';
import type { BotRandom } from './random.ts';
import { dealUnknown } from './unknown.ts';

/** Lets a bot try things out on the game itself, with what its seat cannot know dealt anew; afterwards all is as it was. */
export function imagine<T>(machine: Machine, random: BotRandom, think: (seat: number) => T): T {
	const seat = machine.decides;
	const { arena } = machine.rt;
	const journaling = arena.journaling;
	arena.journaling = true;
	const begun = machine.mark();
	dealUnknown(machine, seat, random);
	const found = think(seat);
	machine.undoTo(begun);
	arena.journaling = journaling;
	if (!journaling) arena.forget();
	return found;
}
