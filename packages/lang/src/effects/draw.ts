import { constant } from '../ir/build.ts';
import { get, textOf } from '../link/datum.ts';
import { type Effect, causeOf, emit, expr, exprOr, wordOf } from './context.ts';
import { said } from './prose.ts';
import { targetOf } from './target.ts';

/** `draw: { from, count?, to, short?, show?, stream?, cause? }`: members of a zone by its order. */
export const draw: Effect = {
	name: 'draw',
	beside: [],
	lower: (ctx, node) => {
		const show =
			get(node, 'show') === undefined
				? {}
				: { show: wordOf(ctx, node, 'show', ['all', 'owner', 'nobody']) };
		const cause = causeOf(ctx, node, 'drawn');
		ctx.unit.emissions.push({ owner: ctx.owner, event: 'moved', cause, guards: ctx.guards ?? [] });
		emit(ctx, {
			op: 'draw',
			from: expr(ctx, node, 'from', 'zone'),
			count: exprOr(ctx, node, 'count', 'int', constant(1)),
			to: targetOf(ctx, node),
			short: wordOf(ctx, node, 'short', ['skip', 'take-all', 'fail'], 'take-all'),
			cause,
			stream: ctx.unit.streams.of(
				textOf(get(node, 'stream')) ?? textOf(get(node, 'from')) ?? 'draw',
			),
			...show,
		});
		return undefined;
	},
	prose: (node) =>
		`Draw ${said(node, 'count', '1')} from ${said(node, 'from')} to ${said(node, 'to')}.`,
};
