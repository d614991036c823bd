import { largest } from '@tilewright/schema';
import type { DecisionIR } from '@tilewright/lang';
import type { Num } from '../../expr/backend.ts';
import {
	compileAlternative,
	equalTilesOnce,
	placementsOf,
	type Alternative,
	type Placements,
} from './alternative.ts';
import type { Machine } from '../machine.ts';
import { numberRangeOf, type NumberRange } from './number-range.ts';

export interface Compiled {
	readonly ir: DecisionIR;
	readonly who: Num;
	readonly isActive: boolean;
	readonly alternatives: readonly Alternative[];
	readonly stride: number;
	readonly placements: Placements | undefined;
	/** Where the tables know the placements they are all options: there are no helpers and no free actions. */
	readonly isTabledAlone: boolean;
	/** The numbers of which one is chosen, where no test is made of them. */
	readonly range: NumberRange | undefined;
	/** The place in the code where passing goes on (-1 for none), and 1 where passing is allowed, else 0. */
	readonly pass: number;
	readonly passes: number;
	/** The place in the code where passing goes on when only free actions are offered; -1 where they are no reason to ask. */
	readonly onlyFree: number;
	readonly many: { readonly min: Num; readonly max: Num } | undefined;
	readonly helpers: readonly number[] | undefined;
	/** The place in the code where declining help goes on, at the slot that draws; -1 where there is none. */
	readonly redo: number;
	/** Alternatives before this one are the decision's own; free actions beside it follow. */
	readonly own: number;
	/** Slots of the frame that options are tried in; rules before or around the decision may use them for something else. */
	readonly tried: readonly number[];
	readonly kept: Int32Array;
	/** Its options simply are the combinations of its variables. */
	readonly isPlain: boolean;
}

export function compileDecision(
	machine: Machine,
	ir: DecisionIR,
	index: number,
	visit: () => boolean,
): Compiled {
	const { backend } = machine;
	const [first] = ir.alternatives;
	const isMany = ir.kind === 'subset' || ir.kind === 'order';
	const own = ir.alternatives.findIndex((a) => a.free);
	const max = ir.subset?.max ? backend.num(ir.subset.max) : (): number => 0x7fffffff;
	const min = ir.subset ? backend.num(ir.subset.min) : (): number => 0;
	const helpers = first && !first.free ? machine.assists?.helps(first) : undefined;
	const tried = [
		...new Set(ir.alternatives.flatMap((a) => [...a.lets, ...a.variables].map((v) => v.slot))),
	];
	const alternatives = ir.alternatives.map((a) => {
		const made = compileAlternative(machine, a, visit);
		return isMany ? made : equalTilesOnce(machine, made);
	});
	return {
		ir,
		who: backend.num(ir.who),
		isActive: ir.who.op === 'call' && ir.who.fn === 'active',
		alternatives,
		stride: Math.max(
			2,
			1 +
				largest(
					ir.alternatives.map((a) => a.variables.length),
					0,
				),
		),
		placements: placementsOf(machine, ir),
		isTabledAlone: helpers === undefined && own < 0,
		range: numberRangeOf(machine, ir),
		passes: ir.pass === undefined ? 0 : 1,
		pass: ir.pass === undefined ? -1 : machine.thread(ir.pass),
		onlyFree: ir.onlyFree === undefined ? -1 : machine.thread(ir.onlyFree),
		many: isMany ? { min, max } : undefined,
		helpers,
		redo: helpers ? drawnAt(machine, index) : -1,
		own: own < 0 ? ir.alternatives.length : own,
		isPlain:
			!isMany &&
			helpers === undefined &&
			own < 0 &&
			alternatives.every((a) => a.equivalentBy.length === 0),
		tried,
		kept: new Int32Array(tried.length),
	};
}

/** The slot before a decision in which the tile in hand was drawn, or -1. */
function drawnAt(machine: Machine, decision: number): number {
	const { code } = machine.program;
	let draws = false;
	for (
		let pc = code.findIndex((i) => i.op === 'decide' && i.decision === decision);
		pc >= 0;
		pc--
	) {
		const { op } = code[pc]!;
		if (op === 'draw-tile' || op === 'draw-tile-of') draws = true;
		if (op === 'slot' && draws) return machine.thread(pc);
		if (op === 'part-begin' || op === 'turn-begin') break;
	}
	return -1;
}
