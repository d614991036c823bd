export const groupMembers = {
	'deck.size(enum:group)': {
		returns: 'int',
		reads: ['deck'],
		writtenBy: 'everyone',
		ofNone: 'zero',
		doc: 'How many tiles of one group are left to draw.',
	},
	'deck.empty(enum:group)': {
		returns: 'bool',
		reads: ['deck'],
		writtenBy: 'everyone',
		ofNone: 'zero',
		doc: 'Whether no tile of one group is left to draw.',
	},
} as const;
