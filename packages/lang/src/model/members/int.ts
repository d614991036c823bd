export const intMembers = {
	'min(int,int)': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The smaller of two numbers.',
	},
	'max(int,int)': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'The larger of two numbers.',
	},
	'table(int,ints,ints)': {
		returns: 'int',
		reads: [],
		writtenBy: 'everyone',
		doc: 'table(n, [bounds], [values]): values[0] below the first bound, values[i] from bounds[i-1] on.',
	},
} as const;
