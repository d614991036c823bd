import type { OptionalColumns } from '../../run/optional-columns.ts';
import type { ExprOf, SingleType } from '../values.ts';
import { type CallExpr, type NumMeaning, read } from './meaning.ts';

/** A word kept by piece or tile, where nothing is -1. */
export function recordedWord<A extends SingleType, R extends string>(
	column: keyof Pick<OptionalColumns, 'LAST' | 'CAUSE' | 'OWNER'>,
): NumMeaning<readonly [ExprOf<A>], R, CallExpr> {
	return read(({ m, optional }) => {
		const base = optional[column];
		return base < 0 ? () => -1 : (id) => m[base + id]!;
	});
}
