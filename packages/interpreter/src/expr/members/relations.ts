import { eachPair, pairing } from '../../run/relations.ts';
import type { MemberImpl, MemberTable } from './shape.ts';

const part = (which: 'a' | 'b'): MemberImpl => ({
	num: (c, args, e) => {
		const read = pairing(c.rt, c.rt.program.relations![e.table![0]!]!)[which];
		const on = c.num(args[0]!);
		return () => {
			const pair = on();
			return pair < 0 ? -1 : read(pair);
		};
	},
});

/** Sets of pairs that follow from the board. */
export const relationMembers: MemberTable = {
	relation: {
		each: (c, _args, slot, body, e) =>
			c.collected(
				(emit) =>
					eachPair(c, e.table![0]!, (pair) => {
						emit(pair);
						return false;
					}),
				slot,
				body,
			),
	},
	'pair.a': part('a'),
	'pair.b': part('b'),
};
