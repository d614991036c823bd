import type { Instr, TileInstr } from '../code.ts';
import type { InstructionTable, Regions } from '../instruction.ts';
import {
	type StatePart,
	boardParts,
	boardRegions,
	deckStream,
	tileParts,
	tileRegions,
} from '../state.ts';

const drawnInHand: Regions<Instr> = {
	parts: ['deck', 'hand', 'chance'],
	of: () => [{ part: 'deck' }, { part: 'hand' }, deckStream],
};

function laid(more: readonly StatePart[]): Regions<Instr> {
	return {
		parts: [...boardParts, ...more],
		of: (_, tables) => [...boardRegions(tables), ...more.map((part) => ({ part }))],
	};
}

export const tileInstructions: InstructionTable<TileInstr['op']> = {
	'draw-tile': {
		reads: ['deck'],
		writes: drawnInHand,
		commutes: 'never',
		emit: 'closure',
	},
	'draw-tile-of': {
		reads: ['deck'],
		writes: drawnInHand,
		commutes: 'never',
		emit: 'closure',
	},
	'draw-tiles': {
		reads: ['deck'],
		writes: {
			parts: [...tileParts, 'chance'],
			of: ({ to }) => [{ part: 'deck' }, ...tileRegions(to), deckStream],
		},
		commutes: 'never',
		emit: 'closure',
	},
	'take-tile': {
		reads: { parts: tileParts, of: ({ from }) => tileRegions(from) },
		writes: {
			parts: [...tileParts, 'hand'],
			of: ({ from }) => [...tileRegions(from), { part: 'hand' }],
		},
		commutes: 'never',
		emit: 'closure',
	},
	'move-tile': {
		reads: { parts: tileParts, of: ({ from }) => tileRegions(from) },
		writes: {
			parts: tileParts,
			of: ({ from, to }) => [...tileRegions(from), ...tileRegions(to)],
		},
		commutes: 'never',
		emit: 'closure',
	},
	'stow-tile': {
		reads: ['hand'],
		writes: {
			parts: [...tileParts, 'hand'],
			of: ({ to }) => [...tileRegions(to), { part: 'hand' }],
		},
		commutes: 'never',
		emit: 'closure',
	},
	'discard-tile': {
		reads: ['hand'],
		writes: {
			parts: ['deck', 'box', 'hand'],
			of: ({ to }) => [{ part: to === 'box' ? 'box' : 'deck' }, { part: 'hand' }],
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
