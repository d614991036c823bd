import { type Meanings, read } from './meaning.ts';

export const groupMeanings: Meanings<'enum:group'> = {
	'deck.size(enum:group)': read((rt) => (g) => rt.m[rt.GROUP_SIZE + g]!),
	'deck.empty(enum:group)': {
		bool: (c, args) => {
			const { m, GROUP_SIZE } = c.rt;
			const group = c.num(args[0]);
			return () => m[GROUP_SIZE + group()] === 0;
		},
	},
};
