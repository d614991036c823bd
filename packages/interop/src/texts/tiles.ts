import { textsOf } from '@tilewright/schema';

const tileTexts = {
	countsOfSet: 'the counts of this set',
	idOfSet: 'the id of this set',
	unfitId: 'a tile without a fit id',
	sameId: 'a tile with the id of another',
	attribute: (name: string): string => `the attribute ${name}`,
	element: (name: string): string => `<${name}>`,
	attributeOf: (o: { name: string; value: string; element: string }): string =>
		`${o.name}="${o.value}" of <${o.element}>`,
	placesOf: (o: { places: string; element: string }): string =>
		`the places "${o.places}" of <${o.element}>`,
	elementOfSet: (name: string): string => `<${name}> of the set`,
	notDescribed: 'a tile of the set that is not described',
	ofOtherPack: 'a tile of another pack in the set',
	packSays: 'Tiles that came from a description for another program.',
	tooDeep: (max: number): string => `more than ${max} elements lie in one another`,
	noElement: 'it holds no element',
} as const;

export const tileWords: typeof tileTexts = textsOf('interop/tiles', tileTexts);
