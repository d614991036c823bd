import { type PointsInstr } from '../code.ts';
import { incrementOf } from '../increment.ts';
import type { InstructionTable } from '../instruction.ts';

export const pointsInstructions: InstructionTable<PointsInstr['op']> = {
	score: {
		// the value of a feature is read where its lines are paid
		reads: {
			parts: ['board', 'pieces'],
			of: ({ amount }) => (amount.by === 'ledger' ? [{ part: 'board' }, { part: 'pieces' }] : []),
		},
		writes: ['score'],
		commutes: { with: 'points' },
		emit: 'closure',
	},
	transfer: { reads: [], writes: ['score'], commutes: { with: 'points' }, emit: 'closure' },
	set: {
		reads: [],
		writes: { parts: ['register'], of: ({ register }) => [{ part: 'register', only: register }] },
		commutes: {
			whenEqual: (instr) =>
				instr.value.op === 'const'
					? `${instr.register}=${instr.value.value}`
					: incrementOf(instr) === undefined
						? undefined
						: `${instr.register} grows`,
		},
		emit: 'closure',
	},
	roll: {
		reads: [],
		writes: { parts: ['chance'], of: ({ stream }) => [{ part: 'chance', only: stream }] },
		commutes: 'never',
		emit: 'closure',
	},
};
