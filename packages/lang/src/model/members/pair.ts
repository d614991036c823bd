export const pairMembers = {
	'pair.a': {
		returns: '*',
		table: 'relation',
		reads: ['board'],
		writtenBy: 'compiler',
		doc: 'The first of a pair; `table` holds the index of the relation.',
	},
	'pair.b': {
		returns: '*',
		table: 'relation',
		reads: ['board'],
		writtenBy: 'compiler',
		doc: 'The second of a pair; `table` holds the index of the relation.',
	},
} as const;
