import type { Promise95 } from '../compare/interval.ts';
import type { Measured } from './measured.ts';
import { boundsOf } from './report.ts';
import { rowId } from './rows.ts';
import { quantities } from './table.ts';

/** A question that ends a run: a row, and how well it must be known. */
export interface Question {
	readonly quantity: string;
	readonly row: string;
	/** Half the width that the interval must have; undefined where it is enough that the interval leaves zero out. */
	readonly within: number | undefined;
}

const pattern = /^(.+?) (?:decided|(?:±|\+-) ?(\d+(?:\.\d+)?))$/;

/** A question with single blanks; a seat may be asked for as tables name it, “player 1”. */
export function normalised(question: string): string {
	return question
		.trim()
		.replace(/\s+/g, ' ')
		.replace(/\bplayer (?=\d)/, 'seat ');
}

/** Reads `lead-changes ±0.1`, `seat-advantage: seat 1 decided` or `points seat 1 ±1`; undefined for anything else. */
export function questionFrom(text: string, seats: number): Question | undefined {
	const [, row = '', width] = pattern.exec(normalised(text)) ?? [];
	if (row === '' || Number(width ?? 1) === 0) return undefined;
	const [name = '', ...rest] = row.split(' ');
	const quantity = quantities.find((q) => q.name === name.replace(/:$/, ''));
	const of = rest.join(' ');
	if (quantity === undefined || (of === '') !== (quantity.per === 'game')) return undefined;
	if (quantity.per !== 'game' && /^seat/.test(quantity.per)) {
		const seat = Number(/^seat ([1-9]\d?)(?:$|, .)/.exec(of)?.[1] ?? 0);
		if (seat < 1 || seat > seats) return undefined;
	}
	return {
		quantity: quantity.name,
		row: rowId(quantity.name, of),
		within: width === undefined ? undefined : Number(width),
	};
}

export function isQuestionAnswered(
	{ row, within }: Question,
	measured: Measured,
	seats: number,
	promise: Promise95,
): boolean {
	const bounds = boundsOf(measured, row, seats, promise);
	if (bounds === undefined) return false;
	const { low, high } = bounds;
	return within === undefined ? low > 0 || high < 0 : (high - low) / 2 <= within;
}
