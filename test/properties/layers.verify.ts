import { expect, test } from 'vitest';
import { holdNamesDecideNothing, demandReportedOrder, layerPairs } from './layers.ts';

test('layers of two packs that do not know each other show no order that is not told', () => {
	const { quiet, reported, seen } = demandReportedOrder(layerPairs);
	expect(quiet).toBeGreaterThan(100);
	expect(reported).toBeGreaterThan(20);
	// for a third of the reported pairs the order does matter
	expect(seen).toBeGreaterThan(reported / 3);
});

test('they make the same game when the packs exchange their names', () => {
	holdNamesDecideNothing(layerPairs);
});
