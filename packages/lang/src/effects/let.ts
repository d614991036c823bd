import { check } from '../lower/check.ts';
import { takeSlots } from '../lower/emit.ts';
import { byUse } from '../lower/variables.ts';
import { type Effect, type EffectContext, emit, localOf, withName } from './context.ts';
import { write } from './prose.ts';

/** `let: { name: value, … }`: names for values as they are now, to the end of the list. */
export const letValues: Effect = {
	name: 'let',
	beside: [],
	lower: (ctx, node) => {
		let inner: EffectContext = ctx;
		for (const [name, datum] of byUse(node)) {
			const value = check(ctx.unit, datum, 'any', inner.scope);
			const slot = takeSlots(ctx.frame);
			emit(inner, value.type.startsWith('set(') ? { op: 'let-set', slot, value } : { op: 'let', slot, value });
			inner = withName(inner, name, localOf(slot, value.type, true));
		}
		return inner;
	},
	prose: (node) => `Let ${write(node)}.`,
};
