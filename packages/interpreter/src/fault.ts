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

/** Stack and memory differ from thread to thread and from machine to machine. */
const ofMachine = /stack|recursion|allocation|memory/i;

/**
 * The fault that an error thrown in a game stands for. An error that nobody foresaw, such as one of a bot, becomes a fault with its own
 * code. One that depends on the machine is thrown again, since the same game may end elsewhere.
 */
export function faultFrom(error: unknown): EngineFault {
	if (error instanceof EngineFault) return error;
	const { name, message } = error instanceof Error ? error : new Error(String(error));
	if ((name === 'RangeError' || name === 'InternalError') && ofMachine.test(message)) throw error;
	return new EngineFault('RUN-UNEXPECTED', faults.unexpected(`${name}: ${firstLine(message)}`));
}

function firstLine(text: string): string {
	return text.split('\n', 1)[0]!.replace(/\.$/, '').slice(0, 200);
}
