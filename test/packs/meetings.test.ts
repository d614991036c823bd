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

test('two packs that share state have a rule or a scenario for the pair, with the numbers of its rules', () => {
	const named = pairs.map(({ packs, shared, meetings }) => ({
		pair: packs.join(' '),
		shared,
		meetings,
	}));
	expect(
		named.filter(({ shared, meetings }) => shared.length > 0 && meetings.length === 0),
	).toEqual([]);
	const silent = named.filter(
		({ meetings }) => meetings.length > 0 && meetings.every(({ cites }) => cites.length === 0),
	);
	expect(silent).toEqual([]);
});
