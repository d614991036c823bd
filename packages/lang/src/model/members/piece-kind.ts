import { type Member, method, most, property } from '../member.ts';

export const pieceKindMembers: readonly Member[] = [
	method('piece-kind', 'has', ['tag'], 'bool', [], 'Whether it has a tag.'),
	method('piece-kind', 'standsOn', ['kind'], 'bool', [], 'Whether it may stand on a kind.'),
	property(
		'piece-kind',
		'supply',
		'set(piece)',
		['pieces'],
		'Pieces of this kind left in the shared supply.',
		most(30),
	),
];
