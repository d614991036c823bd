export const kindMembers = {
	'kind.has': {
		args: ['tag'],
		returns: 'bool',
		reads: [],
		writtenBy: 'everyone',
		sideLocal: true,
		doc: 'Whether it has a tag.',
	},
} as const;
