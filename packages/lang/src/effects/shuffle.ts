import { get, textOf } from '../link/datum.ts';
import { type Effect, emit, expr } from './context.ts';
import { said } from './prose.ts';

/** `shuffle: { zone, stream? }`: a new random order. */
export const shuffle: Effect = {
	name: 'shuffle',
	beside: [],
	lower: (ctx, node) => {
		const stream = ctx.unit.streams.of(
			textOf(get(node, 'stream')) ?? textOf(get(node, 'zone')) ?? 'shuffle',
		);
		emit(ctx, { op: 'shuffle', zone: expr(ctx, node, 'zone', 'zone'), stream });
		return undefined;
	},
	prose: (node) => `Shuffle ${said(node, 'zone')}.`,
};
