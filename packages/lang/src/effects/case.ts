import { entriesOf } from '../link/sourced-value.ts';
import { lowerBlock } from '../lower/block.ts';
import { typeOf } from '../lower/check.ts';
import { emit, label, place, readLocal, withoutOptions } from '../lower/effect-context.ts';
import { takeSlots } from '../lower/emit.ts';
import { type Effect, effect } from './effect.ts';
import { needed } from './key.ts';
import { block, expression, written } from './keys.ts';
import { sentence } from './prose.ts';

export const caseOf: Effect = effect({
	name: 'case',
	says: 'Does one of several things, by a value.',
	keys: { value: expression('any', 'The value.') },
	siblings: {
		of: needed(
			written({
				type: 'object',
				description: 'What is done for each value.',
				propertyNames: {
					type: 'string',
					pattern: '^(?:-?\\d+|[a-z][a-zA-Z0-9]*|[A-Z][A-Za-z0-9_.+-]*)$',
					description: 'A value: a number, or the name of a value, kind or piece.',
				},
				additionalProperties: { $ref: '#/$defs/effects' },
				minProperties: 1,
			}),
		),
		else: block('What is done for any other value.'),
	},
	instructions: [],
	lower: (ctx, keys) => {
		const value = keys.value(withoutOptions(ctx));
		const kept = ctx.frame.next;
		const slot = takeSlots(ctx.frame);
		emit(ctx, { op: 'let', slot, value });
		const end = label(ctx);
		for (const [word, list] of entriesOf(keys.of())) {
			const next = label(ctx);
			const read = readLocal(slot, 'case', value.type);
			const caseValue = typeOf(ctx.lowering, list, word, value.type, ctx.scope);
			emit(ctx, {
				op: 'unless',
				test: { op: 'binary', name: '==', left: read, right: caseValue, type: 'bool' },
				to: next,
			});
			lowerBlock(ctx, list);
			emit(ctx, { op: 'jump', to: end });
			place(ctx, next);
		}
		lowerBlock(ctx, keys.else());
		place(ctx, end);
		ctx.frame.next = kept;
	},
	prose: sentence('effect.case', 'Depending on {value}:'),
});
