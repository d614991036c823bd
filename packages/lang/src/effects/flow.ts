import { textOf } from '../link/sourced-value.ts';
import { emit } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { word } from './keys.ts';
import { sentence, sentenceIf } from './prose.ts';

export const grant: Effect = effect({
	name: 'grant',
	says: 'The active seat gets one more part, or one more turn, after this one.',
	keys: {
		value: word(['part', 'turn'], 'One more part of this turn, or one more whole turn.'),
	},
	siblings: {},
	instructions: ['grant', 'grant-turn'],
	lower: (ctx, keys) => {
		emit(ctx, { op: keys.value() === 'turn' ? 'grant-turn' : 'grant' });
	},
	prose: sentenceIf(
		(node) => textOf(node) === 'turn',
		sentence('effect.grant.turn', 'The active player takes another turn after this one.'),
		sentence('effect.grant', 'The active player plays another part of this turn.'),
	),
	found: {
		uses: ['turn', 'part'],
		alike: (use) =>
			use === 'turn'
				? 'extra turn, plays again, goes again, second turn'
				: 'second tile, another tile, extra tile, lays again, double turn',
	},
});

export const finish: Effect = effect({
	name: 'finish',
	says: 'Ends the part, the turn or the game: goes on where that one ends.',
	keys: { value: word(['part', 'turn', 'game'], 'What ends.') },
	siblings: {},
	instructions: ['finish'],
	lower: (ctx, keys) => {
		emit(ctx, { op: 'finish', what: keys.value() });
	},
	prose: sentence('effect.finish', 'End the {value}.'),
	found: { uses: ['part', 'turn', 'game'], alike: () => 'stop, over, skip the rest' },
});
