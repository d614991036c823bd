/** A fault inside a running game: a budget used up, or a state no program may reach. Caught at the rim and told as a diagnostic. */
export class EngineFault extends Error {
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.name = 'EngineFault';
		this.code = code;
	}
}
