import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/packs.ts';
import { commitSeed, runCampaign, summaryText } from './campaign.ts';
import { packsCampaign } from './packs/main.ts';

/** Every commit tries other games; `TILEWRIGHT_SEED` repeats those of another. */
const seed = Number(process.env['TILEWRIGHT_SEED'] ?? commitSeed());

test.each([
	{ says: '20 games of each pair, in a minute at most', games: 20, together: 0, seconds: 60 },
	{
		says: '200 games of all packs, in half a minute at most',
		games: 0,
		together: 200,
		seconds: 30,
	},
])(
	`a sample of the campaign of packs finds nothing: $says, seed ${seed}`,
	async ({ games, together, seconds }) => {
		const folder = join(root, 'test/campaign/cases');
		const wanted = {
			seed,
			amount: games,
			more: { together },
			names: {},
			folder,
			file: undefined,
			seconds,
		};
		const summary = await runCampaign(packsCampaign(wanted));
		console.log(summaryText(summary));
		expect(summary.failures).toEqual([]);
		expect(summary.skipped).toEqual({});
		expect(summary.counts['games']).toBeGreaterThan(0);
	},
);
