import { parseExpr } from '../expr/parse.ts';
import { constant } from '../ir/build.ts';
import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';
import { type EffectContext, activeSeat, emit } from '../lower/effect-context.ts';
import { report } from '../lower/lowering-context.ts';
import { drawUntil } from './draw-until.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey } from './key.ts';
import { expression, tileGroup, word } from './keys.ts';
import { operation } from './operation.ts';
import { sentence, sentenceIf } from './prose.ts';
import { putAway } from './put-away.ts';
import { wordOrZone, zone } from './zone-keys.ts';

export const drawTile: Effect = effect({
	name: 'draw-tile',
	says: 'Takes the next tile of the deck in hand (`drawn`), or tiles into a zone. Records `drawn`.',
	keys: {
		group: optionalKey(
			tileGroup('The group of the deck to draw from; the groups that are open when absent.'),
		),
		to: optionalKey(
			zone('tiles', 'A zone that holds tiles, `aside` or `box`; the hand when absent.'),
		),
		count: optionalKey(expression('int', 'How many; 1 when absent. More than one needs `to`.')),
		short: word(
			['skip', 'take-all', 'fail'],
			'What happens when there are fewer. `take-all` when absent.',
			'take-all',
		),
		show: optionalKey(
			word(['all', 'owner', 'nobody'], 'Who sees them; the zone decides when absent.'),
		),
		until: optionalKey(
			expression('bool', 'Draws again until this holds of the tile in hand, or no tile is left.'),
		),
		rest: optionalKey(
			zone(
				'tiles',
				'Where tiles go that are drawn and passed over before that; `box` when absent.',
			),
		),
	},
	siblings: {},
	instructions: ['draw-tile', 'draw-tile-of', 'draw-tiles', 'discard-tile', 'stow-tile'],
	lower: (ctx, keys, node) => {
		excludeEachOther(ctx, node);
		const group = keys.group();
		const inHand = (): void =>
			operation(ctx, 'drawn', { seat: activeSeat }, (c) =>
				emit(c, group === undefined ? { op: 'draw-tile' } : { op: 'draw-tile-of', group }),
			);
		const until = keys.until();
		const rest = keys.rest();
		if (until !== undefined) {
			drawUntil(ctx, until, rest ?? 'box', get(node, 'rest') ?? node, inHand);
			return;
		}
		const to = keys.to();
		if (to === undefined) {
			inHand();
			return;
		}
		const count = keys.count() ?? constant(1);
		const short = keys.short();
		const show = keys.show();
		operation(ctx, 'drawn', { seat: activeSeat }, (c) =>
			emit(c, {
				op: 'draw-tiles',
				...(group === undefined ? {} : { group }),
				to,
				count,
				short,
				...(show === undefined ? {} : { show }),
			}),
		);
	},
	prose: sentenceIf(
		'until',
		sentenceIf(
			(node) => parseExpr(textOf(get(node, 'rest')) ?? '').node?.is === 'if',
			sentence(
				'effect.draw-tile.choice',
				'Draw tiles until {until}. Each of the others goes to one of two places: {rest}.',
			),
			sentence(
				'effect.draw-tile.until',
				'Draw tiles until {until}, and put the others into {rest}.',
				{ rest: 'the box' },
			),
		),
		sentenceIf(
			'to',
			sentenceIf(
				'count',
				sentence('effect.draw-tile.zone', 'Draw tiles into {to}; their number is {count}.'),
				sentence('effect.draw-tile.one', 'Draw a tile into {to}.'),
			),
			sentence('effect.draw-tile', 'Draw a tile.'),
		),
	),
});

function excludeEachOther({ lowering }: EffectContext, node: SourcedValue): void {
	const isAgain = get(node, 'until') !== undefined;
	for (const key of isAgain ? ['to', 'count'] : ['rest']) {
		const datum = get(node, key);
		if (datum === undefined) continue;
		if (isAgain)
			report(lowering, datum, 'RULE-KEYS-EXCLUDE', { key, other: 'until' }, { key: true });
		else report(lowering, node, 'RULE-KEY-MISSING', { key: 'until' });
	}
}

export const takeTile: Effect = effect({
	name: 'take-tile',
	says: 'Takes a tile out of a zone or the deck in hand, so that it is the tile to be laid.',
	keys: {
		tile: expression('tile-kind', 'Which tile.'),
		from: zone('tiles', 'The zone that holds it; `deck`, `aside` and `box` are zones as well.'),
	},
	siblings: {},
	instructions: ['take-tile'],
	lower: (ctx, keys) => {
		emit(ctx, { op: 'take-tile', tile: keys.tile(), from: keys.from() });
	},
	prose: sentence('effect.take-tile', 'Take {tile} from {from} into the hand.'),
});

export const moveTile: Effect = effect({
	name: 'move-tile',
	says: 'Moves a tile that is not on the board from one zone to another.',
	keys: {
		tile: expression('tile-kind', 'Which tile.'),
		from: zone('tiles', 'The zone that holds it; `deck`, `aside` and `box` are zones as well.'),
		to: zone('tiles', 'The zone it goes to: into `deck` it goes to the group that it belongs to.'),
	},
	siblings: {},
	instructions: ['move-tile'],
	lower: (ctx, keys) => {
		emit(ctx, { op: 'move-tile', tile: keys.tile(), from: keys.from(), to: keys.to() });
	},
	prose: sentence('effect.move-tile', 'Move {tile} from {from} to {to}.'),
});

export const discardTile: Effect = effect({
	name: 'discard-tile',
	says: 'Puts the tile in hand away.',
	keys: {
		to: wordOrZone(
			['box', 'aside', 'deck'],
			'`box` (out of the game), `aside`, `deck` (shuffled back into its group), or a zone that holds tiles.',
			'box',
		),
	},
	siblings: {},
	instructions: ['discard-tile', 'stow-tile'],
	lower: (ctx, keys) => {
		putAway(ctx, keys.to());
	},
	prose: sentence('effect.discard-tile', 'Put the tile in hand into {to}.', { to: 'the box' }),
});

export const returnAside: Effect = effect({
	name: 'return-aside',
	says: 'Puts every tile laid aside back into its group.',
	keys: { group: optionalKey(tileGroup('Only tiles of this group; all when absent.')) },
	siblings: {},
	instructions: ['return-aside', 'return-aside-of'],
	lower: (ctx, keys) => {
		const group = keys.group();
		emit(ctx, group === undefined ? { op: 'return-aside' } : { op: 'return-aside-of', group });
	},
	prose: sentence('effect.return-aside', 'Put tiles laid aside back into the deck.'),
});
