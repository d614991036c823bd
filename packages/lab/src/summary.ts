import { Moments } from './statistics.ts';

export interface SeatSummary {
	readonly mean: number;
	readonly sd: number;
	readonly ci95: number;
	/** Games won alone. */
	readonly wins: number;
}

export interface Summary {
	readonly games: number;
	readonly seats: readonly SeatSummary[];
	/** Games whose best score several seats share. */
	readonly ties: number;
	/** One digest over all final scores in seed order. */
	readonly hash: string;
}

/** Summarises the scores of a batch (game after game, seat after seat, in seed order). */
export function summarise(scores: Int32Array, seats: number): Summary {
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
		seats: moments.map((m, s) => ({ mean: m.mean, sd: m.sd, ci95: m.ci95, wins: wins[s]! })),
		ties,
		hash: hex(a) + hex(b),
	};
}
