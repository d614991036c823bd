import type { Instr, PieceInstr } from '../code.ts';
import type { InstructionTable, Regions } from '../instruction.ts';
import { type StatePart, pieceRegions, tilePlaceOf } from '../state.ts';

/** Regions that change as pieces of any kind are moved. */
function moved(more: readonly StatePart[] = []): Regions<Instr> {
	return {
		parts: ['pieces', 'board', ...more],
		of: (_, tables) => [...pieceRegions(tables), ...more.map((part) => ({ part }))],
	};
}

export const pieceInstructions: InstructionTable<PieceInstr['op']> = {
	place: {
		reads: [],
		writes: {
			parts: ['pieces', 'board'],
			of: ({ piece }, tables) =>
				pieceRegions(
					tables,
					piece.op === 'const' && piece.type === 'piece-kind' ? piece.value : undefined,
				),
		},
		commutes: 'never',
		emit: 'closure',
	},
	move: { reads: [], writes: moved(), commutes: 'never', emit: 'closure' },
	'move-under': { reads: [], writes: moved(), commutes: 'never', emit: 'closure' },
	return: { reads: [], writes: moved(['returned']), commutes: { with: 'return' }, emit: 'closure' },
	draw: {
		reads: ['pieces'],
		writes: {
			parts: ['pieces', 'board', 'chance'],
			of: ({ stream }, tables) => [...pieceRegions(tables), { part: 'chance', only: stream }],
		},
		commutes: 'never',
		emit: 'closure',
	},
	shuffle: {
		reads: ['pieces'],
		writes: {
			parts: ['pieces', 'deck', 'chance'],
			of: ({ zone, stream }) =>
				tilePlaceOf(zone) === undefined
					? [{ part: 'pieces' }, { part: 'chance', only: stream }]
					: [{ part: 'deck' }],
		},
		commutes: 'never',
		emit: 'closure',
	},
	reveal: { reads: [], writes: ['faces'], commutes: { with: 'reveal' }, emit: 'closure' },
};
