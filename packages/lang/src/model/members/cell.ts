export const cellMembers = {
	'cell.tile': {
		returns: 'tile or none',
		reads: ['board'],
		writtenBy: 'everyone',
		doc: 'The tile that covers it, or none.',
	},
	'cell.pieces': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 2,
		doc: 'Pieces that stand on this cell, not on its tile.',
	},
} as const;
