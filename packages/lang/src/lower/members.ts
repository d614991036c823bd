import { scopeOf } from '../expr/scope.ts';
import { binary, constant } from '../ir/build.ts';
import type { Type } from '../ir/index.ts';
import { type SourcedValue, get } from '../link/sourced-value.ts';
import { check } from './check.ts';
import { type EffectContext, type LoopOrder, expr } from './effect-context.ts';

/**
 * The order of a loop: `{ from: seat }` begins with a seat, `{ by: key }` sorts by a key over the member,
 * both together sort by the seat that the key gives, clockwise from the other.
 */
export function orderOf(
	ctx: EffectContext,
	order: SourcedValue | undefined,
	element: { readonly name: string; readonly type: Type },
): LoopOrder {
	if (order === undefined) return {};
	const from = get(order, 'from') === undefined ? undefined : expr(ctx, order, 'from', 'seat');
	const by = get(order, 'by');
	if (by === undefined) return from === undefined ? {} : { from };
	const slot = ctx.lowering.temps.next();
	const scope = scopeOf({ [element.name]: { kind: 'temp', slot, type: element.type } }, ctx.scope);
	const key = check(ctx.lowering, by, ['int', '*'], scope);
	if (from === undefined || key.type !== 'seat') return { by: { slot, key } };
	const seats = constant(ctx.lowering.ruleSet.seats);
	const positive = binary('+', binary('-', key, from), seats);
	return { by: { slot, key: binary('%', positive, seats) } };
}
