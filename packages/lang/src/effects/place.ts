import { type Effect, causeOf, emit, expr, exprOr, wordOf } from './context.ts';
import { operation } from './operation.ts';
import { said } from './prose.ts';

/** `place: { piece, at, who?, short?, cause? }`: a piece of a kind from a supply, or a given piece, onto a place. */
export const place: Effect = {
	name: 'place',
	beside: [],
	lower: (ctx, node) => {
		const piece = expr(ctx, node, 'piece', ['piece-kind', 'piece']);
		const who = exprOr(ctx, node, 'who', 'seat', {
			op: 'call',
			fn: 'active',
			args: [],
			type: 'seat',
		});
		const at = expr(ctx, node, 'at', 'location');
		const short = wordOf(ctx, node, 'short', ['fail', 'skip'], 'fail');
		const cause = causeOf(ctx, node, 'placed');
		const known = {
			cause,
			seat: who,
			...(piece.type === 'piece' ? { piece } : {}),
			...(at.type === 'segment' ? { segment: at } : {}),
		};
		operation(ctx, 'placed', known, (c) => emit(c, { op: 'place', piece, who, at, short, cause }));
		return undefined;
	},
	prose: (node) => `Put ${said(node, 'piece')} on ${said(node, 'at')}.`,
};
