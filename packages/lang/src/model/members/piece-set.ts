export const pieceSetMembers = {
	'set(piece).kinds': {
		args: [],
		returns: 'set(piece-kind)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 6,
		kindsFrom: 'first',
		doc: 'Their kinds, each once.',
	},
	'set(piece).owners': {
		args: [],
		returns: 'set(seat)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 6,
		doc: 'Their owners, each once.',
	},
	'set(piece).majority': {
		args: [],
		returns: 'set(seat)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 2,
		doc: 'The seats that own most of them, each piece with its weight; several where they tie, none where nobody owns any. A piece without an owner counts for the seat in whose zone it is.',
	},
} as const;
