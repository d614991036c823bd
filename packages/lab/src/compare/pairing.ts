import { sampleOf } from '../run/sums.ts';
import { results } from '../texts/comparison.ts';
import { figure } from '../run/figure.ts';
import type { Tally } from './tally.ts';

export interface Pairing {
	/** The correlation of the points of games with the same seed. */
	readonly correlation: number;
	/** The number of unpaired games that tell the difference of points as precisely as one pair. */
	readonly gain: number;
}

/** The gain of a run; undefined where points never vary, or their difference does not. */
export function pairingOf({ games, rows }: Tally): Pairing | undefined {
	const [a, aa, b, bb, d, dd] = rows.get('points') ?? [0, 0, 0, 0, 0, 0];
	const [sa, sb, sd] = [
		sampleOf(games, a, aa, 1).sd,
		sampleOf(games, b, bb, 1).sd,
		sampleOf(games, d, dd, 1).sd,
	];
	if (sa === 0 || sb === 0 || sd === 0) return undefined;
	const unpaired = sa ** 2 + sb ** 2;
	return { correlation: (unpaired - sd ** 2) / (2 * sa * sb), gain: unpaired / sd ** 2 };
}

export function pairingSentence({ correlation, gain }: Pairing, games: number): string {
	const about = figure(correlation);
	const unpaired = Math.round(gain * games);
	const isEqual = unpaired === games || figure(gain) === figure(1);
	if (isEqual) return results.pairingMadeNoDifference({ correlation: about });
	return unpaired > games
		? results.pairingHelped({ pairs: games, games: unpaired, correlation: about })
		: results.pairingDidNotHelp({ correlation: about });
}
