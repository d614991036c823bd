export const spaceMembers = {
	'space.pieces': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 8,
		doc: 'Pieces on this space.',
	},
	'space.index': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Its number in its ring, from 0; 0 in no ring.',
	},
	'space.kinds': {
		returns: 'set(kind)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 3,
		doc: 'The kinds it stands for.',
	},
	'space.has(tag)': {
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether it has a tag.',
	},
	'space.ahead(int)': {
		returns: 'space',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The space n steps on in its ring, back for a number below zero; itself in no ring.',
	},
} as const;
