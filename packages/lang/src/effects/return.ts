import { emit } from '../lower/effect-context.ts';
import { onPieces } from './each-piece.ts';
import { type Effect, effect } from './effect.ts';
import { cause, expression } from './keys.ts';
import { sentence } from './prose.ts';

export const giveBack: Effect = effect({
	name: 'return',
	says: 'Sends pieces back to the supply of their owner, or to the shared supply. Records `returned`.',
	keys: {
		pieces: expression(['set(piece)', 'piece'], 'One piece or several.'),
		cause: cause('returned'),
	},
	siblings: {},
	instructions: ['return'],
	lower: (ctx, keys) => {
		const pieces = keys.pieces();
		const cause = keys.cause();
		onPieces(ctx, 'returned', pieces, cause, (c, p) => emit(c, { op: 'return', pieces: p, cause }));
	},
	prose: sentence('effect.return', 'Return {pieces} to the supply.'),
	found: {
		uses: [{ pieces: 'active.onBoard' }],
		alike: () => 'take back a figure, take home, remove from the board, recall',
	},
});
