import { gameLaws } from './laws/index.ts';
import { mix, pairSetUp, pairs } from './script.ts';

export const namedPairs: [says: string, pair: number][] = pairs().map((p, i) => [
	`${p.game}: ${p.with.join(' and ') || 'alone'}`,
	i,
]);

/** Holds one of the laws against a random game of a pair; each further game against the next law. In half of the games things get finished. */
export function holdLaw(pair: number, game: number): void {
	gameLaws[(pair + game) % gameLaws.length]!.holds!({
		setUp: pairSetUp(pair, 2 + (game % 3)),
		tiles: 1000,
		seed: mix(pair, game) >>> 1,
		picks: [],
		dense: game % 2 === 0,
	});
}
