import { Header } from './header.ts';
import type { Machine } from './machine.ts';
import { below } from './random.ts';
import type { Runtime } from './runtime.ts';

export const pileStream = 'piles';

/**
 * Decides an outcome of chance from outside of the game. It gets the name of the stream, the words of everything that may come, and the
 * index that the stream itself brings, and returns the index to take.
 */
export type Oracle = (stream: string, candidates: Int32Array, rolled: number) => number;

/** The index of the next outcome among `n` words of the state from `base` on. The stream goes on by one number, whoever decides. */
export function drawAt(rt: Runtime, stream: number, base: number, n: number): number {
	const rolled = below(rt.arena, rt.STREAMS + stream * 4, n);
	const { oracle } = rt;
	return oracle
		? oracle(rt.program.streams[stream]!, rt.m.subarray(base, base + n), rolled)
		: rolled;
}

export function drawFrom(machine: Machine, stream: number, candidates: ArrayLike<number>): number {
	const { rt } = machine;
	const rolled = below(rt.arena, rt.STREAMS + stream * 4, candidates.length);
	const { oracle } = rt;
	const at = oracle
		? oracle(rt.program.streams[stream]!, Int32Array.from(candidates), rolled)
		: rolled;
	rt.arena.set(Header.chance, rt.m[Header.chance]! + 1);
	machine.onChance?.(stream, candidates[at]!);
	return at;
}
