export const spaceMembers = {
	'space.pieces': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 8,
		doc: 'The pieces that stand on this space.',
	},
	'space.index': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Its number in its ring, counted from 0; 0 if it is in no ring.',
	},
	'space.kinds': {
		returns: 'set(kind)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 3,
		doc: 'The kinds of feature that this space stands for.',
	},
	'space.has(tag)': {
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether this space has a tag.',
	},
	'space.ahead(int)': {
		returns: 'space',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The space n steps further in its ring, or back if n is below zero; itself if it is in no ring.',
	},
} as const;
