import { type Member, method, optional, overload } from '../member.ts';

export const setMembers: readonly Member[] = [
	method('set(*)', 'size', [], 'int', [], 'How many members.'),
	method('set(*)', 'empty', [], 'bool', [], 'Whether it has no member.'),
	method('set(*)', 'first', [], '*', [], 'The first member, or none.', optional),
	overload('set(*)', 'first', ['int'], 'set(*)', [], 'The first n members.'),
	method(
		'set(*)',
		'only',
		[],
		'*',
		[],
		'The single member; none when there are none or several.',
		optional,
	),
	method('set(*)', 'without', ['*'], 'set(*)', [], 'All members but one.'),
	method('set(*)', 'union', ['set(*)'], 'set(*)', [], 'Members of either set.'),
	method('set(*)', 'intersects', ['set(*)'], 'bool', [], 'Whether they share a member.'),
	overload(
		'set(*)',
		'at',
		['int'],
		'*',
		[],
		'The member at a place, from 0; none beyond the last.',
		optional,
	),
	overload('set(*)', 'intersection', ['set(*)'], 'set(*)', [], 'Members of both sets.'),
	overload('set(*)', 'minus', ['set(*)'], 'set(*)', [], 'Members that are not in the other set.'),
];
