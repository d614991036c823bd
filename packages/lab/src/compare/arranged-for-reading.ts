import type { Report, Row } from './comparison.ts';
import { distinctRows } from './distinct-rows.ts';

/** So many rows tell what a comparison found; the others can be looked up. */
const MAX_FIRST = 8;

/** The rows of a report for somebody who reads them: those that tell most, and the others. */
export function arrangedForReading(report: Report): {
	readonly first: readonly Row[];
	readonly others: readonly Row[];
} {
	const rows = distinctRows(report.rows);
	const always = rows.filter((row) => isAsked(row, report));
	const size = ({ estimate }: Row): number => Math.abs(estimate?.difference ?? 0);
	const standing = rows
		.filter(({ quantity, stands }) => stands && quantity !== 'seat' && quantity !== 'line')
		.filter((row) => !always.includes(row))
		.sort((x, y) => rank(x) - rank(y) || size(y) - size(x))
		.slice(0, Math.max(0, MAX_FIRST - always.length));
	const first = [...always, ...standing];
	return { first, others: rows.filter((row) => !first.includes(row)) };
}

/** Everybody wants to know these, also where nothing differs: the points, the length of a game and whether it is fair. */
function isAsked({ quantity, seat }: Row, { rows }: Report): boolean {
	if (quantity === 'points' || quantity === 'decisions') return true;
	return (
		quantity === 'wins' &&
		seat === 0 &&
		rows.some((row) => row.id !== 'wins 0' && row.quantity === 'wins')
	);
}

/** Points by what paid them come before wins by seats and the length of a game. */
function rank({ quantity }: Row): number {
	return quantity === 'payer' ? 0 : 1;
}
