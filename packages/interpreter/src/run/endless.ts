import type { Program } from '@tilewright/lang';
import { EngineFault } from '../fault.ts';
import type { Op } from './status.ts';
import { faults } from '../texts/faults.ts';

/** Instructions that are carried out to see which rules go round. */
const STEPS = 10_000;
const MAX_RULES = 4;

/**
 * The fault of rules that ran for too long, with the rules at work, and the place of the first of them in the code. To find them it runs
 * on from a place of the code, so the game is of no use afterwards.
 */
export function endlessFault(
	{ code, sources }: Pick<Program, 'code' | 'sources'>,
	ops: readonly Op[],
	from: number,
): { readonly fault: EngineFault; readonly at: number } {
	const rules = new Set<string>();
	let at = from;
	try {
		for (let pc = from, left = STEPS; left > 0 && pc >= 0; left--) {
			const rule = sources[code[pc]?.source ?? -1]?.id;
			if (rule !== undefined && rules.size === 0) at = pc;
			if (rule !== undefined) rules.add(rule);
			pc = ops[pc]!();
		}
	} catch (error) {
		if (!(error instanceof EngineFault)) throw error;
	}
	const named = [...rules].sort().slice(0, MAX_RULES);
	const why =
		rules.size > 1
			? faults.endlessAt({ rules: named, more: rules.size > MAX_RULES })
			: faults.endless;
	return { fault: new EngineFault('RUN-STEPS', why), at };
}
