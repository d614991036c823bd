import { ruleName } from '../quantities/names.ts';
import { results } from '../texts/comparison.ts';
import { Header, type Machine, tileCount, winningSeatsOf } from '@tilewright/interpreter/state';
import { BotRandom, type Player } from '@tilewright/players';
import { chanceOfBots } from '../batch.ts';
import type { Watches } from '../quantities/watches.ts';
import type { Side } from './side.ts';

export interface Measure {
	readonly scores: readonly number[];
	readonly winners: readonly number[];
	readonly tiles: number;
	readonly decisions: number;
	readonly milliseconds: number;
	/** Points of all seats together by what paid, and by its lines: `kind id`, `rule id`, either with a tab and the id of a line. */
	readonly points: Readonly<Record<string, number>>;
	/** Whole numbers of the quantities that were asked for, by row. */
	readonly values: ReadonlyMap<string, number>;
}

const noValues: ReadonlyMap<string, number> = new Map();

/** Plays one game by bots as `playGame` does, noting what paid for every point and all that `watches` wait for. */
export function playWatched(
	machine: Machine,
	bots: readonly Player[],
	seed: number,
	watches?: Watches,
): void {
	const random = new BotRandom(chanceOfBots(seed));
	machine.keepLedger = true;
	watches?.on();
	watches?.begin();
	machine.reset(seed);
	while (!machine.over) {
		watches?.decide(machine.optionCount);
		// the trials of a bot are no part of the game, and need no ledger
		machine.keepLedger = false;
		watches?.off();
		const option = bots[machine.decides]!(machine, random);
		machine.keepLedger = true;
		watches?.on();
		machine.choose(option);
	}
	watches?.off();
}

export function measureGame(
	machine: Machine,
	bots: readonly Player[],
	seed: number,
	now: () => number = () => performance.now(),
	watches?: Watches,
): Measure {
	const began = now();
	playWatched(machine, bots, seed, watches);
	const milliseconds = now() - began;
	const { m, SCORE, seats, board } = machine.rt;
	return {
		scores: Array.from(m.subarray(SCORE, SCORE + seats)),
		winners: winningSeatsOf(machine),
		tiles: tileCount(board),
		decisions: m[Header.log]!,
		milliseconds,
		points: pointsOf(machine),
		values: watches?.values() ?? noValues,
	};
}

function pointsOf({ program, ledger, rt }: Machine): Record<string, number> {
	const points: Record<string, number> = {};
	const add = (key: string, n: number): void => void (points[key] = (points[key] ?? 0) + n);
	for (const entry of ledger.slice(0, rt.m[Header.ledger]!)) {
		const kind = program.kinds[entry.kind];
		const paid = kind ? `kind ${kind.id}` : `rule ${program.sources[entry.source]?.id ?? ''}`;
		add(paid, entry.points);
		for (const line of entry.lines) add(`${paid}\t${line.id}`, line.points);
	}
	return points;
}

/** Returns the name of a source of points: the title of a kind, or what a rule is called. */
export function nameOfPayer(sides: readonly Side[], paid: string): string {
	const [what = '', id = ''] = paid.split(' ');
	const programs = sides.map((side) => side.program);
	if (what !== 'kind') return results.rule({ rule: ruleName(programs, id) });
	for (const { kinds } of programs) {
		const title = kinds.find((k) => k.id === id)?.title;
		if (title) return title;
	}
	return id;
}
