import type { Row } from './comparison.ts';

type Known = Pick<Row, 'id' | 'quantity' | 'a' | 'b'>;

/** Rows without those that say again what another row says. */
export function distinctRows<R extends Known>(rows: readonly R[]): readonly R[] {
	return rows.filter((row) => twinOf(row, rows) === undefined);
}

/**
 * The row that says the same: with two seats, one wins what the other does not; and a line may be all that its payer pays. Undefined for a row
 * that says something of its own.
 */
export function twinOf<R extends Known>(row: R, rows: readonly R[]): R | undefined {
	if (row.quantity === 'wins') return otherOfTwo(row, rows);
	if (row.quantity !== 'line') return undefined;
	const payer = row.id.slice(0, row.id.indexOf('\t'));
	const whole = rows.find(({ id }) => id === payer);
	return whole?.a === row.a && whole.b === row.b ? whole : undefined;
}

function otherOfTwo<R extends Known>(row: R, rows: readonly R[]): R | undefined {
	const [first, second, third] = rows.filter(({ quantity }) => quantity === 'wins');
	if (first === undefined || row !== second || third !== undefined) return undefined;
	const isAll = (share: number): boolean => Math.abs(share - 1) < 1e-9;
	return isAll(first.a + row.a) && isAll(first.b + row.b) ? first : undefined;
}
