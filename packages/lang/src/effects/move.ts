import { get, textOf } from '../link/sourced-value.ts';
import { emit } from '../lower/effect-context.ts';
import { onPieces } from './each-piece.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey } from './key.ts';
import { cause, expression, word } from './keys.ts';
import { sentence, sentenceIf } from './prose.ts';
import { target } from './zone-keys.ts';

export const move: Effect = effect({
	name: 'move',
	says: 'Moves pieces from where they are to another place. Records `moved`.',
	keys: {
		pieces: expression(['set(piece)', 'piece'], 'One piece or several.'),
		to: target(
			'Where to: a segment, tile, cell, side, corner, space, piece, zone, pile, `supply` of the owner, or `off-board`.',
		),
		on: optionalKey(word(['top', 'bottom'], 'Which end of a pile or stack; the top when absent.')),
		cause: cause('moved'),
	},
	siblings: {},
	instructions: ['move', 'move-under'],
	lower: (ctx, keys) => {
		const pieces = keys.pieces();
		const to = keys.to();
		const cause = keys.cause();
		const op = keys.on() === 'bottom' ? 'move-under' : 'move';
		onPieces(ctx, 'moved', pieces, cause, (c, p) => emit(c, { op, pieces: p, to, cause }));
	},
	prose: sentenceIf(
		(node) => textOf(get(node, 'to')) === 'off-board',
		sentence('effect.move.off', 'Take {pieces} off the board.'),
		sentence('effect.move', 'Move {pieces} to {to}.'),
	),
});
