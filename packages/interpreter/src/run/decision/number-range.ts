import type { DecisionIR } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import type { Bool, Num } from '../../expr/backend.ts';
import { EngineFault } from '../../fault.ts';
import { limitTest } from '../limits.ts';
import type { Machine } from '../machine.ts';
import { offeredOf } from './alternative.ts';
import { faults } from '../../texts/faults.ts';

export interface NumberRange {
	readonly from: Num;
	readonly to: Num;
	readonly slot: number;
	readonly offered: Bool | undefined;
}

export function numberRangeOf(machine: Machine, ir: DecisionIR): NumberRange | undefined {
	const [a] = ir.alternatives;
	if (!a || ir.alternatives.length > 1 || ir.kind === 'subset' || ir.kind === 'order')
		return undefined;
	const [v] = a.variables;
	if (!v || a.variables.length > 1 || !('from' in v.domain)) return undefined;
	const isTested = a.where !== undefined || a.limitKey !== undefined;
	if (isTested || a.free || a.lets.length > 0 || a.equivalentBy.length > 0) return undefined;
	const { backend } = machine;
	const limit = a.limit === undefined ? undefined : limitTest(machine, a.limit, undefined);
	return {
		from: backend.num(v.domain.from),
		to: backend.num(v.domain.to),
		slot: v.slot,
		offered: offeredOf(machine, a, limit?.full),
	};
}

/** The count of numbers to choose from. Throws RUN-OPTIONS where there are too many. */
export function countNumbers({ from, to, offered }: NumberRange): number {
	if (offered && !offered()) return 0;
	const count = Math.max(0, to() - from() + 1);
	if (count > limits.optionsPerDecision)
		throw new EngineFault('RUN-OPTIONS', faults.tooManyOptions);
	return count;
}
