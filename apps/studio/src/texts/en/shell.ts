import { textsOf } from '@tilewright/schema';
import { words } from '#words';
export const shell = textsOf('studio/shell', {
	name: 'Tilewright',
	tagline: 'A workbench for tile-laying games.',
	views: 'Views',
	menu: 'Menu',
	play: 'Play',
	tiles: 'Tiles',
	set: 'Set',
	rules: 'Rules',
	compare: 'Compare',
	files: 'Files',
	bots: 'Bots',
	paceOfBots: 'Pace of the bots',
	unhurried: 'unhurried',
	quick: 'quick',
	atOnce: 'at once',
	edit: 'Edit',
	editTheRules: 'Edit the rules',
	newGame: 'New game',
	serverGone: words.gone,
} as const);
