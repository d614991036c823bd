import { expect, test } from 'vitest';
import { Numbers, commitSeed } from './campaign.ts';
import { differenceOf, namePairs, namePlaces } from './fuzz/names.ts';
import { packSeeds, smallPack } from './fuzz/pack-seeds.ts';

const samples = 40;

test('every name that all objects have, at every place of the small pack', () => {
	for (const where of namePlaces(smallPack.files, 'p'))
		for (const pair of namePairs) {
			const difference = differenceOf(smallPack, where, pair);
			expect({ where, pair, difference }).toMatchObject({ difference: undefined });
		}
});

test.each(packSeeds().map((pack) => [pack.name, pack] as const))(
	'names that all objects have, at places of %s',
	(name, pack) => {
		const numbers = new Numbers(commitSeed(), name.length);
		const places = namePlaces(pack.files, 'p');
		for (let i = 0; i < samples; i++) {
			const where = numbers.pick(places);
			const pair = numbers.pick(namePairs);
			const difference = differenceOf(pack, where, pair);
			expect({ where, pair, difference }).toMatchObject({ difference: undefined });
		}
	},
);
