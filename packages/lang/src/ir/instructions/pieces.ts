import type { PieceInstr } from '../code.ts';
import type { InstructionTable } from '../instruction.ts';
import { pieceRegions } from '../state.ts';

export const pieceInstructions: InstructionTable<PieceInstr['op']> = {
	place: {
		reads: [],
		writes: ({ piece }, tables) =>
			pieceRegions(
				tables,
				piece.op === 'const' && piece.type === 'piece-kind' ? piece.value : undefined,
			),
		commutes: 'never',
		emit: 'closure',
	},
	move: {
		reads: [],
		writes: (_, tables) => pieceRegions(tables),
		commutes: 'never',
		emit: 'closure',
	},
	'move-under': {
		reads: [],
		writes: (_, tables) => pieceRegions(tables),
		commutes: 'never',
		emit: 'closure',
	},
	return: {
		reads: [],
		writes: (_, tables) => [...pieceRegions(tables), 'returned'],
		commutes: { with: 'return' },
		emit: 'closure',
	},
	draw: {
		reads: ['pieces'],
		writes: ({ stream }, tables) => [...pieceRegions(tables), { part: 'chance', only: stream }],
		commutes: 'never',
		emit: 'closure',
	},
	shuffle: {
		reads: ['pieces'],
		writes: ({ stream }) => ['pieces', { part: 'chance', only: stream }],
		commutes: 'never',
		emit: 'closure',
	},
	reveal: { reads: [], writes: ['faces'], commutes: { with: 'reveal' }, emit: 'closure' },
};
