import { textsOf } from '@tilewright/schema';

const refusalTexts = {
	noJsonType: 'it is not sent as JSON',
	otherPage: 'it comes from another page',
	tooLarge: 'it is too large',
	tooLargeOrBroken: 'it is too large, or broke off',
	noJson: 'it is no JSON',
	noObject: 'it is no object',
	pathNoText: 'path is no text',
	textNoText: 'text is neither a text nor null',
	baseNoText: 'base is neither a text nor null',
	noLocks: 'the disk knows no locks',
	noSqlite: 'this Node has no SQLite',
	lockNotEmpty: (name: string): string => `${name} is not an empty file`,
} as const;

export const refusals: typeof refusalTexts = textsOf('server/refusals', refusalTexts);
