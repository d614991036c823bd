import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedFiles } from '../support/packs.ts';
import { differencesOf } from './differences.ts';
import { conformanceLogs, families } from './logs.ts';
import { page, pagePath } from './page.ts';

const data = shippedFiles()
	.map(({ bytes }) => new TextDecoder().decode(bytes))
	.join('\n');

describe.each(families())('departures of %s', (family) => {
	test('are of games that are kept, and each has a rule of the packs', async () => {
		const games = await conformanceLogs(family);
		for (const { recording, step, rule } of await differencesOf(family)) {
			expect(games.has(recording), recording).toBe(true);
			expect(new RegExp(`\\b${rule}\\b`).test(data), `${recording} ${step}: ${rule}`).toBe(true);
		}
	});
});

test('the page of departures is up to date', async () => {
	// when not: node --conditions=@tilewright/source test/conformance/page.ts
	expect(readFileSync(pagePath, 'utf8')).toBe(await page());
});
