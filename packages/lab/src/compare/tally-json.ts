import { isIntegers } from '../run/checkpoint.ts';
import type { RowSums, Tally } from './tally.ts';

/** A tally as JSON; equal tallies give equal text, whatever order their rows came in. */
export function tallyJson({ games, rows }: Tally): unknown {
	const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
	return { games, rows: sorted.map(([id, sums]) => [id, ...sums]) };
}

export function tallyFrom(value: unknown, games: number): Tally | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const { games: found, rows } = value as { games?: unknown; rows?: unknown };
	if (found !== games || !Array.isArray(rows)) return undefined;
	const tally: Tally = { games, rows: new Map() };
	for (const row of rows as unknown[]) {
		if (!Array.isArray(row) || typeof row[0] !== 'string') return undefined;
		const sums = row.slice(1);
		if (!isIntegers(sums, 11)) return undefined;
		tally.rows.set(row[0], sums as RowSums);
	}
	return tally;
}
