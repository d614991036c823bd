import type { Instr, TileInstr } from '../code.ts';
import type { InstructionTable, Regions } from '../instruction.ts';
import { type StatePart, boardParts, boardRegions, deckStream } from '../state.ts';

/** Regions that change as a tile of the deck comes somewhere. */
function drawn(to: 'hand' | 'tiles'): Regions<Instr> {
	return { parts: ['deck', to, 'chance'], of: () => [{ part: 'deck' }, { part: to }, deckStream] };
}

/** Regions that change as a tile comes onto the board. */
function laid(more: readonly StatePart[]): Regions<Instr> {
	return {
		parts: [...boardParts, ...more],
		of: (_, tables) => [...boardRegions(tables), ...more.map((part) => ({ part }))],
	};
}

export const tileInstructions: InstructionTable<TileInstr['op']> = {
	'draw-tile': {
		reads: ['deck'],
		writes: drawn('hand'),
		commutes: 'never',
		emit: 'closure',
	},
	'draw-tile-of': {
		reads: ['deck'],
		writes: drawn('hand'),
		commutes: 'never',
		emit: 'closure',
	},
	'draw-tiles': {
		reads: ['deck'],
		writes: drawn('tiles'),
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
		writes: {
			parts: ['deck', 'hand'],
			of: ({ to }) => (to === 'box' ? [{ part: 'hand' }] : [{ part: 'deck' }, { part: 'hand' }]),
		},
		commutes: 'never',
		emit: 'closure',
	},
	'return-aside': { reads: ['deck'], writes: ['deck'], commutes: 'never', emit: 'closure' },
	'return-aside-of': { reads: ['deck'], writes: ['deck'], commutes: 'never', emit: 'closure' },
	'place-tile': {
		reads: ['hand'],
		// a helper laid with it uses up its limit
		writes: laid(['hand', 'laid', 'limit']),
		commutes: 'never',
		emit: 'closure',
	},
	'place-tile-down': {
		reads: ['hand'],
		writes: laid(['hand', 'laid']),
		commutes: 'never',
		emit: 'closure',
	},
};
