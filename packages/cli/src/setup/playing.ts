import { EngineFault } from '@tilewright/interpreter';
import { type RuleSet, at, declsOf } from '@tilewright/lang';
import { diagnose } from '@tilewright/schema';
import { Exit } from '../frame/exit.ts';
import { Refusal } from '../frame/refusal.ts';

/** Does work that plays games under some rules. A fault about a register is refused with the place where the register is declared. */
export async function withLocatedFaults<T>(
	ruleSets: readonly RuleSet[],
	work: () => T | Promise<T>,
): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof EngineFault)) throw error;
		const { code, message: why, register } = error;
		const decl = ruleSets
			.flatMap((ruleSet) => declsOf(ruleSet, 'registers'))
			.find((d) => d.id === register);
		if (decl === undefined) throw error;
		const { file, range } = at(decl);
		throw new Refusal([diagnose(file, range, code, { why })], Exit.findings);
	}
}
