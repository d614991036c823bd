export const cornerMembers = {
	'corner.tiles': {
		returns: 'set(tile)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 4,
		doc: 'The tiles that meet at this corner.',
	},
	'corner.segments': {
		returns: 'set(segment)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 6,
		doc: 'The segments that meet at this corner.',
	},
	'corner.pieces': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 2,
		doc: 'The pieces that stand on this corner.',
	},
	'corner.feature': {
		returns: 'feature or none',
		reads: ['board'],
		writtenBy: 'everyone',
		doc: 'The feature that all segments at this corner belong to, or none if they belong to several.',
	},
} as const;
