import { get } from '../link/datum.ts';
import { type Effect, emit, expr } from './context.ts';
import { operation } from './operation.ts';
import { said } from './prose.ts';

/** `link: { a, b, by, open-end? }`: two segments are one feature as long as a piece joins them; or an end is closed by it. */
export const link: Effect = {
	name: 'link',
	beside: [],
	lower: (ctx, node) => {
		const a = expr(ctx, node, 'a', 'segment');
		const b = expr(ctx, node, 'b', 'segment');
		const by = expr(ctx, node, 'by', ['piece', 'piece-kind']);
		const end = get(node, 'open-end');
		operation(ctx, 'joined', { segment: a }, (c) =>
			emit(
				c,
				end?.is === 'scalar' && end.value === true
					? { op: 'link-end', a, by }
					: { op: 'link', a, b, by },
			),
		);
		return undefined;
	},
	prose: (node) => `Join ${said(node, 'a')} and ${said(node, 'b')} by ${said(node, 'by')}.`,
};

/** `unlink: { by }`: what a piece joined is parted. */
export const unlink: Effect = {
	name: 'unlink',
	beside: [],
	lower: (ctx, node) => {
		const by = expr(ctx, node, 'by', 'piece');
		operation(ctx, 'split', { piece: by }, (c) => emit(c, { op: 'unlink', by }));
		return undefined;
	},
	prose: (node) => `Part what ${said(node, 'by')} joins.`,
};
