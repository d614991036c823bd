import { expect, test } from 'vitest';
import { placeOfOne } from './place-of-one.ts';

const one = (name: string, text: string, folders: readonly string[] = []): string | undefined => {
	const place = placeOfOne(
		{ [name]: text },
		folders.map((folder) => ({ folder })),
	);
	return place && place.below + place.name;
};

test('a file that comes alone goes where its kind belongs', () => {
	expect(one('x.yaml', 'pack: mine\nformat: 1\n')).toBe('own/mine/pack.yaml');
	expect(one('x.yaml', 'pack: ../../out\n')).toBeUndefined();
	expect(one('long.yaml', 'overlay: long\nformat: 1\n')).toBe('own/house-rules/long.yaml');
	const tiles = 'format: 1\ntiles: {}\n';
	expect(one('t.yaml', tiles, ['data/base', 'own/mine'])).toBe('own/mine/t.yaml');
	expect(one('t.yaml', tiles, ['own/mine', 'own/other'])).toBeUndefined();
	expect(one('own/mine/t.yaml', tiles, ['own/other'])).toBeUndefined();
	expect(placeOfOne({ 'a.yaml': tiles, 'b.yaml': tiles }, [])).toBeUndefined();
});
