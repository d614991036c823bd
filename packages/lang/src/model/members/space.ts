import { type Member, most, overload, property } from '../member.ts';

export const spaceMembers: readonly Member[] = [
	property('space', 'pieces', 'set(piece)', ['pieces'], 'Pieces on this space.', most(8)),
	property('space', 'index', 'int', [], 'Its number in its ring, from 0; 0 in no ring.'),
	property('space', 'kinds', 'set(kind)', [], 'The kinds it stands for.', most(3)),
	overload('space', 'has', ['tag'], 'bool', [], 'Whether it has a tag.'),
	overload(
		'space',
		'ahead',
		['int'],
		'space',
		[],
		'The space n steps on in its ring, back for a number below zero; itself in no ring.',
	),
];
