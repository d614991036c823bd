/** An invariant that a game broke. Failures with the same cause are counted together. */
export class Broken extends Error {
	declare readonly cause: string;

	constructor(cause: string, message: string) {
		super(message);
		this.cause = cause;
	}
}
