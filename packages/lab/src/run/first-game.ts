import { Machine, stateHash } from '@tilewright/interpreter/state';
import { playersOf } from '@tilewright/players';
import { playGame } from '../batch.ts';
import type { Side } from '../compare/side.ts';

/** The digest of the end of the game with a seed. Rules, engine and bots that play alike have equal ones. */
export function firstGame({ program, seats }: Side, seed: number): string {
	const machine = new Machine(program);
	playGame(machine, playersOf(seats), seed);
	return stateHash(machine);
}
