import { type Diagnostic, Findings } from '@tilewright/schema';
import type { Made } from '../lower/lower.ts';
import { lintActions } from './actions.ts';
import { lintAfter } from './after.ts';
import { lintDeck } from './deck.ts';
import { lintDefines } from './defines.ts';
import { lintHand } from './hand.ts';
import { lintMarks } from './marks.ts';
import { lintRequirements } from './requirements.ts';
import { lintRules } from './rules.ts';
import { lintRuns } from './runs.ts';
import { lintSwitches } from './switches.ts';
import { lintTiles, lintTotals } from './tiles.ts';
import { lintWith } from './with.ts';

export interface Linting extends Pick<Made, 'program' | 'lowering'> {
	readonly installed: readonly string[];
	readonly diagnostics: Findings;
}

export function lint({ program, lowering }: Made, installed: readonly string[]): Diagnostic[] {
	const l: Linting = { program, lowering, installed, diagnostics: new Findings() };
	for (const one of [
		lintMarks,
		lintRules,
		lintRuns,
		lintRequirements,
		lintDefines,
		lintSwitches,
		lintActions,
		lintHand,
		lintDeck,
		lintWith,
		lintAfter,
		lintTiles,
		lintTotals,
	])
		one(l);
	return l.diagnostics.shown;
}
