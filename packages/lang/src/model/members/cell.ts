export const cellMembers = {
	'cell.tile': {
		returns: 'tile or none',
		reads: ['board'],
		writtenBy: 'everyone',
		boardOnly: true,
		near: 'own',
		doc: 'The tile that lies on this cell, or none.',
	},
	'cell.pieces': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 2,
		doc: 'The pieces that stand on the cell itself and not on its tile.',
	},
	'around(cell)': {
		returns: 'set(cell)',
		reads: [],
		writtenBy: 'everyone',
		usualSize: 8,
		doc: 'The eight cells around a cell.',
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
		doc: 'How many steps it takes from one cell to another, along rows and columns.',
	},
} as const;
