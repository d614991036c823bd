import { expect, test } from 'vitest';
import type { PlaceView } from '@tilewright/workbench';
import { isRateOfAll, placeOfHalf } from './place-of-half.ts';

const place = (
	path: PlaceView['path'],
	text: string,
	is: PlaceView['is'] = 'value',
): PlaceView => ({
	...{ path, text, is, terms: [], optional: false, of: '', says: '' },
	key: String(path.at(-1)),
});

const places = [
	place(['define', 'rate'], 'complete ? 2 : 1'),
	place(['value', 'tiles', 'count'], 'tiles'),
	place(['value', 'tiles', 'each'], 'rate'),
	place(['value', 'more', 'each'], '1'),
	place(['value', 'more', 'count'], 'sides.size() / 3'),
	place(['value', 'more', 'when'], 'tiles.size() >= 3', 'condition'),
	place(['power'], '1'),
	place(['worth'], 'tiles.size() * 3'),
];

test.each([
	[['define', 'rate'], 'tiles'],
	[['value', 'tiles', 'each'], 'tiles'],
	[['value', 'more', 'each'], 'sides.size() / 3'],
	[['worth'], 'tiles.size() * 3'],
	[['value', 'more', 'when'], undefined],
	[['power'], undefined],
	[['gone'], undefined],
])('half of a number at %j is half of %s', (path, text) => {
	expect(placeOfHalf(places, { path })?.text).toBe(text);
});

test('a rate that several lines pay is the rate of all', () => {
	const rate = { path: ['define', 'rate'] };
	const isOfAll = (all: readonly PlaceView[], nextScale: string | undefined): boolean =>
		isRateOfAll({ places: all, nextScale }, rate);
	const two = [...places, place(['value', 'pennants', 'each'], 'rate')];
	expect(isOfAll(two, 'worth')).toBe(true);
	expect(isOfAll(two, undefined)).toBe(false);
	expect(isOfAll(places, 'worth')).toBe(false);
});
