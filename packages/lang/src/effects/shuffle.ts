import type { EngineStream } from '../ir/index.ts';
import { emit } from '../lower/effect-context.ts';
import { streamOf } from '../lower/views.ts';
import { type Effect, effect } from './effect.ts';
import { optionalName } from './keys.ts';
import { sentence } from './prose.ts';
import { shuffled } from './zone-keys.ts';

export const shuffle: Effect = effect({
	name: 'shuffle',
	says: 'Brings the pieces of a zone or pile, or the tiles of the deck, into a random order.',
	keys: {
		zone: shuffled(
			'The zone or pile; of `deck`, tiles that lie in order are drawn by chance as well.',
		),
		stream: optionalName('stream', 'The stream of chance; the name of the zone when absent.'),
	},
	siblings: {},
	instructions: ['shuffle'],
	lower: (ctx, keys) => {
		const stream = ctx.lowering.streams.of(
			keys.stream() ??
				streamOf(ctx.lowering, keys.zone.datum) ??
				('shuffle' satisfies EngineStream),
		);
		emit(ctx, { op: 'shuffle', zone: keys.zone(), stream });
	},
	prose: sentence('effect.shuffle', 'Shuffle {zone}.'),
});
