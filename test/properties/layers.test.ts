import { describe, expect, test } from 'vitest';
import { commitSeed } from '../campaign/campaign.ts';
import {
	holdHiddenIsRefused,
	holdNamesDecideNothing,
	demandReportedOrder,
	layerPairs,
	overridePairs,
} from './layers.ts';

/** One of so many pairs; every commit tries others, and the long tests try all. */
const every = 6;
const start = commitSeed() % every;
const pairs = layerPairs.filter((_, i) => i % every === start);

describe('layers of two packs that do not know each other', () => {
	test('show no order that is not told', () => {
		const { quiet, reported } = demandReportedOrder(pairs);
		expect(quiet + reported).toBeGreaterThan(10);
	});

	test('make the same game when the packs exchange their names', () => {
		const ofOnePlace = pairs.filter(([one, two]) => one.place === two.place);
		const others = pairs.filter(([one, two]) => one.place !== two.place);
		holdNamesDecideNothing([...ofOnePlace, ...others.slice(0, 20)]);
	});

	test('hide no change that is not refused', () => {
		const { refused, shown } = holdHiddenIsRefused(overridePairs);
		expect(refused).toBeGreaterThan(15);
		expect(shown).toBeGreaterThan(15);
	});
});
