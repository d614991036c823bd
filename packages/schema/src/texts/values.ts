import { textsOf } from './translation.ts';

const valueTexts = {
	object: 'a mapping',
	array: 'a list',
	string: 'a text',
	integer: 'a whole number',
	number: 'a number',
	boolean: 'true or false',
	null: 'nothing',
	expression: 'an expression',
	text: (quoted: string): string => `the text ${quoted}`,
	numberOf: (n: number): string => `the number ${n}`,
	file: 'the file',
	entry: (o: { n: number; list: string | undefined }): string =>
		o.list === undefined ? `entry ${o.n}` : `entry ${o.n} of ${o.list}`,
	givenFirst: 'first given here',
} as const;

export const valueWords: typeof valueTexts = textsOf('schema/values', valueTexts);
