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
		doc: 'Whether this tile has a tag.',
	},
	'tile-kind.shows(kind)': {
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether this tile shows a segment of a kind.',
	},
	'placements(tile-kind)': {
		returns: 'set(placement)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 200,
		doc: 'All ways to lay a tile so that its sides fit; rotations that look alike count once.',
	},
} as const;
