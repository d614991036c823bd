import type { Machine } from '@tilewright/interpreter/state';
import { playersOf, type Player } from '@tilewright/players';
import { batchMachine } from '../batch.ts';
import { Watches } from '../quantities/watches.ts';
import { type GameFault, faultIn } from '../run/excluded.ts';
import { courseName, quantitiesToMeasure, withCourse } from './course.ts';
import { type Measure, measureGame } from './measure.ts';
import type { Side } from './side.ts';

export class Played {
	private readonly side: Side;
	private readonly quantities: readonly string[];
	private machine: Machine;
	private watches: Watches | undefined;
	private readonly bots: readonly Player[];
	private readonly now: (() => number) | undefined;

	/** `quantities` are names of what is measured besides the rows of every comparison; the course may be among them. */
	constructor(side: Side, now?: () => number, quantities: readonly string[] = []) {
		this.side = side;
		this.quantities = quantities;
		this.bots = playersOf(side.seats);
		this.now = now;
		this.machine = this.newMachine();
		this.watches = this.watching();
	}

	private newMachine(): Machine {
		return batchMachine(this.side.program, this.bots, true);
	}

	private watching(): Watches | undefined {
		const names = quantitiesToMeasure(this.quantities);
		return names.length === 0 ? undefined : new Watches(this.machine, names);
	}

	game(seed: number): Measure | GameFault {
		let found: Measure | undefined;
		const fault = faultIn(() => {
			found = measureGame(this.machine, this.bots, seed, this.now, this.watches);
		});
		if (fault === undefined) return this.shown(found!);
		// a game that broke may have left anything behind
		this.machine = this.newMachine();
		this.watches = this.watching();
		return fault;
	}

	private shown(found: Measure): Measure {
		const { quantities, side } = this;
		if (!quantities.includes(courseName)) return found;
		return { ...found, values: withCourse(found.values, quantities, side.seats.length) };
	}
}
