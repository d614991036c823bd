import { Broken } from '../../properties/invariants/broken.ts';

export interface Fault {
	readonly cause: string;
	readonly message: string;
}

/** Stops a game because two plays of it are not the same. */
export function differs(cause: string, message: string): never {
	throw new Broken(cause, message);
}
