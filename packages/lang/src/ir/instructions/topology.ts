import type { TopologyInstr } from '../code.ts';
import type { InstructionTable } from '../instruction.ts';
import { boardRegions } from '../state.ts';

export const topologyInstructions: InstructionTable<TopologyInstr['op']> = {
	link: {
		reads: ['pieces'],
		writes: (_, tables) => [...boardRegions(tables), 'pieces'],
		commutes: 'never',
		emit: 'closure',
	},
	'link-end': {
		reads: ['pieces'],
		writes: (_, tables) => [...boardRegions(tables), 'pieces'],
		commutes: 'never',
		emit: 'closure',
	},
	unlink: {
		reads: [],
		writes: (_, tables) => boardRegions(tables),
		commutes: 'never',
		emit: 'closure',
	},
	'add-segment': {
		reads: [],
		writes: (_, tables) => boardRegions(tables),
		commutes: 'never',
		emit: 'closure',
	},
	'override-edge': {
		reads: [],
		writes: (_, tables) => boardRegions(tables),
		commutes: 'never',
		emit: 'closure',
	},
	convert: {
		reads: [],
		writes: (_, tables) => boardRegions(tables),
		commutes: 'never',
		emit: 'closure',
	},
};
