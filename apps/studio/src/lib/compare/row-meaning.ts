import {
	type Report,
	type Row,
	certaintyOf,
	differenceOfMeans,
	formatFigure,
} from '@tilewright/lab';
import { compare } from '#texts/compare.ts';

const t = compare.meanings;

/** The meaning of a row at the table: whether a game gets longer, and whether it is fairer; '' where its figure alone tells it. */
export function meaningOf(row: Row, report: Report, sides: readonly [string, string]): string {
	if (row.quantity !== 'decisions' && row.quantity !== 'wins') return '';
	// that is said once of all rows
	if (!row.same && !row.estimate && certaintyOf(report) === 'too few') return '';
	if (row.quantity === 'decisions') return lengthOf(row, sides);
	const seats = report.rows.filter(({ quantity }) => quantity === 'wins').length;
	if (row.seat === 0 && seats > 1) return fairnessOf(row, seats, sides);
	return worthOfSeat(row, sides);
}

function worthOfSeat(row: Row, sides: readonly [string, string]): string {
	const more = differenceOfMeans(row) > 0 ? 0 : 1;
	return row.stands ? t.seat({ seat: (row.seat ?? 0) + 1, side: sides[more] }) : '';
}

function lengthOf(row: Row, sides: readonly [string, string]): string {
	const [a, b] = sides;
	if (row.same) return t.asLong({ a, b });
	if (!row.estimate) return t.lengthOpen({ a, b });
	if (!row.stands) return t.noLonger({ a, b });
	const length = [formatFigure(row, row.a), formatFigure(row, row.b)] as const;
	const [is, other] = differenceOfMeans(row) > 0 ? ([0, 1] as const) : ([1, 0] as const);
	return t.longer({ side: sides[is], is: length[is], other: sides[other], isOther: length[other] });
}

/**
 * A game is fair where each seat wins its share. What is measured is the difference of two shares: only where both lie on one side
 * of the fair one does it tell which of them is nearer.
 */
function fairnessOf(row: Row, seats: number, sides: readonly [string, string]): string {
	const both = { a: sides[0], b: sides[1] };
	if (row.same) return t.asFair(both);
	if (!row.estimate) return t.fairnessOpen(both);
	if (!row.stands) return t.noFairer(both);
	const wins = [row.a, row.b] as const;
	const [a, b] = [row.a - 1 / seats, row.b - 1 / seats];
	if (a * b < 0) return worthOfSeat(row, sides);
	const [is, other] = Math.abs(a) <= Math.abs(b) ? ([0, 1] as const) : ([1, 0] as const);
	return t.fairer({
		side: sides[is],
		wins: formatFigure(row, wins[is]),
		other: sides[other],
		winsOther: formatFigure(row, wins[other]),
	});
}
