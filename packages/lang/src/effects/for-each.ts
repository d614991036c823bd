import { get, textOf } from '../link/datum.ts';
import { membersOf, orderOf } from '../lower/members.ts';
import { type Effect, emit, expr, loop, lowerBlock } from './context.ts';
import { said } from './prose.ts';

/** `for-each: { as, in, order?, when?, do }`: once for every member, over a snapshot. */
export const forEach: Effect = {
	name: 'for-each',
	beside: ['do', 'when'],
	lower: (ctx, node, whole) => {
		const { set, element } = membersOf(ctx, node);
		const name = textOf(get(node, 'as')) ?? 'it';
		loop(ctx, set, { name, type: element }, orderOf(ctx, node, name, element), (inner, skip) => {
			const holder = get(node, 'when') === undefined ? whole : node;
			if (get(holder, 'when') !== undefined)
				emit(inner, { op: 'unless', test: expr(inner, holder, 'when', 'bool'), to: skip });
			lowerBlock(inner, get(node, 'do') ?? get(whole, 'do'));
		});
		return undefined;
	},
	prose: (node) => `For each ${said(node, 'as')} of ${said(node, 'in')}:`,
};
