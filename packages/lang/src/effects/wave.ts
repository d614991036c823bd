import { get, textOf } from '../link/datum.ts';
import { type Effect, emit, expr } from './context.ts';
import { said } from './prose.ts';

/** `collect: { features, reason? }`: features are scored by the running or the next wave. */
export const collect: Effect = {
	name: 'collect',
	beside: [],
	lower: (ctx, node) => {
		const features = expr(ctx, node, 'features', ['set(feature)', 'feature']);
		emit(ctx, {
			op: 'collect',
			features,
			reason: ctx.unit.reasons.of(textOf(get(node, 'reason')) ?? 'collected'),
		});
		return undefined;
	},
	prose: (node) => `Score ${said(node, 'features')} in the next wave.`,
};

/** `drop: { features }`: features leave the running wave. */
export const drop: Effect = {
	name: 'drop',
	beside: [],
	lower: (ctx, node) => {
		emit(ctx, { op: 'drop', features: expr(ctx, node, 'features', ['set(feature)', 'feature']) });
		return undefined;
	},
	prose: (node) => `Take ${said(node, 'features')} out of the wave.`,
};
