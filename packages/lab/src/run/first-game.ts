import { Machine, stateHash } from '@tilewright/interpreter/state';
import { playersOf } from '@tilewright/players';
import { playGame } from '../batch.ts';
import type { Side } from '../compare/side.ts';
import { faultIn } from './excluded.ts';

/** The digest of the end of the game with a seed, or the fault that ended it. Rules, engine and bots that play alike have equal ones. */
export function firstGame({ program, seats }: Side, seed: number): string {
	const machine = new Machine(program);
	const fault = faultIn(() => playGame(machine, playersOf(seats), seed));
	return fault ? `${fault.code} ${fault.rule ?? ''}` : stateHash(machine);
}
