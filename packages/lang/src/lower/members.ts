import { binary, constant } from '../ir/build.ts';
import { scopeOf } from '../expr/scope.ts';
import { type EffectContext, expr } from '../effects/context.ts';
import { type Expr, type Type, elementOf } from '../ir/index.ts';
import { type Datum, get } from '../link/datum.ts';
import { check } from './check.ts';

/** The set under the key `in`, and the type of its members. */
export function membersOf(ctx: EffectContext, node: Datum): { set: Expr; element: Type } {
	const set = expr(ctx, node, 'in', 'set(*)');
	return { set, element: elementOf(set.type) ?? 'int' };
}

/**
 * The order of a loop: `{ from: seat }` begins with a seat, `{ by: key }` sorts by a key over the member,
 * both together sort by the seat that the key gives, clockwise from the other.
 */
export function orderOf(
	ctx: EffectContext,
	node: Datum,
	name: string,
	element: Type,
): { from?: Expr; by?: { slot: number; key: Expr } } {
	const order = get(node, 'order');
	if (order === undefined) return {};
	const from = get(order, 'from') === undefined ? undefined : expr(ctx, order, 'from', 'seat');
	const by = get(order, 'by');
	if (by === undefined) return from === undefined ? {} : { from };
	const slot = ctx.unit.temps.next();
	const scope = scopeOf({ [name]: { kind: 'temp', slot, type: element } }, ctx.scope);
	const key = check(ctx.unit, by, ['int', '*'], scope);
	if (from === undefined || key.type !== 'seat') return { by: { slot, key } };
	const seats = constant(ctx.unit.ruleSet.seats);
	const positive = binary('+', binary('-', key, from), seats);
	return { by: { slot, key: binary('%', positive, seats) } };
}
