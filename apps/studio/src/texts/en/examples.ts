import { textsOf } from '@tilewright/schema';

export const examples = textsOf('studio/examples', {
	title: 'Look at an example',
	name: {
		finished: () => 'A finished game',
		set: () => 'A tile set being made',
		'house-rule': ({ title }: { title: string }) => `A house rule: ${title}`,
		game: ({ title }: { title: string }) => title,
	},
	says: {
		finished:
			'Bots have played it. The table at the end shows where the points come from: choose a number to see the rules behind it. The log leads back to every moment.',
		set: 'Some tiles are drawn, this one is blank. Drag from side to side to draw on it; its text is written as you draw. The set is in play already.',
		'house-rule':
			'The game goes on under a house rule. Switch it off here and on again, or write another one.',
		game: 'This game is made of files, too. Play on, or look at its tiles and rules.',
	},
	setTitle: 'Example set',
	opening: 'Opening the example…',
	failed: 'This example cannot be opened: its rules do not fit the files that are here.',
	example: 'Example',
	keep: 'Keep the set',
	leave: 'Leave the example',
	kept: (o: { title: string }) =>
		`“${o.title}” is a pack of your own now. Draw on it under Tiles; under Files you save it, or delete it.`,
	left: 'You left the example. Its game is not kept.',
	setPutAway:
		'Its set is put away: under Files, among the versions, you find it as you left it and can bring it back.',
	editsStay: 'What you changed in rules and tiles meanwhile is kept: you find it under Files.',
	toFiles: 'To Files',
	toVersions: 'To the versions',
	made: 'The example set',
} as const);
