import { Machine, stateHash } from '@tilewright/interpreter/state';
import { playersOf } from '@tilewright/players';
import { playGame } from '../batch.ts';
import { type SeatedSide, botsBySeat } from '../seating/rotation.ts';
import { faultIn } from './excluded.ts';

/** The digest of the end of the game with a seed, or the fault that ended it. Rules, engine and bots that play alike have equal ones. */
export function firstGame(side: SeatedSide, seed: number): string {
	const machine = new Machine(side.program);
	const fault = faultIn(() => playGame(machine, playersOf(botsBySeat(side, seed)), seed));
	return fault ? `${fault.code} ${fault.rule ?? ''}` : stateHash(machine);
}
