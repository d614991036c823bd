import { Machine } from '@tilewright/interpreter/state';
import { playersOf, type Player } from '@tilewright/players';
import { Watches } from '../quantities/watches.ts';
import { type Measure, measureGame } from './measure.ts';
import type { Side } from './side.ts';

export class Played {
	private readonly machine: Machine;
	private readonly bots: readonly Player[];
	private readonly now: (() => number) | undefined;
	private readonly watches: Watches | undefined;

	/** `quantities` are names of what is measured besides the rows of every comparison. */
	constructor({ program, seats }: Side, now?: () => number, quantities: readonly string[] = []) {
		this.machine = new Machine(program);
		this.bots = playersOf(seats);
		this.now = now;
		this.watches = quantities.length === 0 ? undefined : new Watches(this.machine, quantities);
	}

	game(seed: number): Measure {
		return measureGame(this.machine, this.bots, seed, this.now, this.watches);
	}
}
