import { check } from '../lower/check.ts';
import { byUse } from '../lower/variables.ts';
import { type Effect, type EffectContext, bind } from './context.ts';
import { write } from './prose.ts';

/** `let: { name: value, … }`: names for values as they are now, to the end of the list. */
export const letValues: Effect = {
	name: 'let',
	beside: [],
	lower: (ctx, node) => {
		let inner: EffectContext = ctx;
		for (const [name, datum] of byUse(node))
			inner = bind(inner, name, check(ctx.unit, datum, 'any', inner.scope, ctx.options));
		return inner;
	},
	prose: (node) => `Let ${write(node)}.`,
};
