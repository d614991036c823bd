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

/** Tells whether the options of the first alternative of a decision are all numbers of a range. */
export function beginsWithRange({ alternatives: [a], kind }: DecisionIR): boolean {
	if (!a || kind === 'subset' || kind === 'order') return false;
	const [v, ...others] = a.variables;
	if (!v || others.length > 0 || !('from' in v.domain)) return false;
	const isTested = a.where !== undefined || a.limitKey !== undefined;
	return !isTested && !a.free && a.lets.length === 0 && a.equivalentBy.length === 0;
}

export function numberRangeOf(machine: Machine, ir: DecisionIR): NumberRange | undefined {
	const [a, ...others] = ir.alternatives;
	if (!a || others.length > 0 || !beginsWithRange(ir)) return undefined;
	const [v] = a.variables;
	if (!v || !('from' in v.domain)) return undefined;
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
