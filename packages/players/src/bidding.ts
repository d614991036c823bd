import { Header, type Machine } from '@tilewright/interpreter/state';
import { greedy } from './greedy.ts';
import { imagine } from './imagine.ts';
import { asksNumber, isBidding, numbersToTry } from './numbers.ts';
import type { Player } from './player.ts';
import { expectedTotals, leadIn } from './prospect.ts';
import { BotRandom } from './random.ts';
import { dealUnknown } from './unknown.ts';

/** The number of times that each reply is played on, with other chance each time. */
const SAMPLES = 4;

/** The number of decisions after which a reply is not played on any further. */
const MAX_DECISIONS = 60;

/**
 * The same bot, but where a rule asks for a number, as an auction does, it plays the replies on until every seat had one more turn: what
 * is bought shows its worth only in use.
 */
export function bidding(player: Player): Player {
	return (machine, random) => {
		if (!isBidding(machine)) return player(machine, random);
		if (machine.optionCount === 1) return 0;
		return imagine(machine, random, (seat) => {
			const replies = new Replies(machine, seat, random.below(0x7fffffff));
			return asksNumber(machine) ? bestNumber(machine, replies) : replies.first();
		});
	};
}

/** The replies to the open decision, each played on with the same chance. */
class Replies {
	private readonly machine: Machine;
	private readonly seat: number;
	private readonly seed: number;

	constructor(machine: Machine, seat: number, seed: number) {
		this.machine = machine;
		this.seat = seat;
		this.seed = seed;
	}

	/** The mean of what the seat is then expected to have at the end of the game. */
	points(option: number): number {
		return this.mean(option, (totals) => totals[this.seat]!);
	}

	/** The reply that leads to the largest mean lead; the first of equal ones. */
	first(): number {
		let best = -Infinity;
		let found = 0;
		for (let k = 0; k < this.machine.optionCount; k++) {
			const lead = this.mean(k, (totals) => leadIn(totals, this.seat));
			if (lead > best) {
				best = lead;
				found = k;
			}
		}
		return found;
	}

	private mean(option: number, valueOf: (totals: Float64Array) => number): number {
		const { machine, seat, seed } = this;
		const { m, seats } = machine.rt;
		const until = m[Header.turn]! + seats + 1;
		let sum = 0;
		for (let i = 0; i < SAMPLES; i++) {
			const random = new BotRandom(seed + i);
			const mark = machine.mark();
			dealUnknown(machine, seat, random);
			machine.choose(option);
			for (let d = 0; d < MAX_DECISIONS && !machine.over && m[Header.turn]! < until; d++)
				machine.choose(asksNumber(machine) ? numbersToTry(machine)[0]! : greedy(machine, random));
			sum += valueOf(expectedTotals(machine));
			machine.undoTo(mark);
		}
		return sum / SAMPLES;
	}
}

/**
 * The best reply where a number is asked for. Where the least number brings most, the number is a price. Then the bot finds the highest
 * price that is no worse than to pass, which is what the thing is worth to it, and offers the share of it that is an equilibrium among
 * bidders who pay what they bid: (n - 1) / n among n (Vickrey 1961).
 */
function bestNumber(machine: Machine, replies: Replies): number {
	const tried = numbersToTry(machine);
	const passes = machine.decider.canPass();
	const pass = machine.optionCount - 1;
	const numbers = passes ? tried.slice(1) : tried;
	const least = replies.points(0);
	const without = passes ? replies.points(pass) : least;
	let best = least;
	let found = 0;
	let worthwhile = 0;
	let tooMuch: number | undefined;
	for (const k of numbers.slice(1)) {
		const value = replies.points(k);
		if (value < without) {
			tooMuch = k;
			break;
		}
		worthwhile = k;
		if (value > best) [best, found] = [value, k];
	}
	if (passes && without >= best) return pass;
	if (found > 0 || !passes) return found;
	while (tooMuch !== undefined && tooMuch - worthwhile > 1) {
		const middle = (worthwhile + tooMuch) >> 1;
		if (replies.points(middle) < without) tooMuch = middle;
		else worthwhile = middle;
	}
	const { seats } = machine.rt;
	const numberOf = (k: number): number => machine.decider.option(k).values[0]!;
	const wanted = Math.floor((numberOf(worthwhile) * (seats - 1)) / seats);
	let bid = 0;
	while (bid < worthwhile && numberOf(bid + 1) <= wanted) bid++;
	return bid;
}
