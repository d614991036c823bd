import type { FaultCode } from '@tilewright/schema';
import { faults } from './texts/faults.ts';

export interface FaultPlace {
	readonly rule: string;
	readonly file: string;
	readonly line: number;
	/** Decisions taken before it. */
	readonly decisions: number;
}

/** A fault inside a running game: a budget used up, or a state no program may reach. Callers catch it and report it as a diagnostic. */
export class EngineFault extends Error {
	readonly code: FaultCode;
	readonly register: string | undefined;
	/** Undefined for a fault outside of the rules. */
	place: FaultPlace | undefined;

	constructor(code: FaultCode, message: string, register?: string) {
		super(message);
		this.name = 'EngineFault';
		this.code = code;
		this.register = register;
	}

	/** Adds the place to the message; a fault that has one keeps it. */
	locate(place: FaultPlace): this {
		if (this.place !== undefined) return this;
		this.place = place;
		this.message = faults.located({ why: this.message, ...place });
		return this;
	}
}
