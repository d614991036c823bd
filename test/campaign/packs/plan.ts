import { digestText } from '@tilewright/interpreter/state';
import type { Selection, Workspace } from '@tilewright/lang';
import { type PackSet, gamesIn, pairsIn } from '../../support/pairs.ts';
import { Numbers } from '../campaign.ts';

export interface Amounts {
	readonly games: number;
	readonly together: number;
	readonly only?: readonly string[];
}

export interface PlannedRound {
	readonly selection: Selection;
	readonly games: number;
}

export interface Plan {
	readonly rounds: number;
	readonly games: number;
	/** The same for plans with the same set-ups in every round, whatever the seed. */
	readonly digest: string;
	/** A round from 0 on; undefined after the last one. */
	readonly round: (round: number, seed: number) => PlannedRound | undefined;
}

/** Games of a round: every set-up comes in many rounds, but compiling one takes as long as some games. */
const gamesPerRound = (games: number): number => Math.min(50, Math.max(20, Math.ceil(games / 20)));

/** Pairs and games with all packs, mixed so that each part of the campaign has its share of both. Seats change from round to round. */
export function planOf(workspace: Workspace, { games, together, only }: Amounts): Plan {
	const seatsOf = new Map(gamesIn(workspace).map((g) => [g.game, g]));
	const all = pairsIn(workspace);
	const sets = only === undefined ? all : all.filter((set) => isOf(set, only));
	if (sets.length === 0) throw new Error(`no two packs that are played together: ${only!.join()}`);
	const crowds =
		only === undefined ? gamesIn(workspace).filter((g) => g.expansions.length > 2) : [];
	const seats = (game: string, n: number): number => {
		const { min, max } = seatsOf.get(game)!;
		return min + (n % (max - min + 1));
	};
	const planned: { at: number; games: number; select: (numbers: Numbers) => Selection }[] = [];
	for (const [pair, set] of sets.entries())
		for (const [n, part] of parts(games).entries())
			planned.push({
				at: (n + pair / sets.length) / parts(games).length,
				games: part,
				select: () => ({ ...set, seats: seats(set.game, n + pair) }),
			});
	for (const { game, expansions } of crowds)
		for (const [n, part] of parts(together).entries())
			planned.push({
				at: n / parts(together).length,
				games: part,
				select: (numbers) => ({
					game,
					with: asManyAsFit(expansions, sets, numbers),
					seats: seats(game, n),
				}),
			});
	planned.sort((a, b) => a.at - b.at);
	return {
		rounds: planned.length,
		games: planned.reduce((n, p) => n + p.games, 0),
		digest: digestText(JSON.stringify([sets, gamesIn(workspace), games, together])).slice(0, 8),
		round: (round, seed) => {
			const found = planned[round];
			return (
				found && { games: found.games, selection: found.select(new Numbers(~seed >>> 0, round)) }
			);
		},
	};
}

function isOf(set: PackSet, packs: readonly string[]): boolean {
	return [...set.with].sort().join() === [...packs].sort().join();
}

function parts(games: number): number[] {
	const each = gamesPerRound(games);
	const rest = games % each;
	return [...new Array<number>(Math.floor(games / each)).fill(each), ...(rest > 0 ? [rest] : [])];
}

/** Expansions to which no further one can be added, in the order in which they stand; which of two that exclude each other is chance. */
function asManyAsFit(
	expansions: readonly string[],
	sets: readonly PackSet[],
	numbers: Numbers,
): string[] {
	const left = [...expansions];
	const chosen: string[] = [];
	while (left.length > 0) {
		const [next] = left.splice(numbers.below(left.length), 1);
		const fits = chosen.every((c) =>
			sets.some(({ with: packs }) => packs.includes(c) && packs.includes(next!)),
		);
		if (fits) chosen.push(next!);
	}
	return expansions.filter((e) => chosen.includes(e));
}
