import { emit } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { expression, flag } from './keys.ts';
import { operation } from './operation.ts';
import { sentence } from './prose.ts';

export const link: Effect = effect({
	name: 'link',
	says: 'Joins two segments by a piece that keeps them joined as long as it lies there. Records `joined`.',
	keys: {
		a: expression('segment', 'One segment.'),
		b: expression('segment', 'The other.'),
		by: expression(
			['piece', 'piece-kind'],
			'The piece that links them; of a kind, one is taken from the supply.',
		),
		'open-end': flag(
			'True: `a` and `b` are the same end, which is closed by this piece alone and joins nothing.',
		),
	},
	siblings: {},
	instructions: ['link', 'link-end'],
	lower: (ctx, keys) => {
		const a = keys.a();
		const b = keys.b();
		const by = keys.by();
		const isEnd = keys['open-end']();
		operation(ctx, 'joined', { segment: a }, (c) =>
			emit(c, isEnd ? { op: 'link-end', a, by } : { op: 'link', a, b, by }),
		);
	},
	prose: sentence('effect.link', 'Join {a} and {b} by {by}.'),
});

export const unlink: Effect = effect({
	name: 'unlink',
	says: 'Takes a link away: the feature is built anew from what still joins, and its marks are folded again. Records `split`.',
	keys: { by: expression('piece', 'The piece that links.') },
	siblings: {},
	instructions: ['unlink'],
	lower: (ctx, keys) => {
		const by = keys.by();
		operation(ctx, 'split', { piece: by }, (c) => emit(c, { op: 'unlink', by }));
	},
	prose: sentence('effect.unlink', 'Separate what {by} joins.'),
});
