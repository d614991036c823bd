import type { TopologyInstr } from '../code.ts';
import type { InstructionTable } from '../instruction.ts';
import { boardParts, boardRegions } from '../state.ts';

export const topologyInstructions: InstructionTable<TopologyInstr['op']> = {
	link: {
		reads: ['pieces'],
		writes: {
			parts: [...boardParts, 'pieces'],
			of: (_, tables) => [...boardRegions(tables), { part: 'pieces' }],
		},
		commutes: 'never',
		emit: 'closure',
	},
	'link-end': {
		reads: ['pieces'],
		writes: {
			parts: [...boardParts, 'pieces'],
			of: (_, tables) => [...boardRegions(tables), { part: 'pieces' }],
		},
		commutes: 'never',
		emit: 'closure',
	},
	unlink: {
		reads: [],
		writes: { parts: boardParts, of: (_, tables) => boardRegions(tables) },
		commutes: 'never',
		emit: 'closure',
	},
	'add-segment': {
		reads: [],
		writes: { parts: boardParts, of: (_, tables) => boardRegions(tables) },
		commutes: 'never',
		emit: 'closure',
	},
	'override-edge': {
		reads: [],
		writes: { parts: boardParts, of: (_, tables) => boardRegions(tables) },
		commutes: 'never',
		emit: 'closure',
	},
	convert: {
		reads: [],
		writes: { parts: boardParts, of: (_, tables) => boardRegions(tables) },
		commutes: 'never',
		emit: 'closure',
	},
};
