import { PERSON, type Setup } from './setup.ts';

export const twoPersons: Setup = {
	game: 'carcassonne',
	packs: [],
	preset: undefined,
	elements: {},
	params: {},
	seats: [
		{ name: 'Ann', by: PERSON },
		{ name: 'Bob', by: PERSON },
	],
	seed: 11,
};
