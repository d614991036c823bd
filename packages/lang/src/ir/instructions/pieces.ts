import type { Instr, PieceInstr } from '../code.ts';
import type { InstrOf, InstructionTable, Regions } from '../instruction.ts';
import { type StatePart, pieceRegions, tilePlaceOf } from '../state.ts';

/** Regions that change as pieces of any kind are moved. */
function moved(more: readonly StatePart[] = []): Regions<Instr> {
	return {
		parts: ['pieces', 'board', ...more],
		of: (_, tables) => [...pieceRegions(tables), ...more.map((part) => ({ part }))],
	};
}

/** Says what is put where, when that is one of a kind out of a supply into a zone that is named: several of them are alike. */
function putInto({ piece, at, who, short, cause }: InstrOf<'place'>): string | undefined {
	if (piece.op !== 'const' || at.op !== 'call' || at.fn !== 'zone') return undefined;
	const isNamed = at.args.every((arg) => arg.op === 'call' && arg.fn === 'active');
	if (!isNamed || who.op !== 'call' || who.fn !== 'active') return undefined;
	return [piece.value, at.table?.[0], at.args.length, short, cause].join(' ');
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
		commutes: { into: putInto },
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
