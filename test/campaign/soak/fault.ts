import { Broken } from '../../properties/invariants/broken.ts';

export interface Fault {
	readonly cause: string;
	readonly message: string;
}

export function differs(cause: string, message: string): never {
	throw new Broken(cause, message);
}
