import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedWorkspace } from '../support/packs.ts';
import { page, pagePath, pairsOfPacks } from './meetings.ts';

const pairs = pairsOfPacks(shippedWorkspace());

test('the page of what expansions do to each other is up to date', async () => {
	// when not: node --conditions=@tilewright/source test/packs/meetings.ts
	expect(readFileSync(pagePath, 'utf8')).toBe(await page(pairs));
});

test('the state that two packs share is found without a rule for them', () => {
	const found = new Map(pairs.map((pair) => [pair.packs.join(' '), pair.shared]));
	// a bridge changes roads of which inns ask
	expect(found.get('bridges-castles-and-bazaars inns-and-cathedrals')).toContain('board road');
	expect(found.get('bridges-castles-and-bazaars count')).toContain('value of field');
	expect(found.get('river2 winter')).toEqual([]);
});
