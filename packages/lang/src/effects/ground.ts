import { activeSeat, emit } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey } from './key.ts';
import { expression, fixedCause, flag, kindName } from './keys.ts';
import { operation } from './operation.ts';
import { sentence } from './prose.ts';

export const addSegment: Effect = effect({
	name: 'add-segment',
	says: 'Adds a segment to a tile that lies on the board.',
	keys: {
		tile: expression('tile', 'The tile.'),
		kind: kindName('The kind of the new segment.'),
		sides: expression('set(side)', 'The sides it joins.'),
		over: flag('True: it lies above the rest and does not divide the ground.'),
		by: optionalKey(
			expression('piece', 'The piece it belongs to; taking the piece away takes the segment away.'),
		),
	},
	siblings: {},
	instructions: ['add-segment'],
	lower: (ctx, keys) => {
		const tile = keys.tile();
		const kind = keys.kind();
		const sides = keys.sides();
		const by = keys.by();
		emit(ctx, {
			op: 'add-segment',
			tile,
			kind,
			sides,
			...(by === undefined ? {} : { by }),
			over: keys.over(),
		});
	},
	prose: sentence('effect.add-segment', 'Add a segment of {kind} to {tile}.'),
});

export const overrideEdge: Effect = effect({
	name: 'override-edge',
	says: 'Says anew what a side shows to its neighbours.',
	keys: {
		side: expression('side', 'The side.'),
		kind: kindName('What it shows from now on.'),
	},
	siblings: {},
	instructions: ['override-edge'],
	lower: (ctx, keys) => {
		emit(ctx, { op: 'override-edge', side: keys.side(), kind: keys.kind() });
	},
	prose: sentence('effect.override-edge', 'Let {side} count as {kind}.'),
});

export const convert: Effect = effect({
	name: 'convert',
	says: 'Makes a feature another kind. What points at it stays: pieces, registers, areas that touch it.',
	keys: {
		feature: expression('feature', 'The feature.'),
		to: kindName('Its new kind.'),
		by: optionalKey(
			expression(
				['piece', 'piece-kind'],
				'The piece that marks it; it lies on the feature from now on.',
			),
		),
		cause: fixedCause('placed'),
	},
	siblings: {},
	instructions: ['convert', 'place'],
	lower: (ctx, keys) => {
		const feature = keys.feature();
		const kind = keys.to();
		operation(ctx, 'converted', {}, (c) => emit(c, { op: 'convert', feature, kind }));
		const piece = keys.by();
		if (piece === undefined) return;
		const cause = keys.cause();
		operation(ctx, 'placed', { cause }, (c) =>
			emit(c, { op: 'place', piece, who: activeSeat, at: feature, cause, short: 'fail' }),
		);
	},
	prose: sentence('effect.convert', 'Turn {feature} into {to}.'),
});
