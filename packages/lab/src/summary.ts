import { shareRange, type ShareRange } from './share-range.ts';
import { Moments } from './statistics.ts';

export interface SeatSummary {
	readonly mean: number;
	readonly sd: number;
	readonly ci95: number;
	/** Games won alone. */
	readonly wins: number;
	/** Ranges that hold whatever the excluded games would have been: of the mean, if none is beyond the games that ended, and of the share won. */
	readonly withExcluded?: { readonly mean: ShareRange; readonly won: ShareRange };
}

export interface Summary {
	readonly games: number;
	readonly seats: readonly SeatSummary[];
	/** Games whose best score several seats share. */
	readonly ties: number;
	/** One digest over all final scores in seed order. */
	readonly hash: string;
}

/**
 * Summarises the scores of a batch (game after game, seat after seat, in seed order). Games that were excluded have no scores; only their
 * number is given.
 */
export function summarise(scores: Int32Array, seats: number, excluded: number = 0): Summary {
	const moments = Array.from({ length: seats }, () => new Moments());
	const wins = new Array<number>(seats).fill(0);
	let ties = 0;
	let a = 0x811c9dc5;
	let b = 0x1b873593;
	const games = Math.floor(scores.length / seats);
	for (let g = 0; g < games; g++) {
		let best = -Infinity;
		let holders = 0;
		let winner = 0;
		for (let s = 0; s < seats; s++) {
			const v = scores[g * seats + s]!;
			moments[s]!.add(v);
			a = Math.imul(a ^ v, 0x01000193);
			b = Math.imul(b ^ v, 0x85ebca6b);
			b ^= b >>> 13;
			if (v > best) {
				best = v;
				holders = 1;
				winner = s;
			} else if (v === best) holders++;
		}
		if (holders === 1) wins[winner]!++;
		else ties++;
	}
	const hex = (x: number): string => (x >>> 0).toString(16).padStart(8, '0');
	return {
		games,
		seats: moments.map((m, s) => ({
			...{ mean: m.mean, sd: m.sd, ci95: m.ci95, wins: wins[s]! },
			...(excluded > 0 && {
				withExcluded: {
					mean: meanWith(m, excluded),
					won: {
						low: shareRange(wins[s]!, games + excluded).low,
						high: shareRange(wins[s]! + excluded, games + excluded).high,
					},
				},
			}),
		})),
		ties,
		hash: hex(a) + hex(b),
	};
}

/** The range of a mean with so many more values, all of them the least, and all of them the greatest. */
function meanWith(moments: Moments, more: number): ShareRange {
	const all = (value: number): Moments => {
		const together = Moments.ofEqual(more, value);
		together.merge(moments);
		return together;
	};
	const [low, high] = [all(moments.least), all(moments.most)];
	return { low: low.mean - low.ci95, high: high.mean + high.ci95 };
}
