import { figure, fixed } from '@tilewright/lab';
import { paired } from '../../../packages/lab/src/compare/interval.ts';
import { sampleOf } from '../../../packages/lab/src/run/sums.ts';

export interface Verdict {
	readonly pairs: number;
	/** In per cent of games; a shared win is half of one. */
	readonly wins: number;
	readonly low: number;
	readonly high: number;
	/** Points of the bot less those of the other in a game. */
	readonly lead: number;
	/** Processor seconds that a decision of the bot takes. */
	readonly seconds: number;
}

/** The verdict from the counts of a campaign; undefined below two pairs. A pair is one draw, since both its games share a deal. */
export function verdictOf(counts: Readonly<Record<string, number>>): Verdict | undefined {
	let [pairs, sum, squares] = [0, 0, 0];
	for (let halves = 0; halves <= 4; halves++) {
		const n = counts[`wins ${halves}`] ?? 0;
		pairs += n;
		sum += n * halves;
		squares += n * halves ** 2;
	}
	// four half wins are all games of a pair
	const interval = paired(sampleOf(pairs, sum, squares, 4), fixed);
	if (interval === undefined) return undefined;
	const { difference, low, high } = interval;
	const { lead = 0, milliseconds = 0, turns = 1 } = counts;
	return {
		pairs,
		wins: 100 * difference,
		low: Math.max(0, 100 * low),
		high: Math.min(100, 100 * high),
		lead: lead / (2 * pairs),
		seconds: milliseconds / 1000 / turns,
	};
}

export function verdictText(bot: string, against: string, verdict: Verdict | undefined): string {
	if (verdict === undefined) return 'More pairs of games are needed.';
	const { pairs, wins, low, high, lead, seconds } = verdict;
	return `${bot} wins ${figure(wins)} % of ${2 * pairs} games against ${against} (95 %: ${figure(low)} to ${figure(high)}), leads by ${figure(lead)} points on average, and takes ${figure(seconds)} s of processor for a decision.`;
}
