import { languageOf } from '../language.ts';

export const { form, counted, listed } = languageOf('en-GB');

export const nouns = {
	step: { one: 'step', other: 'steps' },
	branch: { one: 'branch', other: 'branches' },
	game: { one: 'game', other: 'games' },
	comparison: { one: 'comparison', other: 'comparisons' },
	tile: { one: 'tile', other: 'tiles' },
} as const;
