import { Header, type Machine, Status, Where } from '@tilewright/interpreter/state';
import { limits } from '@tilewright/schema';
import { imagine } from './imagine.ts';
import { asksNumber, numbersToTry } from './numbers.ts';
import type { Player } from './player.ts';
import { type Prospects, leadIn, prospectsOf } from './prospect.ts';
import { BotRandom } from './random.ts';
import { type SeenDecisions, valuesHere } from './seen-decisions.ts';

/**
 * One ply by undo: takes the option after which its own points, with what its features would pay now, lead the best of the others by
 * most. It uses no hidden information: its trials meet other chance than the game will bring.
 */
export const greedy: Player = (machine, random) => greedyAmong(machine, random);

/** The same; `seen` keeps the values of options for decisions that may come again. */
export function greedyAmong(machine: Machine, random: BotRandom, seen?: SeenDecisions): number {
	const n = machine.optionCount;
	if (n === 1) return 0;
	const isSeen = seen && n <= limits.greedyOptions && !asksNumber(machine);
	const values = isSeen ? valuesHere(seen) : undefined;
	if (values && values.length > 0) return best(n, random, undefined, (k) => values[k]!);
	const dealRandom = new BotRandom(machine.rt.m[Header.log]! ^ 0x2545f491);
	return imagine(machine, dealRandom, (seat) => {
		const prospects = prospectsOf(machine);
		const { worths } = prospects;
		// features are valued once before all options
		worths.update();
		const before = worthOf(prospects, seat);
		const sum = worths.summed();
		const numbers = asksNumber(machine) ? numbersToTry(machine) : undefined;
		const held = machine.decider.hold();
		const chosen = best(n, random, numbers, (k) => {
			const mark = machine.mark();
			machine.choose(k);
			worths.update();
			const isSame = sum >= 0 && worths.sum === sum && !machine.over;
			const value = isSame ? before : worthOf(prospects, seat);
			machine.undoTo(mark);
			machine.decider.resume(held);
			values?.push(value);
			return value;
		});
		machine.decider.release(held);
		return chosen;
	});
}

/** The option with the largest value, any of equal ones; of numbers the least of them. Of many options only some are looked at. */
function best(
	n: number,
	random: BotRandom,
	numbers: readonly number[] | undefined,
	valueOf: (option: number) => number,
): number {
	let largest = -Infinity;
	let chosen = 0;
	let ties = 0;
	const sample = numbers?.length ?? Math.min(n, limits.greedyOptions);
	for (let i = 0; i < sample; i++) {
		const k = numbers?.[i] ?? (sample === n ? i : random.below(n));
		const value = valueOf(k);
		if (value > largest) {
			largest = value;
			chosen = k;
			ties = 1;
		} else if (value === largest && numbers === undefined && random.below(++ties) === 0) chosen = k;
	}
	return chosen;
}

/** Lead in points, with standing claims at what they would pay now and a small value for each free piece. */
function worthOf({ machine, worths, totals, parts }: Prospects, seat: number): number {
	const { m, board, seats, pieceOwner, SCORE, WHERE } = machine.rt;
	const { PIECE_SEGMENT, ROOT, KIND } = board;
	for (let s = 0; s < seats; s++) totals[s] = m[SCORE + s]!;
	if (m[Header.status] === Status.over) return leadIn(totals, seat);
	for (let p = 0; p < pieceOwner.length; p++) {
		const segment = m[PIECE_SEGMENT + p]!;
		if (segment < 0) {
			const owner = pieceOwner[p]!;
			if (owner >= 0 && m[WHERE + p] === Where.supply) totals[owner]! += 0.5;
			continue;
		}
		const f = m[ROOT + segment]!;
		if (!worths.isFirst(f)) continue;
		const owners = worths.owners(f);
		if (owners === 0) continue;
		const worth = worths.worth(f) * parts[m[KIND + f]!]!;
		for (let s = 0; s < seats; s++) if (owners & (1 << s)) totals[s]! += worth;
	}
	return leadIn(totals, seat);
}
