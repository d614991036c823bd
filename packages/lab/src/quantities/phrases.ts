import { figure } from '../run/figure.ts';
import { averages, phrases, places, rowTitles } from '../texts/phrases.ts';
import { cellOf } from './cells.ts';
import type { QuantityRow } from './report.ts';
import { type Names, nameOf } from './names.ts';

type RowAbout = Pick<QuantityRow, 'quantity' | 'of'>;

export function averageSentence(row: QuantityRow): string {
	const same = row.least === row.most;
	const clause = clauseOf(row, figure(row.mean));
	return same ? averages.always({ clause }) : averages.onAverage({ clause });
}

export function clauseOf({ quantity, of }: RowAbout, n: string): string {
	return phrases[quantity]!(n, ...of);
}

export function titleInWords({ quantity, of }: RowAbout): string {
	return rowTitles[quantity]!(...of);
}

/** The things that a row is of, in words; '' where there is none. */
export function thingsOf(
	{ quantity, title }: Pick<QuantityRow, 'quantity' | 'title'>,
	names: Names,
): [a: string, b: string] {
	const of = title.slice(quantity.length + 2);
	const place = cellOf(of);
	if (place) return [placeWords(place), ''];
	const [a = '', b = ''] = of.split(', ');
	return [nameOf(names, a), nameOf(names, b)];
}

export function placeWords({ x, y }: { readonly x: number; readonly y: number }): string {
	if (x === 0 && y === 0) return places.middle;
	const across = x === 0 ? '' : x < 0 ? places.left(-x) : places.right(x);
	const along = y === 0 ? '' : y < 0 ? places.up(-y) : places.down(y);
	return [across, along].filter((words) => words !== '').join(', ');
}
