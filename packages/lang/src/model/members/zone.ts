export const zoneMembers = {
	'zone.pieces': {
		returns: 'set(piece)',
		reads: ['pieces', 'board'],
		writtenBy: 'compiler',
		usualSize: 60,
		kindsFrom: 'zone',
		doc: 'The pieces that lie in a zone of the game.',
	},
	'zone.tiles': {
		returns: 'set(tile-kind)',
		reads: ['tiles'],
		writtenBy: 'compiler',
		usualSize: 12,
		doc: 'The tiles that lie in a zone, one entry for each.',
	},
} as const;
