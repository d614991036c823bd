import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedWorkspace } from '../support/packs.ts';
import { meetingsOf, page, pagePath, pairsOfPacks } from './meetings.ts';

const pairs = pairsOfPacks(shippedWorkspace());

test('the page of what expansions do to each other is up to date', async () => {
	// when not: node --conditions=@tilewright/source test/packs/meetings.ts
	expect(readFileSync(pagePath, 'utf8')).toBe(await page(pairs));
});

test('a pair has what a pack says for the other and the scenarios that play both', () => {
	const meetings = meetingsOf(shippedWorkspace().packs);
	const found = meetings.get('count tower')!;
	expect(found).toContainEqual({
		says: 'points for a ransom do not bring a figure into the city',
		cites: ['COC-S26', 'COC-22'],
	});
	expect(meetings.get('tower count')).toBeUndefined();
	expect(meetings.get('gq11 winter')).toBeUndefined();
});

test('the state that two packs share is found without a rule for them', () => {
	const found = new Map(pairs.map((pair) => [pair.packs.join(' '), pair.shared]));
	// a bridge changes roads of which inns ask
	expect(found.get('bridges-castles-and-bazaars inns-and-cathedrals')).toContain('board road');
	expect(found.get('bridges-castles-and-bazaars count')).toContain('value of field');
	expect(found.get('river2 winter')).toEqual([]);
});
