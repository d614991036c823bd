export const sideMembers = {
	'side.kind': {
		returns: 'kind',
		reads: ['board'],
		writtenBy: 'everyone',
		doc: 'What lies at this side; none is open ground.',
	},
	'side.facing': {
		returns: 'side or none',
		reads: ['board'],
		writtenBy: 'everyone',
		doc: 'The side it meets, or none.',
	},
	'side.tile': {
		returns: 'tile',
		reads: ['board'],
		writtenBy: 'everyone',
		doc: 'Its tile.',
	},
	'side.segment': {
		returns: 'segment or none',
		reads: ['board'],
		writtenBy: 'everyone',
		doc: 'The segment that meets this side in its middle, or none.',
	},
	'side.direction': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Where it points: 1 north, 2 east, 3 south, 4 west.',
	},
	'side.opposite': {
		returns: 'side',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The side at the other end of its cell.',
	},
	'side.cell': {
		returns: 'cell',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The cell beyond it.',
	},
	'side.shows(kind)': {
		returns: 'bool',
		reads: ['board'],
		writtenBy: 'everyone',
		doc: 'Whether a segment of this kind meets it, layers included.',
	},
} as const;
