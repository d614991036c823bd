import type { Expr, RequirementIR } from '../ir/index.ts';
import { get } from '../link/sourced-value.ts';
import { type Decl, declOf } from '../link/ruleset.ts';
import { report } from '../lower/lowering-context.ts';
import { visitProgram } from './expressions.ts';
import type { Linting } from './lint.ts';
import { idleReasons } from '../texts/lints.ts';

const isTrue = (e: Expr): boolean => e.op === 'const' && e.value !== 0;
const isFalse = (e: Expr): boolean => e.op === 'const' && e.value === 0;

export function lintRequirements({ program, lowering, diagnostics }: Linting): void {
	const usedVerbs = new Set<number>((program.assists ?? []).map((a) => a.verb));
	visitProgram(program, (e) => {
		if (e.op === 'can') usedVerbs.add(e.verb);
	});
	const libraries = new Set(
		lowering.ruleSet.packs.filter((p) => p.role === 'library').map((p) => p.name),
	);
	const reportIdle = (decl: Decl | undefined, why: string | undefined): void => {
		if (decl === undefined || why === undefined || libraries.has(decl.pack)) return;
		report({ diagnostics }, get(decl.datum, 'id') ?? decl.datum, 'LINT-REQUIREMENT-IDLE', {
			id: decl.name,
			why,
		});
	};
	program.verbs.forEach((verb, index) => {
		const unusedReason = usedVerbs.has(index) ? undefined : idleReasons.neverAsked(verb.id);
		for (const r of verb.require)
			reportIdle(declOf(lowering.ruleSet, 'require', r.id), unusedReason ?? whyIdle(r, 'demands'));
		for (const r of verb.forbid)
			reportIdle(declOf(lowering.ruleSet, 'forbid', r.id), unusedReason ?? whyIdle(r, 'forbids'));
		for (const { allowed } of verb.require)
			for (const { when, source } of allowed) {
				const decl = declOf(lowering.ruleSet, 'allow', program.sources[source]!.id);
				if (isFalse(when)) reportIdle(decl, idleReasons.liftsNothing);
			}
	});
}

function whyIdle({ when, that }: RequirementIR, what: 'demands' | 'forbids'): string | undefined {
	if (when !== undefined && isFalse(when)) return idleReasons.conditionNeverHolds;
	if (what === 'demands' ? isTrue(that) : isFalse(that))
		return what === 'demands' ? idleReasons.demandAlwaysHolds : idleReasons.banNeverHolds;
	if (when === undefined && (what === 'demands' ? isFalse(that) : isTrue(that)))
		return what === 'demands' ? idleReasons.demandNeverHolds : idleReasons.banAlwaysHolds;
	return undefined;
}
