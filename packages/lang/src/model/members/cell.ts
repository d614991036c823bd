export const cellMembers = {
	'cell.tile': {
		returns: 'tile or none',
		reads: ['board'],
		writtenBy: 'everyone',
		boardOnly: true,
		near: 'own',
		doc: 'The tile that covers it, or none.',
	},
	'cell.pieces': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 2,
		doc: 'Pieces that stand on this cell, not on its tile.',
	},
	'around(cell)': {
		returns: 'set(cell)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 8,
		doc: 'The eight cells around.',
	},
	'beside(cell)': {
		returns: 'set(cell)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 4,
		doc: 'The four cells that share a side with a cell.',
	},
	'distance(cell,cell)': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Steps from one cell to another, sideways steps only.',
	},
} as const;
