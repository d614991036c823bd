export const cellSetMembers = {
	'set(cell).features(set(kind))': {
		returns: 'set(feature)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 10,
		doc: 'The features of the given kinds that lie on these cells.',
	},
	'set(cell).segments(set(kind))': {
		returns: 'set(segment)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 10,
		doc: 'The segments of the given kinds that lie on these cells.',
	},
} as const;
