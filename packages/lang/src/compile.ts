import { type Diagnostic, hasErrors, sortDiagnostics } from '@tilewright/schema';
import type { Program } from './ir/index.ts';
import { link } from './link/link.ts';
import type { RuleSet, Selection } from './link/ruleset.ts';
import { lint } from './lint/lint.ts';
import { lower } from './lower/lower.ts';
import type { Workspace } from './workspace/workspace.ts';

/** What compiling a selection gives; no program where there is an error. */
export interface Compiled {
	readonly program: Program | undefined;
	readonly ruleSet: RuleSet | undefined;
	readonly diagnostics: readonly Diagnostic[];
}

export interface CompileOptions {
	/** Also tells what compiles but is probably not meant. */
	readonly lint?: boolean;
}

/** Links a selection and lowers it to a program. */
export function compile(
	workspace: Workspace,
	selection: Selection,
	options: CompileOptions = {},
): Compiled {
	const linked = link(workspace, selection);
	if (linked.ruleSet === undefined)
		return { program: undefined, ruleSet: undefined, diagnostics: linked.diagnostics };
	const lowered = lower(linked.ruleSet);
	const lints = options.lint === true && !hasErrors(lowered.diagnostics) ? lint(lowered) : [];
	const diagnostics = sortDiagnostics([...linked.diagnostics, ...lowered.diagnostics, ...lints]);
	return {
		program: hasErrors(diagnostics) ? undefined : lowered.program,
		ruleSet: linked.ruleSet,
		diagnostics,
	};
}
