import { activeSeat, emit } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { expression, flag } from './keys.ts';
import { operation } from './operation.ts';
import { sentence } from './prose.ts';

export const placeTile: Effect = effect({
	name: 'place-tile',
	says: 'Lays the tile in hand. Records `laid`, and `extended` and `joined` for the features it meets.',
	keys: {
		at: expression('placement', 'Where and how it lies.'),
		'face-down': flag(
			'True: it covers its cell, shows nothing, joins nothing and closes nothing. False when absent.',
		),
	},
	siblings: {},
	instructions: ['place-tile', 'place-tile-down'],
	lower: (ctx, keys) => {
		const at = keys.at();
		const op = keys['face-down']() ? 'place-tile-down' : 'place-tile';
		for (const event of ['extended', 'joined'])
			ctx.lowering.emissions.push({
				owner: ctx.owner,
				event,
				cause: undefined,
				guards: ctx.guards ?? [],
			});
		operation(ctx, 'laid', { seat: activeSeat }, (c) => emit(c, { op, at }));
	},
	found: {
		uses: [],
		alike: () => 'lay put placing placement touch beside next to neighbour corner',
	},
	prose: sentence('effect.place-tile', 'Lay the tile at {at}.'),
});
