import { type Member, most, optional, property } from '../member.ts';

export const seatMembers: readonly Member[] = [
	property('seat', 'score', 'int', ['score'], 'Points now.'),
	property('seat', 'supply', 'set(piece)', ['pieces'], 'Pieces not in use.', most(12)),
	property(
		'seat',
		'onBoard',
		'set(piece)',
		['pieces'],
		'Own pieces on the board or on spaces.',
		most(12),
	),
	property('seat', 'number', 'int', [], 'Its place at the table, from 0.'),
	property(
		'seat',
		'at',
		'space',
		['score'],
		'The space of the ring of scores that its score has come to, round after round.',
		optional,
	),
];
