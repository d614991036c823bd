export const seatMembers = {
	'seat.score': {
		returns: 'int',
		reads: ['score'],
		writtenBy: 'everyone',
		doc: 'Points now.',
	},
	'seat.supply': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 12,
		doc: 'Pieces not in use.',
	},
	'seat.onBoard': {
		returns: 'set(piece)',
		reads: ['pieces'],
		writtenBy: 'everyone',
		usualSize: 12,
		doc: 'Own pieces on the board or on spaces.',
	},
	'seat.number': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Its place at the table, from 0.',
	},
	'seat.at': {
		returns: 'space or none',
		reads: ['score'],
		writtenBy: 'everyone',
		doc: 'The space of the ring of scores that its score has come to, round after round.',
	},
} as const;
