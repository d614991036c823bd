export const cornerMembers = {
	'corner.tiles': {
		returns: 'set(tile)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 4,
		doc: 'The tiles that meet here.',
	},
	'corner.segments': {
		returns: 'set(segment)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 6,
		doc: 'The segments that meet here.',
	},
	'corner.pieces': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 2,
		doc: 'Pieces on this corner.',
	},
	'corner.feature': {
		returns: 'feature or none',
		reads: ['board'],
		writtenBy: 'everyone',
		doc: 'The feature of all segments that meet here, or none when they differ.',
	},
} as const;
