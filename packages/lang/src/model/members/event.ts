export const eventMembers = {
	'event.segment': {
		returns: 'segment or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The segment that the event is about, or none.',
	},
	'event.tile': {
		returns: 'tile or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The tile that the event is about, or none.',
	},
	'event.piece': {
		returns: 'piece or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The piece that the event is about, or none.',
	},
	'event.seat': {
		returns: 'seat or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The seat that the event is about, or none.',
	},
	'event.points': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The points that the event is about.',
	},
	'event.cause': {
		returns: 'enum:cause or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'What caused the event.',
	},
	'event.from': {
		returns: 'segment or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The segment on which the piece stood before, or none.',
	},
	'event.space': {
		returns: 'space or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The space on which the counter stood before, or none.',
	},
	'event.tileKind': {
		returns: 'tile-kind or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The tile that was drawn, or none.',
	},
} as const;
