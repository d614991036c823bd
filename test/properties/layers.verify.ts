import { expect, test } from 'vitest';
import { holdNamesDecideNothing, holdOrderIsTold, layerPairs } from './layers.ts';

test('layers of two packs that do not know each other show no order that is not told', () => {
	const { quiet, told, seen } = holdOrderIsTold(layerPairs);
	expect(quiet).toBeGreaterThan(100);
	expect(told).toBeGreaterThan(20);
	// the findings are not all caution
	expect(seen).toBeGreaterThan(told / 3);
});

test('they make the same game when the packs exchange their names', () => {
	holdNamesDecideNothing(layerPairs);
});
