import type { FlowInstr } from '../code.ts';
import type { InstructionTable } from '../instruction.ts';

export const flowInstructions: InstructionTable<FlowInstr['op']> = {
	'turn-begin': {
		reads: ['turn'],
		writes: ['turn', 'parts', 'register', 'limit'],
		commutes: 'never',
		emit: 'closure',
	},
	'turn-end': {
		reads: ['turn', 'turns'],
		writes: ['turn', 'turns'],
		commutes: 'never',
		emit: 'closure',
	},
	'part-begin': {
		reads: ['turn'],
		writes: ['turn', 'laid', 'hand', 'box', 'wave', 'register', 'limit'],
		commutes: 'never',
		emit: 'closure',
	},
	'part-end': { reads: ['parts'], writes: ['parts'], commutes: 'never', emit: 'closure' },
	grant: { reads: [], writes: ['parts'], commutes: { with: 'grant' }, emit: 'closure' },
	'grant-turn': { reads: [], writes: ['turns'], commutes: { with: 'grant' }, emit: 'closure' },
	finish: {
		reads: [],
		writes: ['end'],
		commutes: { whenEqual: ({ what }) => what },
		emit: 'closure',
	},
	'game-over': { reads: ['score'], writes: ['score', 'end'], commutes: 'never', emit: 'closure' },
};
