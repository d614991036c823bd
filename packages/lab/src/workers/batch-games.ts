import type { Machine } from '@tilewright/interpreter/state';
import { type Player, playersOf } from '@tilewright/players';
import { batchMachine, playGame } from '../batch.ts';
import { playWatched } from '../compare/measure.ts';
import { type Measured, addValues, emptyMeasured } from '../quantities/measured.ts';
import { Watches } from '../quantities/watches.ts';
import { faultIn } from '../run/excluded.ts';
import { type SeatedSide, orderOf, valuesByBot } from '../seating/rotation.ts';

/** Plays games of a batch and gathers what they measure, block after block. */
export class BatchGames {
	private readonly side: SeatedSide;
	private readonly quantities: readonly string[];
	private readonly bots: readonly Player[];
	private machine: Machine;
	private watches: Watches | undefined;
	private measured = emptyMeasured();

	constructor(side: SeatedSide, quantities: readonly string[], due: number = 0) {
		this.side = side;
		this.quantities = quantities;
		this.bots = playersOf(side.seats);
		this.machine = this.newMachine(due);
		this.watches = this.watching();
	}

	private newMachine(due?: number): Machine {
		return batchMachine(this.side.program, this.bots, this.quantities.length > 0, due);
	}

	private watching(): Watches | undefined {
		return this.quantities.length === 0 ? undefined : new Watches(this.machine, this.quantities);
	}

	/** Plays the game with a seed and writes its scores at a place; those of a game that broke are 0. Where bots change seats they are by bot. */
	play(game: number, seed: number, scores: Int32Array | number[], at: number): void {
		const { watches } = this;
		const order = orderOf(this.side, seed);
		const bots = order.map((bot) => this.bots[bot]!);
		const fault = faultIn(() => {
			if (watches) playWatched(this.machine, bots, seed, watches);
			else playGame(this.machine, bots, seed);
		});
		const { m, SCORE } = this.machine.rt;
		for (let s = 0; s < bots.length; s++) scores[at + order[s]!] = fault ? 0 : m[SCORE + s]!;
		if (fault) {
			this.measured.excluded.push({ ...fault, game, side: 0 });
			// a game that broke may have left anything behind; where many break, code for each new machine would not pay
			this.machine = this.newMachine();
			this.watches = this.watching();
		} else if (watches) addValues(this.measured, this.valuesOf(watches, order), game);
		else this.measured.games++;
	}

	private valuesOf(watches: Watches, order: readonly number[]): ReadonlyMap<string, number> {
		const values = watches.values();
		return this.side.isRotated === true ? valuesByBot(values, order) : values;
	}

	/** Returns the sums of the games since the last block. */
	takeMeasured(): Measured {
		const { measured } = this;
		this.measured = emptyMeasured();
		return measured;
	}
}
