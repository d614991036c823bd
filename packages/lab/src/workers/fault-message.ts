import { EngineFault } from '@tilewright/interpreter';
import type { FaultMessage } from './messages.ts';

/** A fault of the rules as a message; anything else is thrown again. */
export function faultMessage(error: unknown): FaultMessage {
	if (!(error instanceof EngineFault)) throw error;
	const { code, message, register } = error;
	return { is: 'fault', code, message, register };
}

export function faultOf({ code, message, register }: FaultMessage): EngineFault {
	return new EngineFault(code, message, register);
}
