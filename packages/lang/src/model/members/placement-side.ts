export const placementSideMembers = {
	'placement-side.kind': {
		returns: 'kind',
		reads: ['hand'],
		writtenBy: 'everyone',
		sideLocal: true,
		doc: 'What would lie at this side; none is open ground.',
	},
	'placement-side.facing': {
		returns: 'side or none',
		reads: ['board'],
		writtenBy: 'everyone',
		sideLocal: true,
		doc: 'The side it would meet, or none.',
	},
	'placement-side.cell': {
		returns: 'cell',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The cell beyond it.',
	},
	'placement-side.direction': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Where it would point: 1 north, 2 east, 3 south, 4 west.',
	},
	'placement-side.opposite': {
		returns: 'placement-side',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The side at the other end of its cell.',
	},
	'placement-side.shows(kind)': {
		returns: 'bool',
		reads: ['hand'],
		writtenBy: 'everyone',
		doc: 'Whether a segment of this kind would meet it.',
	},
	'turn(placement-side,placement-side)': {
		returns: 'enum:turn',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The same for two sides of the tile in hand.',
	},
	'strip(placement-side,int)': {
		returns: 'set(cell)',
		reads: ['board'],
		writtenBy: 'everyone',
		usualSize: 60,
		doc: 'The cells straight ahead of a side and up to n to the left and right of them, to one beyond the last tile.',
	},
} as const;
