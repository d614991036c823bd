export const kindSetMembers = {
	'features(set(kind))': {
		returns: 'set(feature)',
		reads: ['board'],
		kindsFrom: 'first',
		writtenBy: 'everyone',
		usualSize: 60,
		doc: 'All features of the given kinds on the board.',
	},
	'board.segments(set(kind))': {
		returns: 'set(segment)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 200,
		doc: 'All segments of the given kinds on the board.',
	},
} as const;
