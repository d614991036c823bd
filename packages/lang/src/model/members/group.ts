export const groupMembers = {
	'deck.size(enum:group)': {
		returns: 'int',
		reads: ['deck'],
		writtenBy: 'everyone',
		ofNone: 'zero',
		doc: 'Tiles left in one group of the deck.',
	},
	'deck.empty(enum:group)': {
		returns: 'bool',
		reads: ['deck'],
		writtenBy: 'everyone',
		ofNone: 'zero',
		doc: 'No tile is left in one group of the deck.',
	},
} as const;
