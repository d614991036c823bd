import type { Target } from '../ir/index.ts';
import { type Datum, get, textOf } from '../link/datum.ts';
import { type EffectContext, expr } from './context.ts';

/** The place under the key `to`: `supply`, `off-board`, or an expression. */
export function targetOf(ctx: EffectContext, node: Datum): Target {
	const text = textOf(get(node, 'to'));
	if (text === 'supply' || text === 'off-board') return { to: text };
	return { to: 'entity', at: expr(ctx, node, 'to', 'location') };
}
