export const tileKindMembers = {
	'tile-kind.group': {
		returns: 'enum:group',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The group of the deck it comes from.',
	},
	'tile-kind.has': {
		args: ['tag'],
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether it has a tag.',
	},
	'tile-kind.shows(kind)': {
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether it has a segment of a kind.',
	},
	'placements(tile-kind)': {
		returns: 'set(placement)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 200,
		doc: 'Where a tile could lie by its sides, look-alike rotations once.',
	},
} as const;
