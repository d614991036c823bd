import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Selection, compile } from '@tilewright/lang';
import { gameLaws } from '../properties/laws/index.ts';
import { mix, otherSetUp } from '../properties/script.ts';
import { root, workspaceOf } from '../support/packs.ts';
import { gamesIn, pairsIn } from '../support/pairs.ts';
import { filesWithTestPacks } from '../support/test-packs.ts';

export const folder: string = join(root, 'test/packs/strangers');

/** Packs that know the base game and nothing of each other or of any shipped expansion. */
export const strangers: readonly string[] = readdirSync(folder).sort();

const game = 'carcassonne';
const workspace = workspaceOf(filesWithTestPacks());

export const shippedExpansions: readonly string[] = gamesIn(workspace).find(
	(g) => g.game === game,
)!.expansions;

/** Sets of shipped expansions, each as large as it can be without a conflict that the packs declare. */
export function largestShippedSets(): string[][] {
	const together = new Set(pairsIn(workspace).map((set) => [...set.with].sort().join()));
	const goes = (set: readonly string[], pack: string): boolean =>
		set.every((other) => together.has([other, pack].sort().join()));
	const grown = [shippedExpansions, [...shippedExpansions].reverse()].map((order) =>
		order.reduce((set: string[], pack) => (goes(set, pack) ? [...set, pack] : set), []).sort(),
	);
	return [...new Map(grown.map((set) => [set.join(), set])).values()];
}

export const pairsOfStrangers: readonly (readonly string[])[] = strangers.flatMap((b, k) =>
	strangers.slice(0, k).map((a) => [a, b]),
);

function selectionOf(packs: readonly string[], seats: number): Selection {
	return { game, with: packs, seats };
}

export function faultsOf(packs: readonly string[], seats = 2): string[] {
	return compile(workspace, selectionOf(packs, seats))
		.diagnostics.filter((d) => d.code !== 'ORDER-OPEN')
		.map((d) => `${d.code} ${d.file}:${d.line} ${d.message}`);
}

/** Holds a law of play against a random game of a set of packs; each further game against the next law. */
export function holdLawOf(packs: readonly string[], game: number, seats?: number): void {
	const number = packs.join().length + game;
	gameLaws[number % gameLaws.length]!.holds!({
		setUp: otherSetUp(selectionOf(packs, seats ?? 2 + (game % 3))),
		tiles: 1000,
		seed: mix(number, game) >>> 1,
		picks: [],
		dense: game % 2 === 0,
	});
}

export const lawCount: number = gameLaws.length;
