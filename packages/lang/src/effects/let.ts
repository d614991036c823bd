import { check } from '../lower/check.ts';
import { type EffectContext, bind } from '../lower/effect-context.ts';
import { byUse } from '../lower/variables.ts';
import { type Effect, effect } from './effect.ts';
import { commonKey } from './keys.ts';
import { sentence } from './prose.ts';

export const letValues: Effect = effect({
	name: 'let',
	says: 'Names for values, each evaluated once, now; readable to the end of the list of effects.',
	keys: { value: commonKey('let', 'The names and their values, evaluated in order.') },
	siblings: {},
	instructions: [],
	lower: (ctx, keys) => {
		let inner: EffectContext = ctx;
		for (const [name, datum] of byUse(keys.value()))
			inner = bind(inner, name, check(ctx.lowering, datum, 'any', inner.scope, ctx.options));
		return inner;
	},
	prose: sentence('effect.let', 'Let {value}.'),
});
