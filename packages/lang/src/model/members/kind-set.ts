export const kindSetMembers = {
	'features(set(kind))': {
		returns: 'set(feature)',
		reads: ['board'],
		kindsFrom: 'first',
		writtenBy: 'everyone',
		usualSize: 60,
		doc: 'All features of these kinds.',
	},
	'board.segments(set(kind))': {
		returns: 'set(segment)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 200,
		doc: 'All segments of these kinds.',
	},
} as const;
