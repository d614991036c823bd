import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/packs.ts';
import { commitSeed, runCampaign, summaryText } from './campaign.ts';
import { diskNames } from './studio/disks.ts';
import { studioCampaign } from './studio/main.ts';

const seed = commitSeed();

test.each([
	['kills', 20],
	['disks', diskNames.length],
	['entries', 40],
])('a sample of the campaign of %s finds nothing', async (unit, amount) => {
	const folder = join(root, 'test/campaign/cases');
	const wanted = { seed, amount, folder, file: undefined, seconds: undefined };
	const summary = await runCampaign(studioCampaign(unit, wanted));
	console.log(summaryText(summary));
	expect(summary.failures).toEqual([]);
});
