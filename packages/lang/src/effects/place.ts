import { activeSeat, emit } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey } from './key.ts';
import { cause, expression, word } from './keys.ts';
import { operation } from './operation.ts';
import { sentence } from './prose.ts';
import { location } from './zone-keys.ts';

export const place: Effect = effect({
	name: 'place',
	says: 'Takes a piece out of a supply and puts it on a place. Records `placed`.',
	keys: {
		piece: expression(
			['piece-kind', 'piece'],
			'A piece, or a kind of piece: then one is taken from the supply of `who`, or from the shared supply.',
		),
		at: location('Where: a segment, tile, cell, side, corner, space, piece or zone.'),
		who: optionalKey(expression('seat', 'Whose supply; the active seat when absent.')),
		short: word(
			['skip', 'fail'],
			'What happens when the supply has none left: nothing, or the game stops with an error. `fail` when absent.',
			'fail',
		),
		cause: cause('placed'),
	},
	siblings: {},
	instructions: ['place'],
	lower: (ctx, keys) => {
		const piece = keys.piece();
		const who = keys.who() ?? activeSeat;
		const at = keys.at();
		const short = keys.short();
		const cause = keys.cause();
		const known = {
			cause,
			seat: who,
			...(piece.type === 'piece' ? { piece } : {}),
			...(at.type === 'segment' ? { segment: at } : {}),
		};
		operation(ctx, 'placed', known, (c) => emit(c, { op: 'place', piece, who, at, short, cause }));
	},
	prose: sentence('effect.place', 'Put {piece} on {at}.'),
});
