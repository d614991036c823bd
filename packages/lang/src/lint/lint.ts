import { type Diagnostic, sortDiagnostics } from '@tilewright/schema';
import type { Lowered } from '../lower/lower.ts';
import { lintActions } from './actions.ts';
import { lintDefines } from './defines.ts';
import { lintMarks } from './marks.ts';
import { lintRules } from './rules.ts';
import { lintSwitches } from './switches.ts';
import { lintTiles, lintTotals } from './tiles.ts';

/** What one lint looks at, and where its findings go. */
export interface Linting extends Pick<Lowered, 'program' | 'unit'> {
	readonly diagnostics: Diagnostic[];
}

/** Everything that compiles and is probably not meant. */
export function lint(lowered: Pick<Lowered, 'program' | 'unit'>): Diagnostic[] {
	const l: Linting = { program: lowered.program, unit: lowered.unit, diagnostics: [] };
	for (const one of [
		lintMarks,
		lintRules,
		lintDefines,
		lintSwitches,
		lintActions,
		lintTiles,
		lintTotals,
	])
		one(l);
	return sortDiagnostics(l.diagnostics);
}
