import type { WaveInstr } from '../code.ts';
import { type InstructionTable, stateless } from '../instruction.ts';

export const waveInstructions: InstructionTable<WaveInstr['op']> = {
	'wave-begin': {
		reads: ['wave', 'board', 'pieces'],
		writes: ['wave', 'scored', 'returned', 'score', 'register', 'limit'],
		commutes: 'never',
		emit: 'closure',
	},
	'round-begin': {
		reads: ['wave', 'board', 'scored', 'pieces'],
		writes: ['wave', 'scored', 'register', 'limit'],
		commutes: 'never',
		emit: 'closure',
	},
	freeze: {
		reads: ['wave', 'board', 'pieces', 'score'],
		writes: ['wave'],
		commutes: 'never',
		emit: 'closure',
	},
	ledger: {
		reads: ['wave', 'board', 'pieces'],
		writes: ['wave', 'score'],
		commutes: 'never',
		emit: 'closure',
	},
	'round-end': { reads: ['wave'], writes: ['wave', 'scored'], commutes: 'never', emit: 'closure' },
	'wave-idle': { reads: ['wave'], writes: [], commutes: 'never', emit: 'closure' },
	'wave-end': stateless,
	collect: { reads: [], writes: ['wave'], commutes: { with: 'collect' }, emit: 'closure' },
	drop: { reads: [], writes: ['wave'], commutes: 'never', emit: 'closure' },
};
