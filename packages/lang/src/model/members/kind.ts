import { type Member, method } from '../member.ts';

export const kindMembers: readonly Member[] = [
	method('kind', 'has', ['tag'], 'bool', [], 'Whether it has a tag.'),
];
