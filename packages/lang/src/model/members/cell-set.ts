export const cellSetMembers = {
	'set(cell).features(set(kind))': {
		returns: 'set(feature)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 10,
		doc: 'Features of these kinds on these cells.',
	},
	'set(cell).segments(set(kind))': {
		returns: 'set(segment)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 10,
		doc: 'Segments of these kinds on these cells.',
	},
} as const;
