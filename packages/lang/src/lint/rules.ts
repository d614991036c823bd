import { get } from '../link/sourced-value.ts';
import { firstBy } from '../link/group-by.ts';
import { type Decl, declOf } from '../link/ruleset.ts';
import { report } from '../lower/lowering-context.ts';
import type { Linting } from './lint.ts';
import { neverReasons } from '../texts/lints.ts';

const natural: ReadonlySet<string> = new Set([
	'laid',
	'extended',
	'joined',
	'completed',
	'points',
	'drawn',
	'started',
]);

/** Rules whose condition is false from the start, or whose event nothing causes. */
export function lintRules({ program, lowering, diagnostics }: Linting): void {
	const reportNever = (decl: Decl, why: string): void =>
		report({ diagnostics }, get(decl.datum, 'id') ?? decl.datum, 'LINT-RULE-NEVER', {
			id: decl.name,
			why,
		});
	const named = (name: string): Decl | undefined =>
		declOf(lowering.ruleSet, 'rules', name) ?? declOf(lowering.ruleSet, 'always', name);
	const firstSources = firstBy(lowering.sources, (s) => s.id);
	const reportedNames = new Set<string>();
	for (const instr of program.code) {
		const isFalse = instr.op === 'unless' && instr.test.op === 'const' && instr.test.value === 0;
		const isEmpty = instr.op === 'each' && instr.in.op === 'list' && instr.in.items.length === 0;
		if (!isFalse && !isEmpty) continue;
		const source = program.sources[instr.source ?? -1];
		const decl = source === undefined ? undefined : named(source.id);
		if (decl === undefined || reportedNames.has(decl.name)) continue;
		// a test inside the rule is a branch of it, not the rule itself
		if (source !== firstSources.get(decl.name)) continue;
		reportedNames.add(decl.name);
		reportNever(decl, isFalse ? neverReasons.conditionFalse : neverReasons.emptySet);
	}
	const caused = new Set(lowering.emissions.map((e) => e.event));
	for (const t of program.triggers) {
		const decl = named(t.id);
		if (decl !== undefined && !natural.has(t.event) && !caused.has(t.event))
			reportNever(decl, neverReasons.noCause(t.event));
	}
}
