import { elementOf } from '../ir/index.ts';
import { lowerBlock } from '../lower/block.ts';
import { emit, loop } from '../lower/effect-context.ts';
import { orderOf } from '../lower/members.ts';
import { type Effect, effect } from './effect.ts';
import { maybe, needed } from './key.ts';
import { block, commonKey, expression, newName } from './keys.ts';
import { sentence } from './prose.ts';

export const forEach: Effect = effect({
	name: 'for-each',
	says: 'Does the same for every member of a set, as it was when the loop began.',
	keys: {
		as: newName('The name of the member.', 'it'),
		in: expression('set(*)', 'The set, or a relation.', { as: 'set(*) | relation' }),
		when: maybe(
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
		const set = keys.in();
		const element = { name: keys.as(), type: elementOf(set.type) ?? 'int' } as const;
		loop(ctx, set, element, orderOf(ctx, keys.order(), element), (inner, skip) => {
			const test = keys.when(inner);
			if (test !== undefined) emit(inner, { op: 'unless', test, to: skip });
			lowerBlock(inner, keys.do());
		});
	},
	prose: sentence('effect.for-each', 'For each {as} of {in}:'),
});
