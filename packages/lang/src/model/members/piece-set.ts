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
} as const;
