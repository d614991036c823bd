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
		doc: 'A number looked up in steps: `table(n, [2, 5], [0, 1, 3])` is 0 if n is below 2, 1 from 2 on, and 3 from 5 on.',
	},
} as const;
