import { type Member, most, optional, overload, property } from '../member.ts';

export const segmentMembers: readonly Member[] = [
	property('segment', 'kind', 'kind', ['board'], 'Its kind.'),
	property('segment', 'feature', 'feature', ['board'], 'The feature it is part of.'),
	property('segment', 'tile', 'tile', [], 'The tile it lies on.'),
	property(
		'segment',
		'pieces',
		'set(piece)',
		['board', 'pieces'],
		'Pieces on this segment.',
		most(2),
	),
	property(
		'segment',
		'touching',
		'set(segment)',
		['board'],
		'Segments of its tile that it borders.',
		most(4),
	),
	property(
		'segment',
		'index',
		'int',
		['board'],
		'Its number on its tile, from 0: printed ones, then added ones.',
	),
	property('segment', 'sides', 'set(side)', ['board'], 'The sides it meets.', most(4)),
	property(
		'segment',
		'link',
		'piece',
		['board'],
		'The piece that links it to another segment, or none.',
		optional,
	),
	property(
		'segment',
		'meets',
		'set(segment)',
		['board'],
		'Segments of its tile whose ends meet it, or that its own ends meet.',
		most(4),
	),
	overload('segment', 'linkedTo', ['segment'], 'bool', ['board'], 'Whether a piece links both.'),
];
