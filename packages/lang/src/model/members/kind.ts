export const kindMembers = {
	'kind.has': {
		args: ['tag'],
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		sideLocal: true,
		doc: 'Whether this kind has a tag.',
	},
} as const;
