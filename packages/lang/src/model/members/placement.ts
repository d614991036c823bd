import { type Member, most, property } from '../member.ts';

export const placementMembers: readonly Member[] = [
	property('placement', 'tile', 'tile-kind', ['hand'], 'The tile in hand.'),
	property('placement', 'cell', 'cell', [], 'Where its first cell would lie.'),
	property(
		'placement',
		'sides',
		'set(placement-side)',
		['hand'],
		'Its sides as they would lie.',
		most(4),
	),
	property('placement', 'turn', 'int', [], 'Clockwise quarter turns.'),
	property('placement', 'cells', 'set(cell)', ['hand'], 'The cells it would cover.', most(1)),
];
