import { emit } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { expression } from './keys.ts';
import { sentence } from './prose.ts';

export const reveal: Effect = effect({
	name: 'reveal',
	says: 'Turns pieces face up for all. Records `revealed`.',
	keys: { pieces: expression(['set(piece)', 'piece'], 'One piece or several.') },
	siblings: {},
	instructions: ['reveal'],
	lower: (ctx, keys) => {
		emit(ctx, { op: 'reveal', pieces: keys.pieces() });
	},
	prose: sentence('effect.reveal', 'Reveal {pieces}.'),
});
