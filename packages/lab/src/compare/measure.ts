import { Header, type Machine, tileCount } from '@tilewright/interpreter/state';
import { BotRandom, type Player } from '@tilewright/players';
import { chanceOfBots } from '../batch.ts';
import type { Side } from './side.ts';

/** The result of one game. */
export interface Measure {
	/** Final scores, seat after seat. */
	readonly scores: readonly number[];
	/** Tiles on the board at the end. */
	readonly tiles: number;
	/** Decisions that were asked. */
	readonly decisions: number;
	readonly milliseconds: number;
	/** Points of all seats together by what paid, and by its lines: `kind id`, `rule id`, either with a tab and the id of a line. */
	readonly points: Readonly<Record<string, number>>;
}

/** Plays one game by bots as `playGame` does, noting what paid for every point. */
export function measureGame(
	machine: Machine,
	bots: readonly Player[],
	seed: number,
	now: () => number = () => performance.now(),
): Measure {
	const random = new BotRandom(chanceOfBots(seed));
	const began = now();
	machine.keepLedger = true;
	machine.reset(seed);
	while (!machine.over) {
		// options that a bot only tries out need no ledger
		machine.keepLedger = false;
		const option = bots[machine.decides]!(machine, random);
		machine.keepLedger = true;
		machine.choose(option);
	}
	const milliseconds = now() - began;
	const { m, SCORE, seats, board } = machine.rt;
	return {
		scores: Array.from(m.subarray(SCORE, SCORE + seats)),
		tiles: tileCount(board),
		decisions: m[Header.log]!,
		milliseconds,
		points: pointsOf(machine),
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

/** Returns the name of a source of points: the title of a kind, or the id of a rule without its pack. */
export function nameOfPayer(sides: readonly Side[], paid: string): string {
	const [what = '', id = ''] = paid.split(' ');
	if (what !== 'kind') return id.slice(id.indexOf('.') + 1);
	for (const { program } of sides) {
		const title = program.kinds.find((k) => k.id === id)?.title;
		if (title) return title;
	}
	return id;
}
