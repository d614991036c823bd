import { textsOf } from '@tilewright/schema';

const shapeTexts = {
	mapping: 'a mapping',
	list: 'a list',
	text: 'a text',
	whole: 'a whole number',
	scalar: 'a text, number or truth value',
	fraction: 'a number from 0 to below 1',
	atMost: (n: number): string => `one of at most ${n}`,
	fileWithout: (o: { one: string; other: string }): string =>
		`a file without \`${o.one}\` and \`${o.other}\``,
	misshapen: (o: { at: string; expected: string }): string => `${o.at} should be ${o.expected}`,
} as const;

export const shapes: typeof shapeTexts = textsOf('interop/shapes', shapeTexts);
