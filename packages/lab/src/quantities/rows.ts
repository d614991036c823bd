import type { GameQuantity } from './quantity.ts';
import { quantityOf } from './table.ts';

/** A row of a report is about a quantity and what it is of: `lead-changes`, `points: seat 1`. */
const begin = 'measured ';

export function rowId(quantity: string, of: string): string {
	return `${begin}${quantity}\t${of}`;
}

export function quantityOfRow(id: string): GameQuantity | undefined {
	return id.startsWith(begin) ? quantityOf(id.slice(begin.length, id.indexOf('\t'))) : undefined;
}

/** The row in words: `lead-changes`, `points: seat 1`; the same words name it in a question. */
export function rowTitle(id: string): string {
	const [quantity = '', of = ''] = id.slice(begin.length).split('\t');
	return of === '' ? quantity : `${quantity}: ${of}`;
}
