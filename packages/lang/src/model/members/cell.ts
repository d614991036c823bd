import { type Member, most, optional, property } from '../member.ts';

export const cellMembers: readonly Member[] = [
	property('cell', 'tile', 'tile', ['board'], 'The tile that covers it, or none.', optional),
	property(
		'cell',
		'pieces',
		'set(piece)',
		['pieces'],
		'Pieces that stand on this cell, not on its tile.',
		most(2),
	),
];
