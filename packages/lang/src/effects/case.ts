import { entriesOf, get } from '../link/datum.ts';
import { check, typeOf } from '../lower/check.ts';
import { takeSlots } from '../lower/emit.ts';
import { type Effect, emit, label, lowerBlock, place, readLocal } from './context.ts';
import { write } from './prose.ts';

/** `case: value`, `of: { word: […] }`, `else: […]`: the branch of the value. */
export const caseOf: Effect = {
	name: 'case',
	beside: ['of', 'else'],
	lower: (ctx, node, whole) => {
		const value = check(ctx.unit, node, 'any', ctx.scope);
		const kept = ctx.frame.next;
		const slot = takeSlots(ctx.frame);
		emit(ctx, { op: 'let', slot, value });
		const end = label(ctx);
		for (const [word, list] of entriesOf(get(whole, 'of'))) {
			const next = label(ctx);
			const read = readLocal(slot, 'case', value.type);
			const meant = typeOf(ctx.unit, list, word, value.type, ctx.scope);
			emit(ctx, {
				op: 'unless',
				test: { op: 'binary', name: '==', left: read, right: meant, type: 'bool' },
				to: next,
			});
			lowerBlock(ctx, list);
			emit(ctx, { op: 'jump', to: end });
			place(ctx, next);
		}
		lowerBlock(ctx, get(whole, 'else'));
		place(ctx, end);
		ctx.frame.next = kept;
		return undefined;
	},
	prose: (node) => `Depending on ${write(node)}:`,
};
