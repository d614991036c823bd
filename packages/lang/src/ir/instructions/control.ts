import type { ControlInstr } from '../code.ts';
import { type InstructionTable, stateless } from '../instruction.ts';

export const controlInstructions: InstructionTable<ControlInstr['op']> = {
	jump: stateless,
	unless: stateless,
	let: stateless,
	'let-set': stateless,
	'stack-mark': stateless,
	'stack-release': stateless,
	each: stateless,
	next: stateless,
	// a routine of the timeline runs rules of any kind
	call: { reads: ['everything'], writes: ['everything'], commutes: 'never', emit: 'closure' },
	leave: stateless,
	limit: {
		reads: { parts: ['limit'], of: ({ limit }) => [{ part: 'limit', only: limit }] },
		writes: { parts: ['limit'], of: ({ limit }) => [{ part: 'limit', only: limit }] },
		commutes: 'never',
		emit: 'closure',
	},
	measure: stateless,
	decide: {
		reads: ['faces'],
		writes: {
			parts: ['limit'],
			of: ({ decision }, { decisions }) =>
				decisions[decision]!.alternatives.flatMap(({ limit }) =>
					limit === undefined ? [] : [{ part: 'limit', only: limit }],
				),
		},
		commutes: 'never',
		decides: true,
		emit: 'closure',
	},
	settle: { reads: ['everything'], writes: ['everything'], commutes: 'never', emit: 'closure' },
	fired: stateless,
	slot: stateless,
	fail: stateless,
	'run-begin': {
		reads: ['everything'],
		writes: ['everything'],
		commutes: 'never',
		emit: 'closure',
	},
	'run-end': { reads: ['everything'], writes: ['everything'], commutes: 'never', emit: 'closure' },
};
