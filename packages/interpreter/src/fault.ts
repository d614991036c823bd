import type { FaultCode } from '@tilewright/schema';

/** A fault inside a running game: a budget used up, or a state no program may reach. Caught at the rim and told as a diagnostic. */
export class EngineFault extends Error {
	readonly code: FaultCode;

	constructor(code: FaultCode, message: string) {
		super(message);
		this.name = 'EngineFault';
		this.code = code;
	}
}
