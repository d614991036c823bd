export const pieceKindMembers = {
	'piece-kind.has': {
		args: ['tag'],
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether pieces of this kind have a tag.',
	},
	'piece-kind.standsOn': {
		args: ['kind'],
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether pieces of this kind may stand on a kind of feature.',
	},
	'piece-kind.supply': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 30,
		kindsFrom: 'first',
		doc: 'The pieces of this kind that are left in the shared supply.',
	},
	'piece-kind.piece': {
		returns: 'piece',
		reads: [],
		writtenBy: 'compiler',
		kindsFrom: 'first',
		doc: 'The only piece of this kind.',
	},
} as const;
