import type { Instr } from '@tilewright/lang';
import { EngineFault } from '../../fault.ts';
import type { Machine } from '../machine.ts';
import type { Op } from '../status.ts';
import { controlOps } from './control.ts';
import { flowOps } from './flow.ts';
import { pieceOps } from './pieces.ts';
import { pointOps } from './points.ts';
import { runOps } from './runs.ts';
import { tileOps } from './tiles.ts';
import type { OpTable } from './shape.ts';
import { topologyOps } from './topology.ts';
import { waveOps } from './wave.ts';
import { faults } from '../../texts/faults.ts';

const table: OpTable<Instr['op']> = {
	...controlOps,
	...flowOps,
	...pieceOps,
	...pointOps,
	...runOps,
	...tileOps,
	...topologyOps,
	...waveOps,
};

/** The place in the code that is reached from `pc` past jumps and marks that do nothing in play. */
export function thread(code: readonly Instr[], pc: number, marks: boolean): number {
	let at = pc;
	for (let hops = 0; hops < code.length; hops++) {
		const instr = code[at];
		if (instr?.op === 'jump') at = instr.to;
		else if (instr?.op === 'wave-end' || (instr?.op === 'slot' && !marks)) at++;
		else break;
	}
	return at;
}

/** The closure of one instruction; every place it goes to is past idle instructions already. */
export function compileInstr(machine: Machine, instr: Instr, pc: number): Op {
	const make = table[instr.op] as
		((machine: Machine, instr: Instr, next: number, pc: number) => Op) | undefined;
	// programs can come from files
	if (!make) throw new EngineFault('RUN-MISSING', faults.noInstruction(instr.op));
	const { code } = machine.program;
	const to = (target: number): number => thread(code, target, machine.marks);
	const threaded: Record<string, unknown> = { ...instr };
	for (const key of ['to', 'end', 'none'] as const)
		if (typeof threaded[key] === 'number') threaded[key] = to(threaded[key]);
	return make(machine, threaded as unknown as Instr, to(pc + 1), pc);
}
