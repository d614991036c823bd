export const pieceSetMembers = {
	'set(piece).kinds': {
		args: [],
		returns: 'set(piece-kind)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 6,
		kindsFrom: 'first',
		doc: 'The kinds of these pieces, each once.',
	},
	'set(piece).owners': {
		args: [],
		returns: 'set(seat)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 6,
		doc: 'The seats that own these pieces, each once.',
	},
	'set(piece).majority': {
		args: [],
		returns: 'set(seat)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 2,
		doc: 'The seats that have the most of these pieces, each counted with its weight: several if they tie, none if nobody owns any. A piece without an owner counts for the seat in whose zone it is.',
	},
} as const;
