import { emit, expr } from './context.ts';
import type { Effect } from './context.ts';
import { said } from './prose.ts';

/** `link: { a, b, by }`: two segments are one feature as long as a piece joins them. */
export const link: Effect = {
	name: 'link',
	beside: [],
	lower: (ctx, node) => {
		const [a, b] = [expr(ctx, node, 'a', 'segment'), expr(ctx, node, 'b', 'segment')];
		emit(ctx, { op: 'link', a, b, by: expr(ctx, node, 'by', 'piece') });
		return undefined;
	},
	prose: (node) => `Join ${said(node, 'a')} and ${said(node, 'b')} by ${said(node, 'by')}.`,
};

/** `unlink: { by }`: what a piece joined is parted. */
export const unlink: Effect = {
	name: 'unlink',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, { op: 'unlink', by: expr(ctx, node, 'by', 'piece') });
		return undefined;
	},
	prose: (node) => `Part what ${said(node, 'by')} joins.`,
};
