import { gameLaws } from './laws/index.ts';
import { ledgerLaw } from './laws/ledger.ts';
import { piecesLaw } from './laws/pieces.ts';
import { tilesLaw } from './laws/tiles.ts';
import { type Script, mix, pairSetUp, pairs } from './script.ts';

/** Every pair of packs by name, with its number. */
export const namedPairs: [says: string, pair: number][] = pairs().map((p, i) => [
	`${p.game}: ${p.with.join(' and ') || 'alone'}`,
	i,
]);

/** A whole random game of a pair; in half of them things get finished. */
function scriptOf(pair: number, game: number): Script {
	const seed = mix(pair, game) >>> 1;
	return {
		setUp: pairSetUp(pair, 2 + (game % 3)),
		tiles: 1000,
		seed,
		picks: [],
		dense: game % 2 === 0,
	};
}

/**
 * Random games of a pair: points, pieces and tiles are watched through all of them; every `often`th is held against one more of the
 * laws, in turn.
 */
export function playPair(pair: number, games: number, often: number): void {
	for (let game = 0; game < games; game++) {
		const script = scriptOf(pair, game);
		ledgerLaw.holds!(script);
		piecesLaw.holds!(script);
		tilesLaw.holds!(script);
		if (game % often === 0) gameLaws[(pair + game / often) % gameLaws.length]!.holds!(script);
	}
}
