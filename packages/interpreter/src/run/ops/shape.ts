import type { Instr } from '@tilewright/lang';
import type { Machine } from '../machine.ts';
import type { Op } from '../status.ts';

type Of<N extends Instr['op']> = Extract<Instr, { op: N }>;

/** A family of instructions: for each, how it becomes a closure of the machine. `next` is where to go on after it, `pc` where it stands. */
export type OpTable<N extends Instr['op']> = {
	readonly [K in N]: (machine: Machine, instr: Of<K>, next: number, pc: number) => Op;
};
