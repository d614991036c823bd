import type { Meanings } from './meaning.ts';

export const kindMeanings: Meanings<'kind'> = {
	'kind.has': {
		bool: (c, args, { table }) => {
			const yes = new Set(table);
			const on = c.num(args[0]);
			return () => yes.has(on());
		},
	},
};
