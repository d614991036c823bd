import type { Instr } from '@tilewright/lang';
import { EngineFault } from '../../fault.ts';
import type { Machine, Op } from '../machine.ts';
import { controlOps } from './control.ts';
import { flowOps } from './flow.ts';
import { pieceOps } from './pieces.ts';
import { pointOps } from './points.ts';
import { tileOps } from './tiles.ts';
import { topologyOps } from './topology.ts';
import { waveOps } from './wave.ts';

const table = { ...controlOps, ...flowOps, ...pieceOps, ...pointOps, ...tileOps, ...topologyOps, ...waveOps };

/** The closure of one instruction. */
export function compileInstr(machine: Machine, instr: Instr, pc: number): Op {
	const make = table[instr.op] as ((machine: Machine, instr: Instr, next: number) => Op) | undefined;
	if (!make) throw new EngineFault('RUN-MISSING', `instruction ${instr.op} is not available`);
	return make(machine, instr, pc + 1);
}
