import { get } from '../link/datum.ts';
import { check } from '../lower/check.ts';
import { type Effect, emit, label, lowerBlock, place } from './context.ts';
import { write } from './prose.ts';

/** `if: test`, `then: […]`, `else: […]`. */
export const branch: Effect = {
	name: 'if',
	beside: ['then', 'else'],
	lower: (ctx, node, whole) => {
		const test = check(ctx.unit, node, 'bool', ctx.scope, ctx.options);
		const otherwise = get(whole, 'else');
		const no = label(ctx);
		const end = otherwise === undefined ? no : label(ctx);
		emit(ctx, { op: 'unless', test, to: no });
		lowerBlock({ ...ctx, guards: [...(ctx.guards ?? []), test] }, get(whole, 'then'));
		if (otherwise !== undefined) {
			emit(ctx, { op: 'jump', to: end });
			place(ctx, no);
			lowerBlock(ctx, otherwise);
		}
		place(ctx, end);
		return undefined;
	},
	prose: (node) => `If ${write(node)}:`,
};
