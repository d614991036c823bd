import type { FaultCode } from '@tilewright/schema';

/** A fault inside a running game: a budget used up, or a state no program may reach. Caught at the rim and told as a diagnostic. */
export class EngineFault extends Error {
	readonly code: FaultCode;
	/** The id of the register that the fault is about, where it is about one. */
	readonly register: string | undefined;

	constructor(code: FaultCode, message: string, register?: string) {
		super(message);
		this.name = 'EngineFault';
		this.code = code;
		this.register = register;
	}
}
