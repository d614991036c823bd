import { welchInterval } from '../compare/interval.ts';
import { clauseOf, titleInWords } from '../quantities/phrases.ts';
import type { QuantityRow } from '../quantities/report.ts';
import { figure } from '../run/figure.ts';
import { effects as t } from '../texts/effects.ts';
import type { FactorialDesign } from './design.ts';

/** The effect of one factor, or of two together beyond what each does alone, on a quantity. */
export interface FactorialEffect {
	readonly factors: readonly string[];
	readonly quantity: string;
	readonly title: string;
	/** The things that the quantity is of, in words. */
	readonly of: QuantityRow['of'];
	readonly unit: string;
	readonly effect: number;
	/** The 95 % interval; all of a report hold together. Undefined where the figures never vary. */
	readonly low?: number;
	readonly high?: number;
	readonly says: string;
}

export interface FactorialRun {
	readonly games: number;
	readonly rows: readonly QuantityRow[];
}

/**
 * The effects of factors on every quantity of some runs, in the order of the design. A main effect is the mean with the factor less the mean
 * without it. The effect of two is what both bring beyond the sum of what each brings without the other, as a mean over all others.
 * Variances are those of runs played apart; runs with equal seeds are more alike, so the intervals are careful.
 */
export function factorialEffects(
	{ runs }: FactorialDesign,
	names: readonly string[],
	found: readonly FactorialRun[],
	titles: readonly string[] = names,
): FactorialEffect[] {
	const titleOf = (name: string): string => titles[names.indexOf(name)] ?? name;
	const contrasts = contrastsOf(names);
	const measured = [...new Set(found.flatMap(({ rows }) => rows.map((row) => row.title)))];
	const among = Math.max(1, measured.length * contrasts.length);
	return measured.flatMap((title) => {
		const cells = found.map(({ games, rows }) => {
			// a quantity that does not occur in a run is 0 in it
			const row = rows.find((r) => r.title === title);
			return { n: games, mean: row?.mean ?? 0, sd: row?.sd ?? 0 };
		});
		const {
			quantity,
			unit,
			of: about,
		} = found.flatMap(({ rows }) => rows).find((r) => r.title === title)!;
		return contrasts.map(({ factors, of }): FactorialEffect => {
			const scale = (factors.length === 1 ? 2 : 4) / runs.length;
			const weights = runs.map((run) => scale * of.reduce((w, f) => (run[f] === true ? w : -w), 1));
			const interval = welchInterval(cells, weights, among);
			const bounds = interval && { low: interval.low, high: interval.high };
			const effect = cells.reduce((sum, { mean }, i) => sum + weights[i]! * mean, 0);
			const says = sentence(factors.map(titleOf), { quantity, of: about }, effect, bounds);
			return { factors, quantity, title, of: about, unit, effect, ...bounds, says };
		});
	});
}

interface Contrast {
	readonly factors: readonly string[];
	readonly of: readonly number[];
}

function contrastsOf(names: readonly string[]): Contrast[] {
	const one = names.map((name, i): Contrast => ({ factors: [name], of: [i] }));
	const two = names.flatMap((a, i) =>
		names.slice(i + 1).map((b, j): Contrast => ({ factors: [a, b], of: [i, i + 1 + j] })),
	);
	return [...one, ...two];
}

function sentence(
	[a = '', b]: readonly string[],
	row: Pick<QuantityRow, 'quantity' | 'of'>,
	effect: number,
	bounds: { readonly low: number; readonly high: number } | undefined,
): string {
	const subject = b === undefined ? t.one({ name: a }) : t.two({ a, b });
	const title = titleInWords(row);
	if (bounds === undefined)
		return effect === 0 ? t.same({ subject, title }) : t.moreGames({ subject, title });
	const range = { low: figure(bounds.low), high: figure(bounds.high) };
	if (bounds.low <= 0 && bounds.high >= 0) {
		const none = b === undefined ? t.noneOfOne : t.noneOfTwo;
		return none({ subject, title, ...range });
	}
	const by = figure(Math.abs(effect));
	const clause = clauseOf(row, effect > 0 ? t.more({ by }) : t.fewer({ by }));
	return (b === undefined ? t.ofOne : t.ofTwo)({ subject, clause, ...range });
}
