/** The frame around every view. */
export const shell = {
	name: 'Tilewright',
	tagline: 'A workbench for tile-laying games.',
	views: 'Views',
	menu: 'Menu',
	play: 'Play',
	bots: 'Bots',
	paceOfBots: 'Pace of the bots',
	unhurried: 'unhurried',
	quick: 'quick',
	atOnce: 'at once',
	edit: 'Edit',
	editTheRules: 'Edit the rules',
	newGame: 'New game',
	notice: 'Notice',
	putAway: 'Put this notice away',
	serverGone: 'The server is gone; the game can still be played.',
} as const;
