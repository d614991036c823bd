import type { LedgerLine } from '@tilewright/interpreter';
import type { Machine } from '@tilewright/interpreter/state';
import { entriesOf } from './points.ts';
import { type GameQuantity, whole } from './quantity.ts';

function byRule(machine: Machine, amount: (line: LedgerLine) => number): Map<string, number> {
	const sums = new Map<string, number>();
	for (const { lines } of entriesOf(machine))
		for (const line of lines) {
			const rule = machine.program.sources[line.source]?.id ?? '';
			sums.set(rule, (sums.get(rule) ?? 0) + amount(line));
		}
	return sums;
}

export const ruleQuantities: readonly GameQuantity[] = [
	{
		name: 'rule-uses',
		unit: 'times',
		per: 'rule',
		parts: whole,
		watch: (machine) => ({ end: () => byRule(machine, () => 1) }),
	},
	{
		name: 'rule-points',
		unit: 'points',
		per: 'rule',
		parts: whole,
		watch: (machine) => ({ end: () => byRule(machine, (line) => line.points) }),
	},
];
