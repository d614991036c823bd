import { type Diagnostic, Findings } from '@tilewright/schema';
import type { Made } from '../lower/lower.ts';
import { lintActions } from './actions.ts';
import { lintDefines } from './defines.ts';
import { lintHand } from './hand.ts';
import { lintMarks } from './marks.ts';
import { lintRequirements } from './requirements.ts';
import { lintRules } from './rules.ts';
import { lintRuns } from './runs.ts';
import { lintSwitches } from './switches.ts';
import { lintTiles, lintTotals } from './tiles.ts';

/** The program under examination, and the place for findings. */
export interface Linting extends Pick<Made, 'program' | 'unit'> {
	readonly diagnostics: Findings;
}

/** Everything that compiles and is probably not meant. */
export function lint({ program, unit }: Made): Diagnostic[] {
	const l: Linting = { program, unit, diagnostics: new Findings() };
	for (const one of [
		lintMarks,
		lintRules,
		lintRuns,
		lintRequirements,
		lintDefines,
		lintSwitches,
		lintActions,
		lintHand,
		lintTiles,
		lintTotals,
	])
		one(l);
	return l.diagnostics.shown;
}
