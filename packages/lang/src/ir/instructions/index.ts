import type { InstructionTable, Opcode } from '../instruction.ts';
import { controlInstructions } from './control.ts';
import { flowInstructions } from './flow.ts';
import { pieceInstructions } from './pieces.ts';
import { pointsInstructions } from './points.ts';
import { tileInstructions } from './tiles.ts';
import { topologyInstructions } from './topology.ts';
import { waveInstructions } from './wave.ts';

export const instructions: InstructionTable<Opcode> = {
	...controlInstructions,
	...flowInstructions,
	...waveInstructions,
	...pieceInstructions,
	...tileInstructions,
	...topologyInstructions,
	...pointsInstructions,
};
