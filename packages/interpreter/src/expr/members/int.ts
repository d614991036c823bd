import type { Meanings } from './meaning.ts';

export const intMeanings: Meanings<'int'> = {
	'min(int,int)': {
		num: (c, args) => {
			const a = c.num(args[0]);
			const b = c.num(args[1]);
			return () => Math.min(a(), b());
		},
	},
	'max(int,int)': {
		num: (c, args) => {
			const a = c.num(args[0]);
			const b = c.num(args[1]);
			return () => Math.max(a(), b());
		},
	},
	'table(int,ints,ints)': {
		num: (c, args, { table: all }) => {
			const n = c.num(args[0]);
			const bounds = all.slice(0, (all.length - 1) >> 1);
			const values = all.slice((all.length - 1) >> 1);
			return () => {
				const v = n();
				let i = 0;
				while (i < bounds.length && v >= bounds[i]!) i++;
				return values[i]!;
			};
		},
	},
};
