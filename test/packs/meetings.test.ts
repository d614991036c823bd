import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedWorkspace } from '../support/packs.ts';
import { meetingsOf, page, pagePath } from './meetings.ts';

test('the page of what expansions do to each other is up to date', async () => {
	// when not: node --conditions=@tilewright/source test/packs/meetings.ts
	expect(readFileSync(pagePath, 'utf8')).toBe(await page());
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
