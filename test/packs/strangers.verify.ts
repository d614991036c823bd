import { expect, test } from 'vitest';
import { longPartOf } from '../support/part.ts';
import {
	faultsOf,
	holdLawOf,
	largestShippedSets,
	lawCount,
	shippedExpansions,
	strangers,
} from './strangers.ts';

const meetings = strangers.flatMap((stranger) =>
	shippedExpansions.map((shipped) => [stranger, shipped] as const),
);

test.each(longPartOf(meetings, 2))(
	'%s and the shipped %s play together under two laws',
	(stranger, shipped) => {
		expect(faultsOf([stranger, shipped])).toEqual([]);
		for (let game = 0; game < 2; game++) holdLawOf([stranger, shipped], game);
	},
);

test('all strangers and all shipped expansions play together under every law', () => {
	for (const set of largestShippedSets())
		for (let law = 0; law < lawCount; law++) holdLawOf([...strangers, ...set], law);
});
