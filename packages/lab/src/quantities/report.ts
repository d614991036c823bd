import { type Interval, type Promise95, fewestDiffering, paired } from '../compare/interval.ts';
import { excludedCount } from '../run/excluded.ts';
import { figure } from '../run/figure.ts';
import { sampleOf } from '../run/sums.ts';
import { averages } from '../texts/phrases.ts';
import { type Measured, sumsOf, unknownGame } from './measured.ts';
import type { Names } from './names.ts';
import { clauseOf, thingsOf } from './phrases.ts';
import { winParts } from './quantity.ts';
import { quantityOfRow, rowTitle } from './rows.ts';
import { quantities } from './table.ts';

export interface QuantityRow {
	readonly id: string;
	readonly quantity: string;
	readonly title: string;
	/** The things that it is of, in words; '' where there is none. */
	readonly of: readonly [string, string];
	readonly unit: string;
	readonly mean: number;
	/** The 95 % interval of the mean; undefined where more games are needed. */
	readonly low?: number;
	readonly high?: number;
	/** The range that holds whatever the excluded games would have been, as long as none is beyond the games that ended. */
	readonly withExcluded?: { readonly low: number; readonly high: number };
	readonly sd: number;
	readonly least: number;
	readonly most: number;
	/** Numbers of the first games that had these values, where they are known; a seed is that of the run and this. */
	readonly leastGame?: number;
	readonly mostGame?: number;
	readonly says: string;
}

export function quantityRows(
	measured: Measured,
	seats: number,
	promise: Promise95,
	names: Names,
): QuantityRow[] {
	const order = new Map(quantities.map(({ name }, i) => [name, i]));
	return [...measured.rows.keys()]
		.map((id) => rowOf(measured, id, seats, promise, names))
		.sort(
			(a, b) =>
				order.get(a.quantity)! - order.get(b.quantity)! ||
				(a.title < b.title ? -1 : a.title > b.title ? 1 : 0),
		);
}

function rowOf(
	measured: Measured,
	id: string,
	seats: number,
	promise: Promise95,
	names: Names,
): QuantityRow {
	const { name, unit, parts } = quantityOfRow(id)!;
	const scale = parts(seats);
	const [n, sum, squares, least, , leastGame, most, , mostGame] = sumsOf(measured, id);
	const { mean, sd } = sampleOf(n, sum, squares, scale);
	const bounds = boundsOf(measured, id, seats, promise);
	const title = rowTitle(id);
	const of = thingsOf({ quantity: name, title }, names);
	const clause = clauseOf({ quantity: name, of }, figure(mean));
	const says = sentence(clause, n, bounds, least === most);
	return {
		...{ id, quantity: name, title, of, unit, mean, ...bounds },
		...(bounds && worstCase(measured, id, seats, promise)),
		...{ sd, least: least / scale, most: most / scale },
		...(leastGame !== unknownGame && { leastGame }),
		...(mostGame !== unknownGame && { mostGame }),
		says,
	};
}

/** The 95 % interval of the mean of a row; undefined where too few games say anything else than the rest. */
export function boundsOf(
	measured: Measured,
	id: string,
	seats: number,
	promise: Promise95,
): { readonly low: number; readonly high: number } | undefined {
	const [n, sum, squares, , leastGames, , , mostGames] = sumsOf(measured, id);
	if (n < 2) return undefined;
	// the bounds do not hold for values that are mostly the same, and a run in which they are has not shown that there are no others
	if (n - Math.max(leastGames, mostGames) < fewestDiffering) return undefined;
	const interval = paired(sampleOf(n, sum, squares, quantityOfRow(id)!.parts(seats)), promise);
	return interval && { low: interval.low, high: interval.high };
}

function worstCase(
	measured: Measured,
	id: string,
	seats: number,
	promise: Promise95,
): Pick<QuantityRow, 'withExcluded'> {
	const count = excludedCount(measured.excluded);
	if (count === 0) return {};
	const { name, parts } = quantityOfRow(id)!;
	const [n, sum, squares, least, , , most] = sumsOf(measured, id);
	const [lowest, highest] = name === 'wins' ? [0, winParts] : [least, most];
	const all = (value: number): Interval =>
		paired(
			sampleOf(n + count, sum + count * value, squares + count * value ** 2, parts(seats)),
			promise,
		)!;
	return { withExcluded: { low: all(lowest).low, high: all(highest).high } };
}

function sentence(
	clause: string,
	games: number,
	bounds: { readonly low: number; readonly high: number } | undefined,
	constant: boolean,
): string {
	if (games > 1 && constant) return averages.always({ clause });
	return bounds
		? averages.between({ clause, low: figure(bounds.low), high: figure(bounds.high) })
		: averages.unsure({ clause });
}
