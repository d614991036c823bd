import { type Member, most, overload } from '../member.ts';

export const cellSetMembers: readonly Member[] = [
	overload(
		'set(cell)',
		'features',
		['set(kind)'],
		'set(feature)',
		['board'],
		'Features of these kinds on these cells.',
		most(10),
	),
	overload(
		'set(cell)',
		'segments',
		['set(kind)'],
		'set(segment)',
		['board'],
		'Segments of these kinds on these cells.',
		most(10),
	),
];
