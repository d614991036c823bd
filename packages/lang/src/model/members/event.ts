export const eventMembers = {
	'event.segment': {
		returns: 'segment or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The segment the event speaks of, or none.',
	},
	'event.tile': {
		returns: 'tile or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The tile the event speaks of, or none.',
	},
	'event.piece': {
		returns: 'piece or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The piece the event speaks of, or none.',
	},
	'event.seat': {
		returns: 'seat or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The seat the event speaks of, or none.',
	},
	'event.points': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The points the event speaks of.',
	},
	'event.cause': {
		returns: 'enum:cause or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'Why it happened.',
	},
	'event.from': {
		returns: 'segment or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The segment a piece stood on before, or none.',
	},
	'event.space': {
		returns: 'space or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The space a counter stood on before, or none.',
	},
	'event.tileKind': {
		returns: 'tile-kind or none',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The tile that was drawn, or none.',
	},
} as const;
