import { pairing } from '../../run/relations.ts';
import type { ExprOf } from '../values.ts';
import type { CallExpr, Meanings, NumMeaning } from './meaning.ts';

function part(
	which: 'a' | 'b',
): NumMeaning<readonly [ExprOf<'pair'>], never, CallExpr & { readonly table: readonly number[] }> {
	return {
		num: (c, args, { table }) => {
			const get = pairing(c.rt, c.rt.program.relations![table[0]!]!)[which];
			const on = c.num(args[0]);
			return () => {
				const pair = on();
				return pair < 0 ? -1 : get(pair);
			};
		},
	};
}

export const pairMeanings: Meanings<'pair'> = {
	'pair.a': part('a'),
	'pair.b': part('b'),
};
