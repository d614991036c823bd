export const placementMembers = {
	'placement.tile': {
		returns: 'tile-kind',
		reads: ['hand'],
		writtenBy: 'everyone',
		doc: 'The tile that would be laid: the tile in hand, or the one that is chosen or counted together with its place.',
	},
	'placement.cell': {
		returns: 'cell',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The cell that the tile would be laid on; for a tile of several cells, the first of them.',
	},
	'placement.sides': {
		returns: 'set(placement-side)',
		reads: ['hand'],
		writtenBy: 'everyone',
		usualSize: 4,
		doc: 'The sides of the tile as it would lie.',
	},
	'placement.turn': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'How many quarter turns clockwise the tile would be turned.',
	},
	'placement.cells': {
		returns: 'set(cell)',
		reads: ['hand'],
		writtenBy: 'everyone',
		usualSize: 1,
		doc: 'All cells that the tile would cover.',
	},
	'around(placement)': {
		returns: 'set(cell)',
		reads: ['hand'],
		writtenBy: 'everyone',
		usualSize: 8,
		doc: 'The cells around the place where the tile would lie.',
	},
	'beside(placement)': {
		returns: 'set(cell)',
		reads: ['hand'],
		writtenBy: 'everyone',
		usualSize: 4,
		doc: 'The cells that would share a side with the tile.',
	},
} as const;
