import { type Member, method, overload, property } from '../member.ts';

export const tileKindMembers: readonly Member[] = [
	property('tile-kind', 'group', 'enum:group', [], 'The group of the deck it comes from.'),
	method('tile-kind', 'has', ['tag'], 'bool', [], 'Whether it has a tag.'),
	overload('tile-kind', 'shows', ['kind'], 'bool', [], 'Whether it has a segment of a kind.'),
];
