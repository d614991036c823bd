import { expect, test } from 'vitest';
import {
	faultsOf,
	holdLawOf,
	largestShippedSets,
	lawCount,
	shippedExpansions,
	strangers,
} from './strangers.ts';

test.each([...shippedExpansions, ...strangers])('%s can be played by one seat', (pack) => {
	expect(faultsOf([pack], 1)).toEqual([]);
	for (let law = 0; law < lawCount; law++) holdLawOf([pack], law, 1);
});

test('one seat can play each of the largest sets under a quarter of the laws', () => {
	for (const set of largestShippedSets())
		for (let law = 0; law < lawCount; law += 4) holdLawOf([...strangers, ...set], law, 1);
});
