/** The set-ups that bots are measured on, two seats each. */
export const setUps = {
	base: { title: 'base game', game: 'carcassonne', with: [] },
	large: {
		title: 'with Traders & Builders',
		game: 'carcassonne',
		with: ['traders-and-builders'],
	},
	other: { title: 'Gold Rush', game: 'gold-rush', with: [] },
} as const;

/** The bot that others are measured by. */
export const against = 'thoughtful';
