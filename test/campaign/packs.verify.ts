import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/packs.ts';
import { commitSeed, runCampaign, summaryText } from './campaign.ts';
import { packsCampaign } from './packs/main.ts';

/** Every commit tries other games; `TILEWRIGHT_SEED` repeats those of another. */
const seed = Number(process.env['TILEWRIGHT_SEED'] ?? commitSeed());

test.each([
	['50 games of each pair of packs', 50, 0],
	['200 games of all packs together', 0, 200],
])(
	`a sample of the campaign of packs finds nothing: %s, seed ${seed}`,
	async (_, games, together) => {
		const folder = join(root, 'test/campaign/cases');
		const wanted = { seed, amount: games, more: { together }, folder };
		const summary = await runCampaign(
			packsCampaign({ ...wanted, file: undefined, seconds: undefined }),
		);
		console.log(summaryText(summary));
		expect(summary.failures).toEqual([]);
		expect(summary.done).toBe(true);
		expect(summary.skipped).toEqual({});
	},
);
