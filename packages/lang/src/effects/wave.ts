import { emit } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { expression, reason } from './keys.ts';
import { sentence } from './prose.ts';

export const collect: Effect = effect({
	name: 'collect',
	says: 'Adds features to the scoring that runs, or to the next one if none runs.',
	keys: {
		features: expression(['set(feature)', 'feature'], 'One feature or several.'),
		reason: reason('Why; a kind ranks reasons, and the first that holds pays.', 'collected'),
	},
	siblings: {},
	instructions: ['collect'],
	lower: (ctx, keys) => {
		emit(ctx, { op: 'collect', features: keys.features(), reason: keys.reason() });
	},
	prose: sentence('effect.collect', 'Score {features} in the next scoring.'),
});

export const drop: Effect = effect({
	name: 'drop',
	says: 'Takes features out of the scoring that runs.',
	keys: { features: expression(['set(feature)', 'feature'], 'One feature or several.') },
	siblings: {},
	instructions: ['drop'],
	lower: (ctx, keys) => {
		emit(ctx, { op: 'drop', features: keys.features() });
	},
	prose: sentence('effect.drop', 'Take {features} out of the scoring.'),
});
