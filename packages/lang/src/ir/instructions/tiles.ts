import type { TileInstr } from '../code.ts';
import type { InstructionTable } from '../instruction.ts';
import { boardRegions, deckStream } from '../state.ts';

export const tileInstructions: InstructionTable<TileInstr['op']> = {
	'draw-tile': {
		reads: ['deck'],
		writes: ['deck', 'hand', deckStream],
		commutes: 'never',
		emit: 'closure',
	},
	'draw-tile-of': {
		reads: ['deck'],
		writes: ['deck', 'hand', deckStream],
		commutes: 'never',
		emit: 'closure',
	},
	'draw-tiles': {
		reads: ['deck'],
		writes: ['deck', 'tiles', deckStream],
		commutes: 'never',
		emit: 'closure',
	},
	'take-tile': {
		reads: ['tiles'],
		writes: ['tiles', 'hand'],
		commutes: 'never',
		emit: 'closure',
	},
	'move-tile': { reads: ['tiles'], writes: ['tiles'], commutes: 'never', emit: 'closure' },
	'stow-tile': { reads: ['hand'], writes: ['tiles', 'hand'], commutes: 'never', emit: 'closure' },
	'discard-tile': {
		reads: ['hand'],
		writes: ({ to }) => (to === 'box' ? ['hand'] : ['deck', 'hand']),
		commutes: 'never',
		emit: 'closure',
	},
	'return-aside': { reads: ['deck'], writes: ['deck'], commutes: 'never', emit: 'closure' },
	'return-aside-of': { reads: ['deck'], writes: ['deck'], commutes: 'never', emit: 'closure' },
	'place-tile': {
		reads: ['hand'],
		// a helper laid with it uses up its limit
		writes: (_, tables) => [...boardRegions(tables), 'hand', 'laid', 'limit'],
		commutes: 'never',
		emit: 'closure',
	},
	'place-tile-down': {
		reads: ['hand'],
		writes: (_, tables) => [...boardRegions(tables), 'hand', 'laid'],
		commutes: 'never',
		emit: 'closure',
	},
};
