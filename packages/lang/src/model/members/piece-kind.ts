export const pieceKindMembers = {
	'piece-kind.has': {
		args: ['tag'],
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether it has a tag.',
	},
	'piece-kind.standsOn': {
		args: ['kind'],
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Whether it may stand on a kind.',
	},
	'piece-kind.supply': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 30,
		kindsFrom: 'first',
		doc: 'Pieces of this kind left in the shared supply.',
	},
	'piece-kind.piece': {
		returns: 'piece',
		reads: [],
		writtenBy: 'compiler',
		kindsFrom: 'first',
		doc: 'The single piece of a kind.',
	},
} as const;
