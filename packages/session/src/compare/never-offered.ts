import { type Decision, Game } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';

export interface TriedGames {
	readonly games: number;
	readonly names: readonly string[];
	readonly maxSteps: number;
}

/**
 * The purposes of options of the first rule set that no option of the second has: sentences of actions, as they are met. Found
 * in games of bots that choose at random, so an action that is rarely offered (less than once a game) is left out.
 */
export function neverOffered(
	[one, two]: readonly [Program, Program],
	tried: TriedGames,
): readonly string[] {
	const [before, after] = [offeredPurposes(one, tried), offeredPurposes(two, tried)];
	return [...before].flatMap(([says, n]) => (n >= tried.games && !after.has(says) ? [says] : []));
}

/** The number of decisions that offer an option for each purpose. */
function offeredPurposes(
	program: Program,
	{ games, names, maxSteps }: TriedGames,
): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	const count = ({ options }: Decision): void => {
		for (const says of new Set(options.map((o) => o.says)))
			if (says !== '') counts.set(says, (counts.get(says) ?? 0) + 1);
	};
	for (let seed = 1; seed <= games; seed++) {
		const random = new BotRandom(seed);
		const onForced = (_game: Game, decision: Decision): void => count(decision);
		const game = new Game(program, { seed, names, ledger: false, onForced });
		for (let { decision } = game; decision && game.steps.length < maxSteps; { decision } = game) {
			count(decision);
			game.choose(decision.options[game.think((m) => players.random!(m, random))]!.index);
		}
	}
	return counts;
}
