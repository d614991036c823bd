import { largest, limits } from '@tilewright/schema';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import { mostHelperValues } from './helpers.ts';
import { add, ge, get, type Local, mul, type Value, word } from './ir.ts';

/** Options of one decision that are listed; a game with a decision of more is played by closures. */
export const MAX_OPTIONS: number = Math.min(4096, limits.optionsPerDecision);

/** Rows of options that are no combination of an alternative's values: with a helper, and declining help. */
export const Row = { helped: -1, declined: -2 } as const;

/** Words in which the options of a decision are listed. Each has a row: its alternative or one of `Row`, then values. */
export class OptionRows {
	private readonly base: number;
	private readonly stride: number;

	constructor(e: Emission) {
		const alternatives = e.program.decisions.flatMap((d) => d.alternatives);
		const most = largest(
			alternatives.map((a) => a.variables.length),
			1,
		);
		const { assists } = e.machine;
		this.stride = 1 + Math.max(most, assists ? 2 + mostHelperValues(e) : 0);
		this.base = e.memory.room(this.stride * MAX_OPTIONS);
	}

	/** Gives up where there is no room for one more than `n`. */
	reserve(f: Body, n: Local): void {
		f.if(ge(get(n), MAX_OPTIONS), () => f.giveUp());
	}

	/** Adds a row behind the `n` that there are. */
	add(f: Body, n: Local, alternative: number, values: readonly Value[]): void {
		const row = this.at(f, get(n));
		f.store(this.base, row, alternative);
		values.forEach((value, k) => f.store(this.base + 1 + k, row, value));
		f.set(n, add(get(n), 1));
	}

	/** The place of a row, by its number. */
	at(f: Body, k: Value): Value {
		return f.let(mul(k, this.stride));
	}

	alternative(row: Value): Value {
		return word(this.base, row);
	}

	value(row: Value, k: number): Value {
		return word(this.base + 1 + k, row);
	}
}
