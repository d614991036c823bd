import { type Diagnostic, boundFindings, diagnose, hasErrors } from '@tilewright/schema';
import { begin } from './begin.ts';
import type { Program } from './ir/index.ts';
import { displacedFindings } from './displaced.ts';
import { link } from './link/link.ts';
import type { RuleSet, Selection } from './link/ruleset.ts';
import { lint } from './lint/lint.ts';
import { lower } from './lower/lower.ts';
import { packRemovals, removedNames } from './removed-names.ts';
import { withRemovers } from './removed.ts';
import type { Meeting } from './lower/order-check.ts';
import type { Written } from './lower/written.ts';
import type { Workspace } from './workspace/workspace.ts';

/** The result of compiling a selection; `program` is undefined where there is an error. */
export interface Compiled {
	readonly program: Program | undefined;
	readonly ruleSet: RuleSet | undefined;
	readonly diagnostics: readonly Diagnostic[];
	/** Pairs of declarations whose packs do not know each other and whose order makes a difference; each pair in the order it has. */
	readonly meetings: readonly Meeting[];
}

export interface CompileOptions {
	/** Also tells what compiles but is probably not meant. */
	readonly lint?: boolean;
}

export function compile(
	workspace: Workspace,
	selection: Selection,
	options: CompileOptions = {},
): Compiled {
	const linked = link(workspace, selection);
	if (linked.ruleSet === undefined)
		return {
			program: undefined,
			ruleSet: undefined,
			diagnostics: linked.diagnostics,
			meetings: [],
		};
	const written: Written[] = [];
	const removals = packRemovals(linked.ruleSet);
	const lowered = lower(
		linked.ruleSet,
		removals.length === 0 ? undefined : (expression) => written.push(expression),
	);
	const { made } = lowered;
	const isClean = made !== undefined && !hasErrors(lowered.diagnostics);
	const lints =
		options.lint === true && isClean
			? lint(
					made,
					workspace.packs.flatMap((p) => [p.name, p.id]),
				)
			: [];
	const { ruleSet } = linked;
	const missing = withRemovers([...linked.diagnostics, ...lowered.diagnostics], ruleSet);
	const inForce = [...missing, ...removedNames(ruleSet, removals, written)];
	const displaced = displacedFindings(workspace, selection, ruleSet).filter(
		(d) => !inForce.some((f) => f.file === d.file && f.start === d.start && f.code === d.code),
	);
	const diagnostics = boundFindings([...inForce, ...displaced, ...lints]);
	const meetings = made?.meetings ?? [];
	if (made === undefined || hasErrors(diagnostics))
		return { program: undefined, ruleSet, diagnostics, meetings };
	const program = begin(made.program, selection);
	if (typeof program !== 'string') return { program, ruleSet, diagnostics, meetings };
	const finding = diagnose('', undefined, 'LINK-START', { start: program });
	return { program: undefined, ruleSet, diagnostics: [...diagnostics, finding], meetings };
}
