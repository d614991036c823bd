import { EngineFault } from '@tilewright/interpreter';
import type { FaultMessage } from './messages.ts';
import { faults } from '../texts/faults.ts';

/** A fault of the rules as a message; anything else is thrown again. */
export function faultMessage(error: unknown, seed?: number): FaultMessage {
	if (!(error instanceof EngineFault)) throw error;
	const { code, message, register } = error;
	return { is: 'fault', code, message, register, ...(seed === undefined ? {} : { seed }) };
}

/** The fault that a message tells, with the seed of its game. */
export function faultOf({ code, message, seed, register }: FaultMessage): EngineFault {
	const why = seed === undefined ? message : faults.inGame({ why: message, seed });
	return new EngineFault(code, why, register);
}
