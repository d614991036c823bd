import { Machine } from '@tilewright/interpreter/state';
import { players, type Player } from '@tilewright/players';
import { type Measure, measureGame } from './measure.ts';
import type { Side } from './side.ts';

/** One side's machine and bots, ready for game after game. */
export class Played {
	private readonly machine: Machine;
	private readonly bots: readonly Player[];
	private readonly now: (() => number) | undefined;

	constructor({ program, seats }: Side, now?: () => number) {
		this.machine = new Machine(program);
		this.bots = seats.map((name) => players[name] as Player);
		this.now = now;
	}

	game(seed: number): Measure {
		return measureGame(this.machine, this.bots, seed, this.now);
	}
}
