import { identifierWords } from '@tilewright/schema';
import { clauseOf, titleInWords } from '../quantities/phrases.ts';
import { quantityOfRow } from '../quantities/rows.ts';
import { figure } from '../run/figure.ts';
import { type RowWords, effectOf, moreOf, results, titles } from '../texts/comparison.ts';
import type { Report, Row } from './comparison.ts';
import { distinctRows, twinOf } from './distinct-rows.ts';

const nothing = ['', ''] as const;

function wordsOf(row: Row): RowWords {
	const { seat = 0, name = '', line = '' } = row;
	return { seat: seat + 1, name: identifierWords(name), line: identifierWords(line) };
}

export function titleOf(row: Row): string {
	const quantity = row.quantity === 'measured' ? quantityOfRow(row.id) : undefined;
	if (quantity) return titleInWords({ quantity: quantity.name, of: row.of ?? nothing });
	return titles[row.quantity](wordsOf(row));
}

/** The sentence about wins that are no row of their own; undefined where all are. */
export function twinSentence({ rows }: Report): string | undefined {
	const areAllRows = rows.every((row) => row.quantity !== 'wins' || !twinOf(row, rows));
	return areAllRows ? undefined : results.otherWins;
}

/** A less B as it was measured, however sure that is. */
export function differenceOfMeans({ estimate, same, a, b }: Row): number {
	return same ? 0 : (estimate?.difference ?? a - b);
}

export function formatFigure(row: Row, n: number): string {
	if (row.quantity === 'tiles' || row.quantity === 'decisions') return count(n);
	return figure(row.quantity === 'wins' ? n * 100 : n);
}

/** Things that people count: a place after the point is all they can use. */
function count(n: number): string {
	const text = n.toFixed(Math.abs(n) >= 100 ? 0 : 1).replace(/\.0$/, '');
	return text === '-0' ? '0' : text.replace('-', '−');
}

type Told = Pick<Report, 'games' | 'rows'>;

/** Says a difference by its size, and tells whose figure is named first. */
type Clause = (
	by: string,
	isMoreA: boolean,
) => { readonly clause: string; readonly isAFirst: boolean };

/** Says the measured difference of a row from the first game on, and how sure it is. */
export function sentenceOf(row: Row, report: Told, names: readonly [string, string]): string {
	return sentence(row, report, (by, isMoreA) => ({
		clause: moreClause(row, isMoreA ? names[0] : names[1], by),
		isAFirst: isMoreA,
	}));
}

/** Says the same of a change of the rules, where A has it and B has not: always what it does, never what its absence does. */
export function effectSentenceOf(row: Row, report: Told): string {
	return sentence(row, report, (by, isMoreA) => ({
		clause: effectClause(row, by, isMoreA),
		isAFirst: true,
	}));
}

function sentence(row: Row, { games, rows }: Told, clauseOfDifference: Clause): string {
	const { estimate, same } = row;
	const title = capital(titleOf(row));
	if (same) return results.same({ title });
	if (games === 0) return results.noGame({ title });
	const difference = differenceOfMeans(row);
	const isMoreA = difference > 0;
	const by = formatFigure(row, Math.abs(difference));
	const { clause, isAFirst } = clauseOfDifference(by, isMoreA);
	const [is, other] = isAFirst ? [row.a, row.b] : [row.b, row.a];
	if (!estimate) {
		if (difference === 0) return results.equalSoFar({ title, is: formatFigure(row, is) });
		const figures = { is: formatFigure(row, is), other: formatFigure(row, other) };
		return results.soFar({ clause, ...figures });
	}
	const [low, high] = isMoreA
		? [estimate.low, estimate.high]
		: [negative(estimate.high), negative(estimate.low)];
	const bounds = { low: formatFigure(row, low), high: formatFigure(row, high) };
	if (difference === 0) return results.equal({ title, is: formatFigure(row, is), ...bounds });
	if (low <= 0) return results.perhapsChance({ clause, ...bounds });
	const says = results.difference({ clause, ...bounds });
	if (!row.stands && row.quantity !== 'time')
		return results.doubtful({ sentence: says, rows: distinctRows(rows).length });
	return row.withExcluded?.stands === false
		? results.uncertainWithExcluded({ sentence: says })
		: says;
}

function moreClause(row: Row, more: string, by: string): string {
	if (row.quantity !== 'measured') return moreOf[row.quantity]({ ...wordsOf(row), more, by });
	return results.under({ side: more, clause: measuredClause(row, results.more({ by })) });
}

function effectClause(row: Row, by: string, isMore: boolean): string {
	const { more, fewer, longer, shorter } = results.directions;
	if (row.quantity === 'measured') {
		const n = isMore ? results.more({ by }) : results.fewer({ by });
		return results.withIt({ clause: measuredClause(row, n) });
	}
	const [up, down] = row.quantity === 'time' ? [longer, shorter] : [more, fewer];
	return effectOf[row.quantity]({ ...wordsOf(row), by, how: isMore ? up : down });
}

function measuredClause({ id, name = '', of = nothing }: Row, n: string): string {
	const quantity = quantityOfRow(id);
	return quantity === undefined ? `${name}: ${n}` : clauseOf({ quantity: quantity.name, of }, n);
}

const negative = (n: number): number => 0 - n;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
