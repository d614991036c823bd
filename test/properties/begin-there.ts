import { Game, positioned, positionOf, viewOf } from '@tilewright/interpreter';
import { describeState } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { mix } from './script.ts';

interface Moment {
	readonly step: number;
	readonly position: ReturnType<typeof positionOf>;
	readonly state: readonly string[];
	readonly chance: number;
	readonly drawn: readonly string[];
}

export interface Begun {
	moments: number;
	within: number;
	readonly otherwise: Set<string>;
	readonly otherEnds: Set<string>;
}

/**
 * Lines of the state that are no part of a position: the turn, outcomes of chance to come, and values kept by a part
 * of the turn before.
 */
const noPart = /^(?:stream|at|gained|returned|draws|wave) ?/;

/**
 * From random games: at some turns the position is taken, a game begins from it, and the same decisions with the same chance are taken
 * to the end. The state there and the scores at the end are to be the same.
 */
export function beginThere(
	program: Program,
	seeds: readonly number[],
	of: number,
	when: 'tile' | 'any' | 'free' = 'tile',
): Begun {
	const names = Array.from(
		{ length: program.seats },
		(_, i) => ['ann', 'bob', 'cid'][i] ?? `s${i}`,
	);
	const begun: Begun = { moments: 0, within: 0, otherwise: new Set(), otherEnds: new Set() };
	for (const seed of seeds) {
		const game = new Game(program, { seed, names });
		const moments: Moment[] = [];
		let turn = '';
		while (game.decision && game.steps.length < 1500) {
			const now = turnOf(game);
			const isWanted =
				when === 'tile'
					? now !== turn && laysTile(game)
					: when === 'any' || game.decision.id === when;
			if (isWanted && mix(seed, game.steps.length + 77) % of === 0)
				moments.push({
					step: game.steps.length,
					position: positionOf(game),
					state: describeState(game.machine),
					chance: game.chance.length,
					drawn: [viewOf(game.machine).drawn ?? []].flat(),
				});
			turn = now;
			game.choose(mix(seed, game.steps.length) % game.decision.options.length);
		}
		for (const moment of moments) tryOne(game, names, moment, begun);
	}
	return begun;
}

const turnOf = (game: Game): string =>
	/^at \d+ (\d+ \d+) /.exec(describeState(game.machine).find((l) => l.startsWith('at '))!)![1]!;

const laysTile = ({ decision }: Game): boolean =>
	decision!.options.some((o) => / r[0-3]$/.test(o.key));

function tryOne(game: Game, names: readonly string[], moment: Moment, begun: Begun): void {
	begun.moments++;
	if (moment.position.slot !== undefined) begun.within++;
	const { position, state, step, chance } = moment;
	const program = positioned(game.program, position, names);
	if ('message' in program) {
		begun.otherEnds.add(`${program.path.join('.')}: ${program.message}`);
		return;
	}
	try {
		const again = new Game(program, {
			seed: 7,
			names,
			draws: { deck: moment.drawn },
		});
		again.force(game.chance.slice(chance).map((c) => c.outcome));
		const there = describeState(again.machine);
		const only = (a: readonly string[], b: readonly string[]): string[] =>
			a.filter((line) => !b.includes(line) && !noPart.test(line));
		for (const line of only(state, there)) begun.otherwise.add(`not ${line}`);
		for (const line of only(there, state)) begun.otherwise.add(`but ${line}`);
		for (const { key, decision } of game.steps.slice(step)) {
			const took = again.play(key);
			if (took.ok) continue;
			begun.otherEnds.add(`${decision}: ${took.message}`);
			return;
		}
		if (String(again.scores) !== String(game.scores))
			begun.otherEnds.add(`scores ${again.scores.join()} instead of ${game.scores.join()}`);
	} catch (error) {
		begun.otherEnds.add((error as Error).message);
	}
}
