import { identifierWords } from '@tilewright/schema';
import { clauseOf, titleInWords } from '../quantities/phrases.ts';
import { quantityOfRow } from '../quantities/rows.ts';
import { figure } from '../run/figure.ts';
import { type RowWords, moreOf, results, titles } from '../texts/comparison.ts';
import type { Report, Row } from './comparison.ts';

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

/** Rows without those that follow from others: with two seats, one wins what the other does not. */
export function rowsWithoutTwins({ rows }: Report): readonly Row[] {
	const [first, second, third] = rows.filter((row) => row.quantity === 'wins');
	const isTwin =
		first !== undefined && second !== undefined && third === undefined && isRest(first, second);
	return isTwin ? rows.filter((row) => row !== second) : rows;
}

/** The sentence about wins that are no row of their own; undefined where all are. */
export function twinSentence(report: Report): string | undefined {
	return rowsWithoutTwins(report).length < report.rows.length ? results.otherWins : undefined;
}

function isRest(one: Row, other: Row): boolean {
	const isAll = (share: number): boolean => Math.abs(share - 1) < 1e-9;
	return isAll(one.a + other.a) && isAll(one.b + other.b);
}

export function formatFigure(row: Row, n: number): string {
	return figure(row.quantity === 'wins' ? n * 100 : n);
}

export function sentenceOf(row: Row, { rows }: Report, names: readonly [string, string]): string {
	const { estimate, same } = row;
	const title = capital(titleOf(row));
	if (same) return results.same({ title });
	if (!estimate) return results.moreGames({ title });
	const bounds = (low: number, high: number): { low: string; high: string } => ({
		low: formatFigure(row, low),
		high: formatFigure(row, high),
	});
	const { difference, low, high } = estimate;
	if (low <= 0 && high >= 0) return results.noDifference({ title, ...bounds(low, high) });
	const [more, by] = difference > 0 ? [names[0], difference] : [names[1], -difference];
	const [from, to] = difference > 0 ? [low, high] : [-high, -low];
	const clause = moreClause(row, more, formatFigure(row, by));
	const sentence = results.difference({ clause, ...bounds(from, to) });
	if (!row.stands && row.quantity !== 'time')
		return results.doubtful({ sentence, rows: rows.length });
	return row.withExcluded?.stands === false
		? results.uncertainWithExcluded({ sentence })
		: sentence;
}

function moreClause(row: Row, more: string, by: string): string {
	if (row.quantity !== 'measured') return moreOf[row.quantity]({ ...wordsOf(row), more, by });
	return results.under({ side: more, clause: measuredClause(row, results.more({ by })) });
}

function measuredClause({ id, name = '', of = nothing }: Row, n: string): string {
	const quantity = quantityOfRow(id);
	return quantity === undefined ? `${name}: ${n}` : clauseOf({ quantity: quantity.name, of }, n);
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
