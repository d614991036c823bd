export const placementMembers = {
	'placement.tile': {
		returns: 'tile-kind',
		reads: ['hand'],
		writtenBy: 'everyone',
		doc: 'The tile in hand; in a choice of a tile and a placement of it, and in a fold over `placements(t)`, that tile.',
	},
	'placement.cell': {
		returns: 'cell',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Where its first cell would lie.',
	},
	'placement.sides': {
		returns: 'set(placement-side)',
		reads: ['hand'],
		writtenBy: 'everyone',
		usualSize: 4,
		doc: 'Its sides as they would lie.',
	},
	'placement.turn': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Clockwise quarter turns.',
	},
	'placement.cells': {
		returns: 'set(cell)',
		reads: ['hand'],
		writtenBy: 'everyone',
		usualSize: 1,
		doc: 'The cells it would cover.',
	},
	'around(placement)': {
		returns: 'set(cell)',
		reads: ['hand'],
		writtenBy: 'everyone',
		usualSize: 8,
		doc: 'The cells around where the tile would lie.',
	},
	'beside(placement)': {
		returns: 'set(cell)',
		reads: ['hand'],
		writtenBy: 'everyone',
		usualSize: 4,
		doc: 'The cells beside where the tile would lie.',
	},
} as const;
