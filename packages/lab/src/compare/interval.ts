import { smallest } from '@tilewright/schema';
import type { Sample } from '../run/sums.ts';
import { distanceOf, tailsOf } from './student.ts';

/** A difference of means, its 95 % interval, and how likely one at least as large is where there is none. */
export interface Interval {
	readonly difference: number;
	readonly low: number;
	readonly high: number;
	readonly chance: number;
}

/**
 * The promise of an interval. `fixed`: it holds once, for a number of games that was named before, alone or among others. `anytime`: all
 * intervals of a run hold together, so it may be looked at and stopped at any moment; it is narrowest at `best` games.
 */
export type Promise95 =
	| { readonly kind: 'fixed'; readonly among?: number }
	| { readonly kind: 'anytime'; readonly best: number };

export const fixed: Promise95 = { kind: 'fixed' };

/** The promise of so many intervals that hold together: each has its share of the doubt (Bonferroni). */
export function fixedAmong(intervals: number): Promise95 {
	return { kind: 'fixed', among: intervals };
}

const level = 0.05;

interface Estimated {
	readonly difference: number;
	readonly error: number;
	readonly n: number;
	readonly df: number;
}

/**
 * The bounds of a sequence speak of many games, and a quantity that is mostly equal on both sides has few: with fewer differing
 * games than this the bounds would be missed more often than promised.
 */
export const fewestDiffering = 64;

export function isEnough(differing: number, promise: Promise95): boolean {
	return differing >= (promise.kind === 'fixed' ? 1 : fewestDiffering);
}

function around({ difference, error, n, df }: Estimated, promise: Promise95): Interval {
	if (error === 0) {
		// nothing varied, so there is no error to estimate
		const chance = difference === 0 ? 1 : 0;
		return { difference, low: difference, high: difference, chance };
	}
	const { errors, chance } =
		promise.kind === 'fixed'
			? {
					errors: distanceOf(level / (promise.among ?? 1), df),
					chance: tailsOf(difference / error, df),
				}
			: anytime(difference / error, n, promise.best);
	const half = errors * error;
	return { difference, low: difference - half, high: difference + half, chance };
}

/**
 * Half the width of an interval of an asymptotic confidence sequence, in standard errors, and the always-valid chance of a
 * difference of so many standard errors after `n` games. Source: Waudby-Smith et al., Time-uniform central limit theory and
 * asymptotic confidence sequences, Annals of Statistics 52 (2024), theorem 2.2 and, for the best ρ, section B.2.
 */
function anytime(z: number, n: number, best: number): { errors: number; chance: number } {
	const width = -2 * Math.log(level);
	const r = (n * (width + Math.log(width + 1))) / best;
	const errors = Math.sqrt(((2 * (r + 1)) / r) * Math.log(Math.sqrt(r + 1) / level));
	const chance = Math.min(1, Math.sqrt(r + 1) * Math.exp((-r * z * z) / (2 * (r + 1))));
	return { errors, chance };
}

/** From the differences of pairs; undefined below two. */
export function paired(differences: Sample, promise: Promise95): Interval | undefined {
	const { n, mean, sd } = differences;
	if (n < 2) return undefined;
	return around({ difference: mean, error: sd / Math.sqrt(n), n, df: n - 1 }, promise);
}

/** From two independent samples that may spread differently (Welch); undefined where one has less than two values. */
export function welch(a: Sample, b: Sample, promise: Promise95): Interval | undefined {
	if (a.n < 2 || b.n < 2) return undefined;
	const [va, vb] = [a.sd ** 2 / a.n, b.sd ** 2 / b.n];
	const sum = va + vb;
	const df = sum === 0 ? 1 : sum ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1));
	const n = Math.min(a.n, b.n);
	return around({ difference: a.mean - b.mean, error: Math.sqrt(sum), n, df }, promise);
}

/**
 * The interval of a weighted sum of the means of independent samples (Welch–Satterthwaite), one of so many that hold together; undefined where
 * a sample has less than two values, or nothing varies.
 */
export function welchInterval(
	samples: readonly Sample[],
	weights: readonly number[],
	among: number,
): Interval | undefined {
	if (samples.some(({ n }) => n < 2)) return undefined;
	const parts = samples.map(({ n, sd }, i) => (weights[i]! * sd) ** 2 / n);
	const variance = parts.reduce((sum, v) => sum + v, 0);
	if (variance === 0) return undefined;
	const df = variance ** 2 / parts.reduce((sum, v, i) => sum + v ** 2 / (samples[i]!.n - 1), 0);
	const difference = samples.reduce((sum, { mean }, i) => sum + weights[i]! * mean, 0);
	const n = smallest(samples.map((sample) => sample.n));
	return around({ difference, error: Math.sqrt(variance), n, df }, fixedAmong(among));
}

/**
 * Returns true for each of many differences that is too unlikely to be chance. They are tested together (Holm), so
 * that in at most one of twenty runs any is called certain wrongly: the probabilities are gone through from the
 * smallest, each compared with the level divided by the number of those not yet accepted.
 */
export function holm(chances: readonly number[]): boolean[] {
	const certain = chances.map(() => false);
	const order = chances.map((chance, at) => ({ chance, at })).sort((x, y) => x.chance - y.chance);
	for (let i = 0; i < order.length; i++) {
		const { chance, at } = order[i]!;
		if (chance > level / (order.length - i)) break;
		certain[at] = true;
	}
	return certain;
}
