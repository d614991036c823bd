import { describe, expect, test } from 'vitest';
import {
	holdHiddenIsRefused,
	holdNamesDecideNothing,
	demandReportedOrder,
	layerPairs,
	overridePairs,
} from './layers.ts';
import { sampleOf } from '../support/sample.ts';

// all of them: layers.verify.ts
const pairs = sampleOf(layerPairs, 8);

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
