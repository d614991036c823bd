import { differenceOf } from './comparison.ts';
import { normalised, questionFrom } from '../quantities/question.ts';
import { type Promise95, fewestDiffering } from './interval.ts';
import type { Matchup } from './side.ts';
import type { Tally } from './tally.ts';

export interface StopRule {
	readonly row: string;
	/** Half the width that the interval must have; undefined where it is enough that the interval leaves zero out. */
	readonly within: number | undefined;
	readonly quantity?: string;
}

const pattern =
	/^(points|tiles|decisions|(?:seat|wins) ([1-9]\d?)) (?:decided|(?:±|\+-) ?(\d+(?:\.\d+)?))$/;

/** Reads `points ±0.5`, `seat 1 ±1`, `wins 2 ±3` (in hundreds of games) or `points decided`; undefined for anything else. */
export function stopRuleFrom(text: string, seats: number): StopRule | undefined {
	const [, name = '', seat, width] = pattern.exec(normalised(text)) ?? [];
	if (name === '') return questionFrom(text, seats);
	if (Number(seat ?? 1) > seats || Number(width ?? 1) === 0) return undefined;
	const row = seat === undefined ? name : `${name.split(' ')[0]} ${Number(seat) - 1}`;
	if (width === undefined) return { row, within: undefined };
	return { row, within: Number(width) / (name.startsWith('wins') ? 100 : 1) };
}

/**
 * Returns the promise of the intervals of a run with a stop rule; they are narrowest at a quarter of `games`, the
 * largest number of games.
 */
export function promiseFor(games: number): Promise95 {
	return { kind: 'anytime', best: Math.max(fewestDiffering, games / 4) };
}

export function isAnswered(
	{ row, within }: StopRule,
	tally: Tally,
	match: Matchup,
	max: number,
): boolean {
	if ((tally.rows.get(row)?.[6] ?? 0) < fewestDiffering) return false;
	const interval = differenceOf(tally, row, match, promiseFor(max));
	if (interval === undefined) return false;
	const { low, high } = interval;
	return within === undefined ? low > 0 || high < 0 : (high - low) / 2 <= within;
}
