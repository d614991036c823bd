import { type PointsInstr } from '../code.ts';
import type { InstructionTable } from '../instruction.ts';

export const pointsInstructions: InstructionTable<PointsInstr['op']> = {
	score: {
		// the value of a feature is read where its lines are paid
		reads: ({ amount }) => (amount.by === 'ledger' ? ['board', 'pieces'] : []),
		writes: ['score'],
		commutes: { with: 'points' },
		emit: 'closure',
	},
	transfer: { reads: [], writes: ['score'], commutes: { with: 'points' }, emit: 'closure' },
	set: {
		reads: [],
		writes: ({ register }) => [{ part: 'register', only: register }],
		commutes: {
			whenEqual: ({ register, value }) =>
				value.op === 'const' ? `${register}=${value.value}` : undefined,
		},
		emit: 'closure',
	},
	roll: {
		reads: [],
		writes: ({ stream }) => [{ part: 'chance', only: stream }],
		commutes: 'never',
		emit: 'closure',
	},
};
