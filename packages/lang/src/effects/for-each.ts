import { type Expr, elementOf } from '../ir/index.ts';
import type { SourcedValue } from '../link/sourced-value.ts';
import { lowerBlock } from '../lower/block.ts';
import { check } from '../lower/check.ts';
import { type EffectContext, bind, emit, label, loop, place } from '../lower/effect-context.ts';
import { orderOf } from '../lower/members.ts';
import { report } from '../lower/lowering-context.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey, needed, notNeeded } from './key.ts';
import { block, commonKey, expression, newName, written } from './keys.ts';
import { sentence, sentenceIf } from './prose.ts';

export const forEach: Effect = effect({
	name: 'for-each',
	says: 'Does the same for every member of a set, as it was when the loop began.',
	keys: {
		as: newName('The name of the member.', 'it'),
		in: notNeeded(
			expression('set(*)', 'The set, or a relation; needed unless there are `names`.', {
				as: 'set(*) | relation',
			}),
		),
		names: written({
			type: 'object',
			description:
				'Instead of a set: names with a value each. What is done is done for each in the order written; in expressions the name of the member is the value, and as a `line` of points it is the name.',
			propertyNames: { $ref: 'common.schema.json#/$defs/name' },
			additionalProperties: {
				type: ['string', 'integer', 'boolean'],
				description: 'The value.',
				'x-expr': { type: 'any', scope: ['locals', 'event', 'wave'] },
			},
			minProperties: 1,
			maxProperties: 50,
			'x-declares': 'line',
		}),
		when: optionalKey(
			expression(
				'bool',
				'Members for which this does not hold are passed over; asked when their turn comes.',
				{ names: ['loop'] },
			),
		),
		order: commonKey('order', 'The order of the members.'),
		do: needed(block('What is done for each.')),
	},
	siblings: {},
	instructions: [],
	lower: (ctx, keys) => {
		const names = keys.names.datum;
		if (names !== undefined) {
			for (const other of ['in', 'order'] as const) {
				const { datum } = keys[other];
				if (datum === undefined) continue;
				report(
					ctx.lowering,
					datum,
					'RULE-KEYS-EXCLUDE',
					{ key: other, other: 'names' },
					{ key: true },
				);
			}
			return forNames(ctx, keys, names);
		}
		const set = keys.in();
		const element = { name: keys.as(), type: elementOf(set.type) ?? 'int' } as const;
		loop(ctx, set, element, orderOf(ctx, keys.order(), element), (inner, skip) => {
			const test = keys.when(inner);
			if (test !== undefined) emit(inner, { op: 'unless', test, to: skip });
			lowerBlock(inner, keys.do());
		});
	},
	prose: sentenceIf(
		'names',
		sentence('effect.for-each.names', 'For each of {names}:'),
		sentence('effect.for-each', 'For each of {in}:'),
	),
});

function forNames(
	ctx: EffectContext,
	keys: {
		as(): string;
		when(at?: EffectContext): Expr | undefined;
		do(): SourcedValue | undefined;
	},
	names: SourcedValue,
): void {
	if (names.is !== 'map') return;
	const kept = ctx.frame.next;
	const as = keys.as();
	for (const [name, value] of names.entries) {
		const bound = bind(ctx, as, check(ctx.lowering, value, 'any', ctx.scope, ctx.options));
		const inner = { ...bound, lineNames: new Map([...(ctx.lineNames ?? []), [as, name]]) };
		const skip = label(ctx);
		const test = keys.when(inner);
		if (test !== undefined) emit(inner, { op: 'unless', test, to: skip });
		lowerBlock(inner, keys.do());
		place(ctx, skip);
		ctx.frame.next = kept;
	}
}
