import type { Compiled, Program, Selection } from '@tilewright/lang';
import { type Diagnostic, hasErrors } from '@tilewright/schema';
import type { Data } from '../data/workspace.ts';
import { Exit } from '../frame/exit.ts';
import { Refusal } from '../frame/refusal.ts';
import { compilerOf } from './compiler.ts';

export interface Playable {
	readonly program: Program;
	readonly ruleSet: NonNullable<Compiled['ruleSet']>;
	readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles a set-up; refuses it when its packs have errors (1), or when it asks for what there is not (2).
 */
export function compiled(data: Data, selection: Selection): Playable {
	const { program, ruleSet, diagnostics } = compilerOf(data)(selection);
	const found = [...data.diagnostics, ...diagnostics];
	if (program !== undefined && ruleSet !== undefined && !hasErrors(found))
		return { program, ruleSet, diagnostics: found };
	const errors = found.filter((d) => d.severity === 'error');
	// errors without a file are about what was asked for; when they stand alone the call was wrong
	const selectionErrors = diagnostics.filter((d) => d.severity === 'error' && d.file === '');
	if (selectionErrors.length > 0 && ruleSet === undefined)
		throw new Refusal(selectionErrors, Exit.misuse);
	throw new Refusal(errors, errors.every((d) => d.file === '') ? Exit.misuse : Exit.findings);
}
