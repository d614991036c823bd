import type { Moments } from '../statistics.ts';
import { distanceOf, tailsOf } from './student.ts';

/** A difference of means, its 95 % interval, and how likely one at least as large is where there is none. */
export interface Interval {
	readonly difference: number;
	readonly low: number;
	readonly high: number;
	readonly chance: number;
}

const TAILS = 0.05;

function around(difference: number, error: number, df: number): Interval {
	if (error === 0) {
		// nothing varied: what was seen is all there is to say
		const chance = difference === 0 ? 1 : 0;
		return { difference, low: difference, high: difference, chance };
	}
	const half = distanceOf(TAILS, df) * error;
	return {
		difference,
		low: difference - half,
		high: difference + half,
		chance: tailsOf(difference / error, df),
	};
}

/** From the differences of pairs; undefined below two. */
export function paired(differences: Moments): Interval | undefined {
	const { n, mean, sd } = differences;
	return n < 2 ? undefined : around(mean, sd / Math.sqrt(n), n - 1);
}

/** From two independent samples that may spread differently (Welch); undefined where one has less than two values. */
export function welch(a: Moments, b: Moments): Interval | undefined {
	if (a.n < 2 || b.n < 2) return undefined;
	const [va, vb] = [a.sd ** 2 / a.n, b.sd ** 2 / b.n];
	const sum = va + vb;
	const df = sum === 0 ? 1 : sum ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1));
	return around(a.mean - b.mean, Math.sqrt(sum), df);
}

/**
 * Which of many questions asked at once can be told from chance, so that one in twenty times at most any is told wrongly (Holm):
 * the likelihoods are gone through from the least, each held against what is left of it for those not yet told.
 */
export function holm(chances: readonly number[], level: number = TAILS): boolean[] {
	const told = chances.map(() => false);
	const order = chances.map((chance, at) => ({ chance, at })).sort((x, y) => x.chance - y.chance);
	for (let i = 0; i < order.length; i++) {
		const { chance, at } = order[i]!;
		if (chance > level / (order.length - i)) break;
		told[at] = true;
	}
	return told;
}
