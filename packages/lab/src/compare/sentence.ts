import { clauseOf } from '../quantities/phrases.ts';
import { quantityOfRow } from '../quantities/rows.ts';
import { figure } from '../run/figure.ts';
import type { Report, Row } from './comparison.ts';

/** Returns the quantity of a row in words. */
export function titleOf(row: Row): string {
	const seat = `seat ${(row.seat ?? 0) + 1}`;
	switch (row.quantity) {
		case 'points':
			return 'points per seat';
		case 'seat':
			return `points of ${seat}`;
		case 'wins':
			return `games won by ${seat} (%)`;
		case 'payer':
			return `points for ${row.name ?? ''}`;
		case 'line':
			return `${row.name ?? ''}: ${row.line ?? ''}`;
		case 'tiles':
			return 'tiles on the board';
		case 'decisions':
			return 'decisions';
		case 'time':
			return 'milliseconds';
		case 'measured':
			return row.name ?? '';
	}
}

/** Formats a mean or a difference of a row; shares of games are shown in percent. */
export function formatFigure(row: Row, n: number): string {
	return figure(row.quantity === 'wins' ? n * 100 : n);
}

/** A row in a sentence: which side gives more of it, by how much, and within which bounds. */
export function sentenceOf(row: Row, { rows }: Report, names: readonly [string, string]): string {
	const { estimate, same } = row;
	if (same) return `${capital(titleOf(row))}: the same in every game.`;
	if (!estimate) return `${capital(titleOf(row))}: more games are needed.`;
	const { difference, low, high } = estimate;
	if (low <= 0 && high >= 0)
		return `${capital(titleOf(row))}: no difference can be told (95 %: ${formatFigure(row, low)} to ${formatFigure(row, high)}).`;
	const [more, by] = difference > 0 ? [names[0], difference] : [names[1], -difference];
	const [from, to] = difference > 0 ? [low, high] : [-high, -low];
	const bounds = `(95 %: ${formatFigure(row, from)} to ${formatFigure(row, to)})`;
	const doubt =
		row.stands || row.quantity === 'time'
			? ''
			: ` Among ${rows.length} rows one like it may come by chance.`;
	return `${does(row, more, formatFigure(row, by))} ${bounds}.${doubt}`;
}

function does(row: Row, more: string, by: string): string {
	const seat = `seat ${(row.seat ?? 0) + 1}`;
	switch (row.quantity) {
		case 'points':
			return `${more} gives ${by} more points per seat`;
		case 'seat':
			return `${more} gives ${seat} ${by} more points`;
		case 'wins':
			return `${more} lets ${seat} win ${by} more of a hundred games`;
		case 'payer':
			return `${more} gives ${by} more points per seat for ${row.name ?? ''}`;
		case 'line':
			return `${more} gives ${by} more points per seat in the line “${row.line ?? ''}” of ${row.name ?? ''}`;
		case 'tiles':
			return `${more} lays ${by} more tiles in a game`;
		case 'decisions':
			return `${more} asks for ${by} more decisions in a game`;
		case 'time':
			return `${more} takes ${by} ms longer for a game`;
		case 'measured':
			return `Under ${more} ${measuredClause(row, `${by} more`)}`;
	}
}

/** A clause about a quantity that was asked for, with a number in words. */
function measuredClause({ id, name = '' }: Row, n: string): string {
	const quantity = quantityOfRow(id);
	return quantity === undefined
		? `${name}: ${n}`
		: clauseOf({ quantity: quantity.name, title: name }, n);
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
