import { EngineFault } from '@tilewright/interpreter';
import { botsLog, type ExcludedGame, type SeatedSide, gameUntilFault } from '@tilewright/lab';
import type { ExcludedShown, FaultShown } from '@tilewright/lab/report';
import { faultWords } from '../texts/batches.ts';

/** The games of one side, or of one set-up, that a fault ended. */
export interface BrokenGames {
	readonly side: SeatedSide;
	/** Its name, where there are several. */
	readonly name?: string;
	readonly excluded: readonly ExcludedGame[];
	/** The command that plays one of its games, up to the seed. */
	readonly command: string;
}

export interface ExcludedJson {
	/** Games of the run that are excluded. */
	readonly games: number;
	readonly faults: readonly Omit<FaultShown, 'log'>[];
	readonly commands: readonly string[];
}

/** So many games are played again, and so many commands are shown. */
const mostAgain = 8;
const mostCommands = 3;

/** The excluded games of a run of so many; undefined where there are none. The first are played again, to see if their seeds break here too. */
export function excludedOf(
	broken: readonly BrokenGames[],
	seed: number,
	{ played, excluded }: { readonly played: number; readonly excluded: number },
): ExcludedShown | undefined {
	const all = broken
		.flatMap(({ side, name, excluded }) => excluded.map((found) => ({ of: side, name, found })))
		.sort((x, y) => x.found.game - y.found.game);
	if (all.length === 0) return undefined;
	const listed = all.map(({ of, name, found: { game, code, rule } }, i): FaultShown => ({
		...{ seed: seed + game, code },
		...(name !== undefined && { of: name }),
		...(rule !== undefined && { rule }),
		...(i < mostAgain && playedAgain(of, seed + game)),
	}));
	const commands = broken.flatMap(({ excluded: [first], command }) =>
		first === undefined ? [] : [`${command}${seed + first.game}`],
	);
	return {
		played,
		excluded,
		listed,
		commands: commands.slice(0, mostCommands),
	};
}

export function excludedJson({ excluded, listed, commands }: ExcludedShown): ExcludedJson {
	const faults = listed.map(({ seed, of, code, rule, why, again }) => ({
		...{ seed, code },
		...(of !== undefined && { of }),
		...(rule !== undefined && { rule }),
		...(why !== undefined && { why }),
		...(again !== undefined && { again }),
	}));
	return { games: excluded, faults, commands };
}

/** Tells the fault of the first game of a run in which no game ended: there is no figure to show. */
export function refuseWithoutGames(
	broken: readonly BrokenGames[],
	seed: number,
	games: number,
): void {
	if (games > 0) return;
	for (const { side, excluded } of broken)
		for (const { game } of excluded) {
			const { fault } = gameUntilFault(side, seed + game);
			if (!fault) continue;
			const why = faultWords.inGame({ why: fault.message, seed: seed + game });
			throw new EngineFault(fault.code, why, fault.register);
		}
}

function playedAgain(side: SeatedSide, seed: number): Pick<FaultShown, 'again' | 'log' | 'why'> {
	const { game, fault } = gameUntilFault(side, seed);
	return {
		again: fault ? 'broke' : 'ended',
		...(fault && !fault.place && { why: fault.message }),
		...(game && { log: botsLog(game, side, seed) }),
	};
}
