import { type Member, most, optional, property } from '../member.ts';

export const cornerMembers: readonly Member[] = [
	property('corner', 'tiles', 'set(tile)', ['board'], 'The tiles that meet here.', most(4)),
	property(
		'corner',
		'segments',
		'set(segment)',
		['board'],
		'The segments that meet here.',
		most(6),
	),
	property('corner', 'pieces', 'set(piece)', ['pieces'], 'Pieces on this corner.', most(2)),
	property(
		'corner',
		'feature',
		'feature',
		['board'],
		'The feature of all segments that meet here, or none when they differ.',
		optional,
	),
];
