export const placementSideMembers = {
	'placement-side.kind': {
		returns: 'kind',
		reads: ['hand'],
		writtenBy: 'everyone',
		sideLocal: true,
		doc: 'The kind that would lie at this side, or none for open ground.',
	},
	'placement-side.facing': {
		returns: 'side or none',
		reads: ['board'],
		writtenBy: 'everyone',
		sideLocal: true,
		doc: 'The side of the neighbouring tile that it would meet, or none.',
	},
	'placement-side.cell': {
		returns: 'cell',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The neighbouring cell at this side.',
	},
	'placement-side.direction': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Where this side would point: 1 is north, 2 east, 3 south, 4 west.',
	},
	'placement-side.opposite': {
		returns: 'placement-side',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The opposite side of the same cell.',
	},
	'placement-side.shows(kind)': {
		returns: 'bool',
		reads: ['hand'],
		writtenBy: 'everyone',
		doc: 'Whether a segment of this kind would reach this side.',
	},
	'turn(placement-side,placement-side)': {
		returns: 'enum:turn',
		reads: [],
		writtenBy: 'everyone',
		doc: 'How one bends from one side of the tile in hand to another: straight, left or right.',
	},
	'strip(placement-side,int)': {
		returns: 'set(cell)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 60,
		doc: 'The cells straight ahead of a side and up to n cells to the left and right of them, as far as one cell past the last tile.',
	},
} as const;
