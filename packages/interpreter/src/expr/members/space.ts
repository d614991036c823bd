import { Where } from '../../run/runtime.ts';
import { type Meanings, read, walk } from './meaning.ts';
import { rings, wrap } from './rings.ts';
import { standing } from './standing.ts';

export const spaceMeanings: Meanings<'space'> = {
	'space.pieces': standing(Where.space),
	'space.index': read((rt) => {
		const ring = rings(rt);
		const index = rt.program.spaces.map((_, s) => ring(s).indexOf(s));
		return (s) => index[s]!;
	}),
	'space.kinds': walk(
		({ program }) =>
			(s, visit) =>
				(program.spaces[s]!.kinds ?? []).some((k) => visit(k)),
	),
	// the table names declared spaces, which come first
	'space.has(tag)': {
		bool: (c, args, { table }) => {
			const on = c.num(args[0]);
			return () => table.includes(on());
		},
	},
	'space.ahead(int)': {
		num: (c, args) => {
			const ring = rings(c.rt);
			const on = c.num(args[0]);
			const steps = c.num(args[1]);
			return () => {
				const s = on();
				if (s < 0) return -1;
				const all = ring(s);
				return all[wrap(all.indexOf(s) + steps(), all.length)]!;
			};
		},
	},
};
