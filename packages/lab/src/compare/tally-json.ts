import { isIntegers } from '../run/checkpoint.ts';
import { excludedCount, excludedFrom, excludedJson } from '../run/excluded.ts';
import { countsFrom, sortedCounts, sumsOfCounts } from '../run/value-counts.ts';
import type { RowSums, Tally } from './tally.ts';

/** A tally as JSON; equal tallies give equal text, whatever order their rows came in. */
export function tallyJson({ games, excluded, scores, rows }: Tally): unknown {
	const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
	return {
		games,
		...excludedJson(excluded),
		scores: scores.map(sortedCounts),
		rows: sorted.map(([id, sums]) => [id, ...sums]),
	};
}

/** The tally of a block with so many games, excluded ones among them. */
export function tallyFrom(value: unknown, all: number): Tally | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const { games, excluded: listed, scores, rows } = value as Readonly<Record<string, unknown>>;
	const excluded = excludedFrom(listed);
	if (excluded === undefined || !Array.isArray(rows)) return undefined;
	if (typeof games !== 'number' || games + excludedCount(excluded) !== all) return undefined;
	const [a, b] = Array.isArray(scores) ? scores.map(countsFrom) : [];
	if (a === undefined || b === undefined) return undefined;
	const tally: Tally = { games, excluded, scores: [a, b], rows: new Map() };
	for (const row of rows as unknown[]) {
		if (!Array.isArray(row) || typeof row[0] !== 'string') return undefined;
		const sums = row.slice(1);
		if (!isIntegers(sums, 15)) return undefined;
		tally.rows.set(row[0], sums as RowSums);
	}
	return agrees(tally) ? tally : undefined;
}

/** Returns true when the final points that are counted add up to the row of points. */
function agrees({ games, scores, rows }: Tally): boolean {
	const points = rows.get('points') ?? [];
	return scores.every((counts, side) => {
		const { n, sum } = sumsOfCounts(counts);
		return sum === (points[2 * side] ?? 0) && (games === 0 ? n === 0 : n % games === 0);
	});
}
