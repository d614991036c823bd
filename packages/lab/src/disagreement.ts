import type { Machine } from '@tilewright/interpreter/state';
import { playersOf } from '@tilewright/players';
import { playGame } from './batch.ts';

/** A word of the state that generated code left otherwise than closures did at the end of a game. */
export interface Disagreement {
	readonly seed: number;
	readonly what: string;
	readonly code: number;
	readonly closures: number;
}

/** Plays a game on two machines of one program and compares all words of their states; undefined where they are equal. */
export function disagreement(
	code: Machine,
	closures: Machine,
	seats: readonly string[],
	seed: number,
): Disagreement | undefined {
	const bots = playersOf(seats);
	for (const machine of [code, closures]) playGame(machine, bots, seed);
	const a = code.rt.m;
	const b = closures.rt.m;
	const at = b.findIndex((word, i) => word !== a[i]);
	if (at < 0) return undefined;
	const column = closures.rt.arena.columns.findLast(({ base }) => base <= at)!;
	return { seed, what: `${column.name} ${at - column.base}`, code: a[at]!, closures: b[at]! };
}
