import { textsOf } from '@tilewright/schema';

const expectedTexts = {
	colour: 'a colour #rrggbb, or one for light and one for dark',
	place: 'a tile and a place on it',
	name: 'a name',
	names: 'a list of names',
	number: (o: { from: number; to: number }): string => `a number from ${o.from} to ${o.to}`,
	twoNumbers: (o: { from: number; to: number }): string => `two numbers from ${o.from} to ${o.to}`,
	numbers: 'a list of numbers',
	faces: 'glyphs by face',
	pattern: 'glyphs, size and gap',
	oneOf: (keys: readonly string[]): string => `one of ${keys.join(', ')}`,
	layers: (max: number): string => `a list of up to ${max} layers`,
	path: 'path data',
} as const;

export const expected: typeof expectedTexts = textsOf('art/looks', expectedTexts);
