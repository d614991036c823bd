import { type Member, optional, overload, property } from '../member.ts';

export const sideMembers: readonly Member[] = [
	property('side', 'kind', 'kind', ['board'], 'What lies at this side; none is open ground.'),
	property('side', 'facing', 'side', ['board'], 'The side it meets, or none.', optional),
	property('side', 'tile', 'tile', ['board'], 'Its tile.'),
	property(
		'side',
		'segment',
		'segment',
		['board'],
		'The segment that meets this side in its middle, or none.',
		optional,
	),
	property('side', 'direction', 'int', [], 'Where it points: 1 north, 2 east, 3 south, 4 west.'),
	property('side', 'opposite', 'side', [], 'The side at the other end of its cell.'),
	property('side', 'cell', 'cell', [], 'The cell beyond it.'),
	overload(
		'side',
		'shows',
		['kind'],
		'bool',
		['board'],
		'Whether a segment of this kind meets it, layers included.',
	),
];
