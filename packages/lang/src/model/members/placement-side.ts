import { type Member, optional, overload, property } from '../member.ts';

export const placementSideMembers: readonly Member[] = [
	property(
		'placement-side',
		'kind',
		'kind',
		['hand'],
		'What would lie at this side; none is open ground.',
	),
	property(
		'placement-side',
		'facing',
		'side',
		['board'],
		'The side it would meet, or none.',
		optional,
	),
	property('placement-side', 'cell', 'cell', [], 'The cell beyond it.'),
	property(
		'placement-side',
		'direction',
		'int',
		[],
		'Where it would point: 1 north, 2 east, 3 south, 4 west.',
	),
	property(
		'placement-side',
		'opposite',
		'placement-side',
		[],
		'The side at the other end of its cell.',
	),
	overload(
		'placement-side',
		'shows',
		['kind'],
		'bool',
		['hand'],
		'Whether a segment of this kind would meet it.',
	),
];
